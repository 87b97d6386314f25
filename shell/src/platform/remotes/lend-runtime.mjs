// Puts the federation runtime where the bundles of remotes look for it, so that none carries its own. Each bundle makes
// a copy of this object and an instance of its own; what is lent keeps nothing.
import { createInstance, getInstance } from "@module-federation/enhanced/runtime";
import federation from "federation-bundler-runtime";
import { initContainerEntry } from "federation-container-entry";

/** The instance of a bundle: one for each name, which is one for each build of a remote. */
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
