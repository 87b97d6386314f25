import type { Guard } from "@listwise/contracts";
import { ApiError, guardRoute, queryClient, setLicenseOk, type Decision } from "@listwise/shared-auth";
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

async function check(): Promise<void> {
  know(await mayRun());
}

function hear(problem: unknown): void {
  if (problem instanceof ApiError && problem.code === "LICENSE_DISABLED") know(false);
}

/** Disables the page as soon as any answer says that the licence is gone. Returns the way to stop listening. */
export function followLicense(): () => void {
  const stops = [
    queryClient.getQueryCache().subscribe(({ query }) => hear(query.state.error)),
    queryClient.getMutationCache().subscribe(({ mutation }) => hear(mutation?.state.error)),
  ];
  return () => {
    stops.forEach((stop) => stop());
  };
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
