import { storage } from "@listwise/shared-auth";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { useSiteConfig } from "./use-site-config";

const KEY = "betaActive";

function parseSwitch(parameter: string | null): string | null {
  if (parameter === "1") return "true";
  return parameter === "0" ? "false" : null;
}

/** Returns true in beta mode: `?beta=1|0` switches it for this browser, else the configuration decides. */
export function useBeta(): boolean {
  const [search] = useSearchParams();
  const asked = parseSwitch(search.get("beta"));
  const configured = useSiteConfig().get("beta.enabled");
  useEffect(() => {
    if (asked) storage.set(KEY, asked);
  }, [asked]);
  return (asked ?? storage.get(KEY) ?? configured) === "true";
}
