import type { DiscoveredKeyword } from "@listwise/contracts/keywords";
import type { AppContext } from "../../../infra/context";
import { DAY_MS } from "../../../infra/durations";
import { findCheckedBefore, findCheckStates } from "../../crawls";
import { getStore, type Market } from "../../store";
import type { ScoredKeyword } from "./score-keywords";

/** Discovered keyword without the state of its check. */
export type Figures = Omit<DiscoveredKeyword, "checking" | "failedAt">;

/** Returns the texts of keywords whose first check was after `sinceMs`; none without it, or if checks from then are deleted. */
export async function findFirstChecked(
  ctx: AppContext,
  country: string,
  scored: readonly ScoredKeyword[],
  sinceMs: number | undefined,
): Promise<ReadonlySet<string>> {
  const keptSinceMs = Date.now() - ctx.config.crawlArchiveDays * DAY_MS;
  if (sinceMs === undefined || sinceMs < keptSinceMs) return new Set();
  const later = scored.flatMap(({ snapshot }) =>
    snapshot && snapshot.checkedAt > sinceMs ? [snapshot] : [],
  );
  const ids = later.map(({ keywordId }) => keywordId);
  const before = await findCheckedBefore(ctx.db, { source: getStore(ctx).name, country }, ids, sinceMs);
  return new Set(later.flatMap(({ keywordId, text }) => (before.has(keywordId) ? [] : [text])));
}

/**
 * Returns a function that adds to a keyword whether its check is under way, or when it failed. Call this before the figures
 * are read: a check that ends in between then still counts as under way, and pages ask for its figures again.
 */
export async function loadChecks(ctx: AppContext, market: Market, texts: readonly string[]) {
  const states = await findCheckStates(ctx.db, texts, market);
  return <Row extends { keyword: string }>(
    figures: Row,
  ): Row & Pick<DiscoveredKeyword, "checking" | "failedAt"> => {
    const state = states.get(figures.keyword);
    const checking = state?.isChecking ?? false;
    return { ...figures, checking, failedAt: (!checking && state?.failedAt?.toISOString()) || null };
  };
}
