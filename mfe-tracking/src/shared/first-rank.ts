import type { UserKeyword } from "@listwise/contracts";

const EXPECTED_WITHIN_MS = 60_000;

/** Added a moment ago and not looked up yet: its first ranking is under way. */
export function isAwaitingFirstRank(keyword: UserKeyword, now = Date.now()): boolean {
  const unchecked = (keyword.best?.currentRank ?? null) === null;
  return unchecked && now - Date.parse(keyword.createdAt) < EXPECTED_WITHIN_MS;
}
