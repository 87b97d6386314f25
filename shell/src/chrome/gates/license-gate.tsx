import { useDeferredValue, useEffect, type ReactNode } from "react";
import { LoadingOverlay } from "../loading/loading-overlay";
import { useLasting } from "../loading/use-lasting";
import { LicenseDisabled } from "./license-disabled";
import { followLicense, useLicenseStore } from "./license";

const OVERLAY_AFTER_MS = 300;

/** Shows the site when it may run, else the screen that says it may not. */
export function LicenseGate({ children }: { children: ReactNode }) {
  useEffect(followLicense, []);
  const status = useLicenseStore((state) => state.status);
  // The site behind it is rendered in steps; that there is none shows at once.
  const shown = useDeferredValue(status);
  const long = useLasting(status === "checking", OVERLAY_AFTER_MS);
  if (status === "disabled") return <LicenseDisabled />;
  if (status === "checking" || shown === "checking") return long ? <LoadingOverlay /> : null;
  return children;
}
