// One hot-reload runtime for the whole page: all bundles use the copy of the first one that loads.
const key = Symbol.for("listwise.react-refresh.v1");

globalThis[key] ??= require("react-refresh-itself");

module.exports = globalThis[key];
