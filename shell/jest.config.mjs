import { createJestConfig } from "../jest.base.mjs";

export default {
  ...createJestConfig({ browser: true, setup: ["@listwise/shared-ui/testing/setup"] }),
  // What it lends exists in a webpack build alone.
  moduleNameMapper: { "/lend-runtime\\.mjs$": "<rootDir>/src/platform/testing/nothing-lent.ts" },
};
