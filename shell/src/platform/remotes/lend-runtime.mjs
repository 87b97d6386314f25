// Puts the federation runtime where the bundles of remotes look for it, so that they need not bring their own. Stands in
// for the federation package's own plugin, which lends the whole runtime, loading of remotes included.
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  helpers,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from "federation-runtime-core";

const lent = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  helpers,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

export default function lendRuntime() {
  return {
    name: "listwise-lend-runtime",
    beforeInit(args) {
      globalThis._FEDERATION_RUNTIME_CORE = lent;
      return args;
    },
  };
}
