import type { Guard } from "@listwise/contracts/remotes";
import {
  getSession,
  guardRoute,
  isLicensed,
  onLicenseLost,
  setLicenseOk,
  tabStorage,
  type Decision,
} from "@listwise/shared-auth";
import { create } from "zustand";
import { fetchLicenseValidity } from "./fetch-license-validity";

/** State of the license check. */
export const useLicenseStore = create<{ status: "checking" | "ok" | "disabled" }>(() => ({
  status: "checking",
}));

const SIGN_IN_KEY = "signInWhileOff";
const SIGN_IN_PATH = "/login";

/** Opens the sign-in page although the site is off, for a superadmin who turns it on again. */
export function openSignIn(): void {
  tabStorage.set(SIGN_IN_KEY, "1");
  window.location.assign(SIGN_IN_PATH);
}

/** Returns true while this tab shows the sign-in page of a site that is off. */
export function isSignInOpen(path: string): boolean {
  return path === SIGN_IN_PATH && getSession().user === null && tabStorage.get(SIGN_IN_KEY) !== null;
}

function setLicense(ok: boolean): void {
  if (ok) tabStorage.remove(SIGN_IN_KEY);
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
  if (isSignInOpen(path.split(/[?#]/)[0] ?? path)) return { allow: true };
  return guardRoute(kind, path);
}
