import { getSession, tabStorage } from "@listwise/shared-auth";

/** Per user: what was put away by one says nothing to the next who signs in here. */
const keyOf = () => `limit-warnings-${getSession().user?.id ?? 0}`;

/** Features whose warning was seen or put away in this session. */
export function suppressed(): ReadonlySet<string> {
  const stored = tabStorage.getJson(keyOf());
  return new Set(Array.isArray(stored) ? stored.filter((key) => typeof key === "string") : []);
}

export function suppress(features: readonly string[]): void {
  tabStorage.setJson(keyOf(), [...new Set([...suppressed(), ...features])]);
}
