import { useDeferredValue, useEffect, type ReactNode } from "react";
import { LoadingOverlay } from "../loading/loading-overlay";
import { useLasting } from "../loading/use-lasting";
import { LicenseDisabled } from "./license-disabled";
import { followLicense, useLicenseStore } from "./license";

const OVERLAY_AFTER_MS = 300;

/** Renders the site if the license is valid, else the screen for a disabled site. */
export function LicenseGate({ children }: { children: ReactNode }) {
  useEffect(followLicense, []);
  const status = useLicenseStore((state) => state.status);
  // Deferred, so that the site renders in interruptible steps while a disabled site shows immediately.
  const shown = useDeferredValue(status);
  const long = useLasting(status === "checking", OVERLAY_AFTER_MS);
  if (status === "disabled") return <LicenseDisabled />;
  if (status === "checking" || shown === "checking") return long ? <LoadingOverlay /> : null;
  return children;
}
