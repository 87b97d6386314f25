import { createJestConfig } from "../jest.base.mjs";

// The modules are loaded by Node itself, because they are ES modules that use `import.meta` and load others by URL.
export default {
  ...createJestConfig({ browser: false }),
  testMatch: ["<rootDir>/{lib,bench,mutate}/**/*.test.mjs"],
};
