import { createJestConfig } from "../jest.base.mjs";

export default createJestConfig({ browser: true, setup: ["<rootDir>/src/testing/setup.ts"] });
