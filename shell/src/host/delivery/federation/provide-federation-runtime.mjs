// Provides the federation runtime to the bundles of remotes, so that none includes its own. Each bundle
// copies this object and creates its own instance; the provided object is stateless.
import { createInstance, getInstance } from "@module-federation/enhanced/runtime";
import federation from "federation-bundler-runtime";
import { initContainerEntry } from "federation-container-entry";

/** Returns the instance with the bundle's name, which is unique per build of a remote, creating it if needed. */
function init(options) {
  const known = getInstance(({ name }) => name === options.name);
  if (!known) return createInstance(options);
  known.initOptions(options);
  return known;
}

globalThis[Symbol.for("listwise.federation.v1")] = {
  ...federation,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
  runtime: { init },
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
};
