// For the tools of the repository that this package comes from. Anything here may change in any version.
export { assertPortFree } from "./assert-port-free.mjs";
export { createBase, createFederation } from "./base.mjs";
export { createDevServerOptions } from "./dev-server-options.mjs";
export { ReleasePlugin } from "./release-plugin.mjs";

/** @typedef {import("./base.mjs").BundleConfig} BundleConfig */
