import type { AppContext } from "../../infra/context";
import { formatDay, listDays, loadValidDays } from "../analytics";
import { findRanksOfApps } from "../crawls";
import { loadLimit } from "../limits";
import { getStore } from "../store";
import { carryForward } from "./rank-figures";

const DAY_MS = 86_400_000;

/** UTC days of a range until today, and for how many of them a rank stays valid without a check. */
export interface History {
  days: string[];
  carryDays: number;
  /** Days of history in the plan; infinite if unlimited. */
  historyDays: number;
}

/**
 * Returns the last `days` UTC days and today, limited by the user's plan. A rank stays valid for the plan's interval
 * between checks, rounded up to whole days.
 */
export async function loadHistory(ctx: AppContext, userId: number, days: number): Promise<History> {
  const [historyDays, carryDays] = await Promise.all([
    loadLimit(ctx.db, userId, "keyword_history_days"),
    loadValidDays(ctx, userId),
  ]);
  const first = new Date(Date.now() - Math.min(days, historyDays) * DAY_MS);
  return {
    days: listDays(formatDay(first), formatDay(new Date())),
    historyDays,
    carryDays,
  };
}

/** Loads the ranks of an app by day for each of the keywords, in their order. */
export async function loadRanksByDay(
  ctx: AppContext,
  { appId, country }: { appId: number; country: string },
  keywordIds: readonly number[],
  history: History,
): Promise<(number | null)[][]> {
  const [ranks = []] = await loadRanksOfApps(ctx, country, [{ appId, keywordIds }], history);
  return ranks;
}

/** Loads {@link loadRanksByDay} of several apps, in their order. */
export async function loadRanksOfApps(
  ctx: AppContext,
  country: string,
  lists: readonly { appId: number; keywordIds: readonly number[] }[],
  { days, carryDays }: History,
): Promise<(number | null)[][][]> {
  const wanted = lists.map(({ appId, keywordIds }) => ({
    appId,
    keywords: keywordIds.map((keywordId) => ({ keywordId, country })),
  }));
  const first = Date.parse(days[0] ?? formatDay(new Date()));
  const found = await findRanksOfApps(ctx.db, getStore(ctx).name, wanted, {
    since: formatDay(new Date(first - carryDays * DAY_MS)),
    days: carryDays + days.length,
  });
  return found.map((trends) => trends.map((ranks) => carryForward(ranks, carryDays)));
}
