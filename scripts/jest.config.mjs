import { createJestConfig } from "../jest.base.mjs";

const { transform, testTimeout } = createJestConfig({ browser: true });

export default {
  testEnvironment: "node",
  testMatch: ["<rootDir>/lib/**/*.test.mjs"],
  transform,
  testTimeout,
};
