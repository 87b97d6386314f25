// A page in jsdom, with fetch and streams kept from Node.
const FixedJsdomEnvironment = require("jest-fixed-jsdom");
const { endContexts } = require("./contexts.cjs");

module.exports = class BrowserEnvironment extends FixedJsdomEnvironment {
  async teardown() {
    await super.teardown();
    endContexts();
  }
};
