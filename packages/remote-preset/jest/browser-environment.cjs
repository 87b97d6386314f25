// Test environment with jsdom that keeps fetch and streams from Node.
const FixedJsdomEnvironment = require("jest-fixed-jsdom");
const { endContexts } = require("./contexts.cjs");
const { installVisibilityStyles } = require("./visibility-styles.cjs");

module.exports = class BrowserEnvironment extends FixedJsdomEnvironment {
  async setup() {
    await super.setup();
    installVisibilityStyles(this.global);
  }

  async teardown() {
    await super.teardown();
    endContexts();
  }
};
