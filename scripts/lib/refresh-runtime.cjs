// One hot-reload runtime for the whole page: each bundle meets the copy that the first one left.
const key = Symbol.for("listwise.react-refresh.v1");

globalThis[key] ??= require("../../node_modules/react-refresh/cjs/react-refresh-runtime.development.js");

module.exports = globalThis[key];
