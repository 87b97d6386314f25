// One hot-reload runtime for the whole page: all bundles use the copy of the first one that loads.
const key = Symbol.for("listwise.react-refresh.v1");

function createRuntime() {
  const runtime = require("react-refresh-itself");
  // The shell of a production site has already started, with a React that cannot refresh. No module may then accept its own
  // update, so that updates reach the modules that the remote exposes (hot-lifecycles-loader.mjs).
  const cannotRefresh = Symbol.for("listwise.integrity.v1") in globalThis;
  return cannotRefresh ? { ...runtime, isLikelyComponentType: () => false } : runtime;
}

globalThis[key] ??= createRuntime();

module.exports = globalThis[key];
