import type { EarlierRank } from "@listwise/contracts/keywords";
import type { AppContext } from "../../infra/context";
import { findTracked, listKeywords, type TrackedKeyword } from "../keywords";
import { loadRanksByDay } from "../portfolio";
import { resolveListApp } from "../workspace";
import { groupBy } from "../../infra/group-by";
import { loadDay } from "./load-day";

/** Ranks of list entries on a UTC day. `firstDay` is the first one of the plan's history, `null` if it is unlimited. */
export interface RanksOnDay {
  data: EarlierRank[];
  day: string;
  firstDay: string | null;
}

/** Returns the entries with the app whose rank a table shows: that of the list, or the best-ranked one. */
async function findRankedApps(ctx: AppContext, userId: number, entries: readonly TrackedKeyword[]) {
  const best = new Map<number, number | null>();
  if (entries.some(({ appId }) => appId === null)) {
    for (const one of await listKeywords(ctx, userId)) best.set(one.id, one.best?.appId ?? null);
  }
  return entries.map((entry) => ({ ...entry, rankedApp: entry.appId ?? best.get(entry.id) ?? null }));
}

/**
 * Loads the ranks that the entries of an app's list, or without an app those of all lists, had on a UTC day. As on the
 * dashboard, a rank counts until the next check, for at most the plan's interval between checks. A day before the plan's
 * history becomes its first day.
 *
 * @throws NOT_FOUND if the user does not track the app
 */
export async function loadRanksOn(
  ctx: AppContext,
  userId: number,
  { appId, day: asked }: { appId?: number | undefined; day: string },
): Promise<RanksOnDay> {
  if (appId !== undefined) await resolveListApp(ctx.db, userId, appId);
  const [tracked, { day, history, firstDay }] = await Promise.all([
    findTracked(ctx.db, userId),
    loadDay(ctx, userId, asked),
  ]);
  const listed = tracked.filter((entry) => appId === undefined || entry.appId === appId);
  const entries = await findRankedApps(ctx, userId, listed);
  const ranks = new Map<number, number | null>();
  for (const group of groupBy(entries, ({ rankedApp, country }) => `${rankedApp} ${country}`).values()) {
    const [first] = group;
    if (!first || first.rankedApp === null) continue;
    const place = { appId: first.rankedApp, country: first.country };
    const ids = group.map(({ keywordId }) => keywordId);
    const found = await loadRanksByDay(ctx, place, ids, history);
    group.forEach(({ id }, index) => ranks.set(id, found[index]?.[0] ?? null));
  }
  return {
    data: entries.map(({ id }) => ({ id, rank: ranks.get(id) ?? null })),
    day,
    firstDay,
  };
}
