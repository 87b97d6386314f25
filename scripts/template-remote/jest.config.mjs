import { createJestConfig } from "../jest.base.mjs";

export default createJestConfig({ browser: true, setup: ["<rootDir>/../shared-ui/src/testing/setup.ts"] });
