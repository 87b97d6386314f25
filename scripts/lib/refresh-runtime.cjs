// One hot-reload runtime for the whole page: all bundles use the copy of the first one that loads.
const key = Symbol.for("listwise.react-refresh.v1");

globalThis[key] ??= require("../../node_modules/react-refresh/cjs/react-refresh-runtime.development.js");

module.exports = globalThis[key];
