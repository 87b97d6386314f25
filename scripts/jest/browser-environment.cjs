// Test environment with jsdom that keeps fetch and streams from Node.
const FixedJsdomEnvironment = require("jest-fixed-jsdom");
const { endContexts } = require("./contexts.cjs");

module.exports = class BrowserEnvironment extends FixedJsdomEnvironment {
  async teardown() {
    await super.teardown();
    endContexts();
  }
};
