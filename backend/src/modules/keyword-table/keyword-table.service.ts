import type { CompleteEntry, KeywordTableRow, UserKeyword } from "@listwise/contracts/keywords";
import type { AppContext } from "../../infra/context";
import { findHistoryStart } from "../analytics";
import { findRanksByDay } from "../crawls";
import { listKeywords } from "../keywords";
import { checkFeature } from "../limits";
import { redactValues } from "../research";
import { findAppCards, getStore, type AppCard } from "../store";
import { groupBy } from "../../infra/group-by";
import { findEntryFigures, type EntryFigures } from "./keyword-table.repository";
import { loadChances } from "../chances";
import { loadListingMatches } from "./load-listing-matches";

const DAY_MS = 86_400_000;
const TOP_APPS = 5;

/** A list entry with its figures and the app to which its ranks belong. */
export interface TableEntry {
  entry: CompleteEntry<UserKeyword>;
  figures: EntryFigures;
  appId: number | null;
}

export interface KeywordTable {
  data: KeywordTableRow[];
  apps: AppCard[];
  trendStart: string;
  advanced: boolean;
  unassigned: number;
}

/**
 * Loads the keywords on an app's list, or on all lists, with the figures that a table shows. Metrics that the
 * user's plan lacks are `null`.
 */
export async function loadKeywordTable(
  ctx: AppContext,
  userId: number,
  { appId, country }: { appId?: number; country?: string | undefined },
): Promise<KeywordTable> {
  const [listed, figures, { allowed: advanced }, since] = await Promise.all([
    listKeywords(ctx, userId),
    findEntryFigures(ctx.db, userId, getStore(ctx).name, appId),
    checkFeature(ctx.db, userId, "advanced_keyword_analysis"),
    findHistoryStart(ctx, userId, "30days"),
  ]);
  const trendStart = since ?? new Date().toISOString().slice(0, 10);
  const entries = listed.flatMap((entry): TableEntry[] => {
    const found = figures.get(entry.id);
    if (!found || entry.country !== (country ?? entry.country)) return [];
    return [{ entry, figures: found, appId: entry.appId ?? entry.best?.appId ?? null }];
  });
  const [trends, chances, matches, apps] = await Promise.all([
    loadTrends(ctx, entries, trendStart),
    loadChances(ctx, entries),
    loadListingMatches(ctx, userId, entries),
    loadApps(ctx, entries),
  ]);
  const data = entries.map((entry, index) =>
    presentRow(entry, {
      advanced,
      chance: chances[index] ?? null,
      trend: trends.get(entry.entry.id) ?? [],
      inListing: matches[index] ?? [],
    }),
  );
  const unassigned = listed.filter((entry) => entry.appId === null).length;
  return { data, apps, trendStart, advanced, unassigned };
}

function presentRow(
  { entry, figures }: TableEntry,
  {
    advanced,
    chance,
    trend,
    inListing,
  }: { advanced: boolean } & Pick<KeywordTableRow, "chance" | "trend" | "inListing">,
): CompleteEntry<KeywordTableRow> {
  const { best } = entry;
  // A literal, because a copy by rest and spread takes several times as long.
  return {
    id: entry.id,
    appId: entry.appId,
    keywordId: entry.keywordId,
    keywordText: entry.keywordText,
    country: entry.country,
    category: entry.category,
    notes: entry.notes,
    origin: entry.origin,
    isFavorite: entry.isFavorite,
    tags: entry.tags,
    isIrrelevant: entry.isIrrelevant,
    createdAt: entry.createdAt,
    best: best && {
      appId: best.appId,
      currentRank: best.currentRank,
      previousRank: best.previousRank,
      change: best.change,
      checkedAt: best.checkedAt,
      previousCheckedAt: best.previousCheckedAt,
    },
    ...redactValues(figures, advanced),
    chance,
    results: figures.results,
    topApps: figures.topAppIds?.slice(0, TOP_APPS) ?? [],
    bestRank: figures.bestRank,
    inListing,
    trend,
  };
}

/** Returns the trends by entry id. */
async function loadTrends(ctx: AppContext, entries: readonly TableEntry[], since: string) {
  const source = getStore(ctx).name;
  const days = Math.floor((Date.now() - Date.parse(since)) / DAY_MS) + 1;
  const trends = new Map<number, (number | null)[]>();
  for (const [appId, ofApp] of groupBy(entries, (one) => one.appId)) {
    if (appId === null) continue;
    const pairs = ofApp.map(({ figures, entry }) => ({
      keywordId: figures.keywordId,
      country: entry.country,
    }));
    const found = await findRanksByDay(ctx.db, { appId, source }, pairs, { since, days });
    ofApp.forEach(({ entry }, index) => trends.set(entry.id, found[index] ?? []));
  }
  return trends;
}

/** Returns the top apps of all entries and the apps to which their ranks belong, each once. */
async function loadApps(ctx: AppContext, entries: readonly TableEntry[]): Promise<AppCard[]> {
  const cards = new Map<number, AppCard>();
  for (const [country, there] of groupBy(entries, ({ entry }) => entry.country)) {
    const ids = new Set<number>();
    for (const { figures, appId } of there) {
      if (appId !== null) ids.add(appId);
      figures.topAppIds?.slice(0, TOP_APPS).forEach((id) => ids.add(id));
    }
    for (const card of await findAppCards(ctx.db, getStore(ctx).name, country, [...ids])) {
      if (!cards.has(card.id)) cards.set(card.id, card);
    }
  }
  return [...cards.values()];
}
