import { roundToTenth } from "@listwise/aso-core/text";
import { computeVisibility, computeVisibilityShare, type ListedKeyword } from "@listwise/aso-core/visibility";
import type { AppSummary, TrackedApp } from "@listwise/contracts/apps";
import type { VisibilityRow } from "@listwise/contracts/portfolio";
import type { AppContext } from "../../infra/context";
import { findCurrentRanks } from "../crawls";
import { findComparedKeywords } from "../keywords";
import { findPopularities } from "../research";
import { getStore } from "../store";
import { loadRanksByDay, type History } from "./load-history";
import type { KeywordSeries } from "./rank-figures";

/**
 * Returns the apps with which an app is compared: an own app's competitors; for another app, also the apps that it
 * competes with and their competitors.
 */
export function findRivals(
  { app, relation }: TrackedApp,
  links: readonly { appId: number; competitorId: number }[],
): Set<number> {
  const owners =
    relation === "own"
      ? []
      : links.filter(({ competitorId }) => competitorId === app.id).map((one) => one.appId);
  const compared = new Set([app.id, ...owners]);
  const rivals = links.filter(({ appId }) => compared.has(appId)).map(({ competitorId }) => competitorId);
  const found = new Set([...owners, ...rivals]);
  found.delete(app.id);
  return found;
}

/** Keyword by which apps are compared, with the latest rank of each of them and the main app's rank by day. */
export interface ComparedKeyword extends KeywordSeries {
  keywordId: number;
  text: string;
  latest: ReadonlyMap<number, number | null>;
}

/** Returns the keywords with the ranks of their last days only. */
export const takeLast = (list: readonly ComparedKeyword[], days: number) =>
  list.map((keyword) => ({ ...keyword, ranks: keyword.ranks.slice(-days) }));

/** Loads the keywords by which the first of the apps is compared, and the time of its latest check. */
export async function loadKeywords(
  ctx: AppContext,
  userId: number,
  [appId, ...rivals]: readonly [number, ...number[]],
  country: string,
  history: History,
): Promise<{ list: ComparedKeyword[]; checkedAt: Date | null }> {
  const compared = await findComparedKeywords(ctx.db, userId, appId, country);
  const ids = compared.map(({ keywordId }) => keywordId);
  const apps = [appId, ...rivals];
  const [popularities, current, byDay] = await Promise.all([
    findPopularities(ctx.db, getStore(ctx).name, country, ids),
    findCurrentRanks(ctx.db, apps, ids, country),
    loadRanksByDay(ctx, { appId, country }, ids, history),
  ]);
  const list = compared.map(({ keywordId, text }, index) => ({
    keywordId,
    text,
    popularity: popularities[index] ?? null,
    ranks: byDay[index] ?? [],
    latest: new Map(apps.map((id, place) => [id, current[place]?.ranks[index] ?? null])),
  }));
  return { list, checkedAt: current[0]?.checkedAt ?? null };
}

/** Returns the keywords with the latest rank of an app. */
export const getLatest = (list: readonly ComparedKeyword[], appId: number) =>
  list.map(({ popularity, latest }) => ({ popularity, rank: latest.get(appId) ?? null }));

/** Computes the visibility of each app and its share of all, most visible first. `getRanks` returns an app's ranks. */
export function computeShares(
  apps: readonly Pick<AppSummary, "id" | "name" | "icon">[],
  getRanks: (appId: number) => readonly ListedKeyword[],
): VisibilityRow[] {
  const visible = apps.map((app) => ({ app, value: computeVisibility(getRanks(app.id)).value }));
  const rows = visible.map(({ app: { id, name, icon }, value }) => {
    const others = visible.filter(({ app }) => app.id !== id).map((other) => other.value);
    const share = roundToTenth(computeVisibilityShare(value, others).value);
    return { appId: id, name, icon, visibility: roundToTenth(value), share };
  });
  return rows.toSorted((a, b) => (b.visibility ?? -1) - (a.visibility ?? -1));
}
