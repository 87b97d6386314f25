import { createJestConfig } from "../jest.base.mjs";

export default {
  ...createJestConfig({ browser: false }),
  globalSetup: "<rootDir>/src/testing/global-setup.ts",
  globalTeardown: "<rootDir>/src/testing/global-teardown.ts",
};
