import { siteEndpoints, type Guard } from "@listwise/contracts";
import { ApiError, call, guardRoute, log, setLicenseOk, type Decision } from "@listwise/shared-auth";
import { create } from "zustand";

const TIMEOUT_MS = 2_000;

/** Whether this installation may run. */
export const useLicenseStore = create<{ status: "checking" | "ok" | "disabled" }>(() => ({
  status: "checking",
}));

async function mayRun(): Promise<boolean> {
  try {
    const { ok, killSwitch } = await call(siteEndpoints.license, { timeoutMs: TIMEOUT_MS });
    return ok && !killSwitch;
  } catch (problem) {
    log.warn("the licence could not be checked", problem);
    // No answer in time is no refusal; an answer that is an error, or not an answer, is one.
    return problem instanceof ApiError && (problem.code === "TIMEOUT" || problem.code === "NETWORK");
  }
}

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
