import { getSession, tabStorage } from "@listwise/shared-auth";

/** Keys are per user, so that one user's dismissals don't affect the next user of this tab. */
const getStorageKey = () => `limit-warnings-${getSession().user?.id ?? 0}`;

/** Returns the features whose warning was seen or dismissed in this session. */
export function getSuppressed(): ReadonlySet<string> {
  const stored = tabStorage.getJson(getStorageKey());
  return new Set(Array.isArray(stored) ? stored.filter((key) => typeof key === "string") : []);
}

export function suppress(features: readonly string[]): void {
  tabStorage.setJson(getStorageKey(), [...new Set([...getSuppressed(), ...features])]);
}
