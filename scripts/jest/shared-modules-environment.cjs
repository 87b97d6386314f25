// Test environment for files whose modules are loaded outside the sandbox. Both sides share the built-in classes, so that
// `instanceof` and `expect.any(Date)` work across them.
const { TestEnvironment } = require("jest-environment-node");
const { endContexts } = require("../../packages/remote-preset/jest/contexts.cjs");

const CLASSES = [
  "Date",
  "Promise",
  "Map",
  "Set",
  "RegExp",
  "Error",
  "RangeError",
  "SyntaxError",
  "TypeError",
];

module.exports = class SharedModulesEnvironment extends TestEnvironment {
  constructor(...options) {
    super(...options);
    for (const name of CLASSES) this.global[name] = globalThis[name];
  }

  async teardown() {
    await super.teardown();
    endContexts();
  }
};
