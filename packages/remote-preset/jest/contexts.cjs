// jest-circus enables an AsyncLocalStorage for each test file and leaves it enabled, which slows down every promise of all
// later files in the worker. Both environments disable the storages of a file when it ends.
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
