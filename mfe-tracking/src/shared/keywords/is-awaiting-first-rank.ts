import type { KeywordEntry } from "./keywords.api";

const FIRST_RANK_TIMEOUT_MS = 60_000;

/** Returns true for a keyword that was added less than a minute ago and has no rank yet. */
export function isAwaitingFirstRank(
  keyword: Pick<KeywordEntry, "best" | "createdAt">,
  now = Date.now(),
): boolean {
  const unchecked = (keyword.best?.currentRank ?? null) === null;
  return unchecked && now - Date.parse(keyword.createdAt) < FIRST_RANK_TIMEOUT_MS;
}
