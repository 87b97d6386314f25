import { useSession } from "@listwise/shared-auth";
import { useDeferredValue, useEffect, type ReactNode } from "react";
import { LoadingOverlay } from "../loading/loading-overlay";
import { useDelayedFlag } from "../loading/use-delayed-flag";
import { LicenseDisabled } from "./license-disabled";
import { isSignInOpen, watchLicense, useLicenseStore } from "./license";

const OVERLAY_AFTER_MS = 300;

/** Renders the site if the license is valid, else the screen for a disabled site. */
export function LicenseGate({ children }: { children: ReactNode }) {
  useEffect(watchLicense, []);
  const status = useLicenseStore((state) => state.status);
  // Deferred, so that the site renders in interruptible steps while a disabled site shows immediately.
  const shown = useDeferredValue(status);
  const long = useDelayedFlag(status === "checking", OVERLAY_AFTER_MS);
  // Rendered again once the superadmin has signed in.
  useSession((session) => session.status);
  if (status === "disabled" && !isSignInOpen(window.location.pathname)) return <LicenseDisabled />;
  if (status === "checking" || shown === "checking") return long ? <LoadingOverlay /> : null;
  return children;
}
