import type { Guard } from "@listwise/contracts";
import { guardRoute, licenseOk, onLicenseLost, setLicenseOk, type Decision } from "@listwise/shared-auth";
import { create } from "zustand";
import { mayRun } from "./may-run";

/** Whether this installation may run. */
export const useLicenseStore = create<{ status: "checking" | "ok" | "disabled" }>(() => ({
  status: "checking",
}));

function know(ok: boolean): void {
  setLicenseOk(ok);
  useLicenseStore.setState({ status: ok ? "ok" : "disabled" });
}

/** Disables the page as soon as any call is told that the licence is gone. Returns the way to stop listening. */
export function followLicense(): () => void {
  return onLicenseLost(() => {
    know(false);
  });
}

async function check(): Promise<void> {
  const ok = await mayRun();
  // A call that was refused meanwhile knows better than a status that was asked for before it.
  know(ok && licenseOk());
}

let checked: Promise<void> | undefined;

/** Asks for the licence once per page. */
export function checkLicense(): Promise<void> {
  checked ??= check();
  return checked;
}

/** The guard of every route: nothing is decided, and nothing loaded, before the licence is known. */
export async function siteGuard(kind: Guard, path: string): Promise<Decision> {
  await checkLicense();
  return guardRoute(kind, path);
}
