import type { ModuleFederationRuntimePlugin } from "@module-federation/enhanced/runtime";
import { approveScript } from "./integrity";

/** Makes the federation runtime load a remote's entry like every other script: known, hashed, and trusted by name. */
export function integrityRuntimePlugin(timeout: number): ModuleFederationRuntimePlugin {
  return {
    name: "listwise-integrity",
    createScript({ url }) {
      const { trusted, integrity } = approveScript(url);
      const script = document.createElement("script");
      script.src = trusted;
      script.integrity = integrity;
      script.crossOrigin = "anonymous";
      script.async = true;
      return { script, timeout };
    },
  };
}
