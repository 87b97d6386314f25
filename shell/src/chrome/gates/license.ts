import type { Guard } from "@listwise/contracts";
import { guardRoute, setLicenseOk, type Decision } from "@listwise/shared-auth";
import { create } from "zustand";
import { mayRun } from "./may-run";

/** Whether this installation may run. */
export const useLicenseStore = create<{ status: "checking" | "ok" | "disabled" }>(() => ({
  status: "checking",
}));

async function check(): Promise<void> {
  const ok = await mayRun();
  setLicenseOk(ok);
  useLicenseStore.setState({ status: ok ? "ok" : "disabled" });
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
