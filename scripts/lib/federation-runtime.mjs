// One federation runtime per page: the shell bundles the required parts of it, and remotes use the shell's copy.
import { createRequire } from "node:module";
import path from "node:path";
import { root } from "./packages.mjs";

const require = createRequire(path.join(root, "shell/package.json"));

// Resolves the ES modules, which can be tree-shaken.
const enhanced = require.resolve("@module-federation/enhanced");
const federationFile = (/** @type {string[]} */ ...parts) =>
  parts
    .reduce((from, part) => createRequire(from).resolve(`@module-federation/${part}`), enhanced)
    .replace(/\.cjs$/, ".js");
const bundlerRuntime = federationFile("runtime-tools", "webpack-bundler-runtime");
const runtimeCore = federationFile("runtime-tools", "runtime", "runtime-core");
const sdk = federationFile("runtime-tools", "runtime", "runtime-core", "sdk");
const loading = [
  ...["load", "manifest", "preload"].map((part) =>
    path.join(path.dirname(runtimeCore), "utils", `${part}.js`),
  ),
  path.join(path.dirname(sdk), "dom.js"),
];
const resolveReplacement = (/** @type {string} */ file) =>
  path.join(root, "shell/src/host/delivery/federation", file);
const texts = path.join(path.dirname(federationFile("runtime-tools", "runtime", "error-codes")), "desc.mjs");
/** Webpack aliases of the shell for the runtime: they drop remote loading and messages, and name the used parts. */
export const federationRuntimeAliases = {
  ...Object.fromEntries(loading.map((file) => [file, resolveReplacement("no-remotes.mjs")])),
  [texts]: resolveReplacement("no-texts.mjs"),
  [path.join(path.dirname(bundlerRuntime), "init.js")]: resolveReplacement("init-bundle.mjs"),
  "federation-bundler-runtime$": bundlerRuntime,
  "federation-semver$": path.join(path.dirname(runtimeCore), "utils/semver/index.js"),
  "federation-container-entry$": path.join(path.dirname(bundlerRuntime), "initContainerEntry.js"),
};
