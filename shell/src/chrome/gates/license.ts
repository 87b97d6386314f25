import type { Guard } from "@listwise/contracts/remotes";
import { guardRoute, isLicensed, onLicenseLost, setLicenseOk, type Decision } from "@listwise/shared-auth";
import { create } from "zustand";
import { fetchLicenseValidity } from "./fetch-license-validity";

/** State of the license check. */
export const useLicenseStore = create<{ status: "checking" | "ok" | "disabled" }>(() => ({
  status: "checking",
}));

function setLicense(ok: boolean): void {
  setLicenseOk(ok);
  useLicenseStore.setState({ status: ok ? "ok" : "disabled" });
}

/** Disables the page as soon as any call receives `LICENSE_DISABLED`. Returns a function that unsubscribes. */
export function watchLicense(): () => void {
  return onLicenseLost(() => {
    setLicense(false);
  });
}

async function loadLicense(): Promise<void> {
  const ok = await fetchLicenseValidity();
  // A call rejected meanwhile is newer than this status.
  setLicense(ok && isLicensed());
}

let pendingCheck: Promise<void> | undefined;

/** Checks the license once per page. */
export function checkLicense(): Promise<void> {
  pendingCheck ??= loadLicense();
  return pendingCheck;
}

/** Guard of every route. Waits for the license check before deciding or loading anything. */
export async function siteGuard(kind: Guard, path: string): Promise<Decision> {
  await checkLicense();
  return guardRoute(kind, path);
}
