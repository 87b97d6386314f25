import type { Guard } from "@listwise/contracts";
import { guardRoute, licenseOk, onLicenseLost, setLicenseOk, type Decision } from "@listwise/shared-auth";
import { create } from "zustand";
import { mayRun } from "./may-run";

/** State of the license check. */
export const useLicenseStore = create<{ status: "checking" | "ok" | "disabled" }>(() => ({
  status: "checking",
}));

function know(ok: boolean): void {
  setLicenseOk(ok);
  useLicenseStore.setState({ status: ok ? "ok" : "disabled" });
}

/** Disables the page as soon as any call receives `LICENSE_DISABLED`. Returns a function that unsubscribes. */
export function followLicense(): () => void {
  return onLicenseLost(() => {
    know(false);
  });
}

async function check(): Promise<void> {
  const ok = await mayRun();
  // A call rejected meanwhile is newer than this status.
  know(ok && licenseOk());
}

let checked: Promise<void> | undefined;

/** Checks the license once per page. */
export function checkLicense(): Promise<void> {
  checked ??= check();
  return checked;
}

/** Guard of every route. Waits for the license check before deciding or loading anything. */
export async function siteGuard(kind: Guard, path: string): Promise<Decision> {
  await checkLicense();
  return guardRoute(kind, path);
}
