import { createJestConfig } from "../jest.base.mjs";

export default createJestConfig({ browser: true, setup: ["@listwise/shared-ui/testing/setup"] });
