// jest-circus enables an AsyncLocalStorage for each test file and leaves it enabled: every promise of all later files of the
// worker pays for it. Both environments end those of a file with it.
const hooks = require("node:async_hooks");

const contexts = new Set();

hooks.AsyncLocalStorage = class extends hooks.AsyncLocalStorage {
  constructor(...options) {
    super(...options);
    contexts.add(this);
  }
};

exports.endContexts = () => {
  for (const context of contexts) context.disable();
  contexts.clear();
};
