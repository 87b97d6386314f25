import { mapMetrics, type MetricValues } from "@listwise/contracts/keywords";
import type { Source } from "@listwise/contracts/store";
import { and, eq, sql, type SQLWrapper } from "drizzle-orm";
import { isSource } from "../store";
import type { Executor } from "../../infra/db/database";
import { selectRanks, selectResults } from "../crawls";
import { selectTrackedKeywords } from "../keywords";
import { selectMetrics } from "../research";

const entries = selectTrackedKeywords();
const metrics = selectMetrics();
const results = selectResults();
const ranks = selectRanks();

/** Figures of a list entry, the same for all users but for the best rank. */
export interface EntryFigures extends MetricValues {
  keywordId: number;
  results: number | null;
  /** First apps of the search results, one more than the top ten. */
  topAppIds: readonly number[] | null;
  /** Their strengths for the keyword. */
  topStrengths: readonly (number | null)[] | null;
  bestRank: number | null;
}

/** Returns the figures of the entries of a user by their id; with `appId`, only those on that app's list. */
export async function findEntryFigures(
  db: Executor,
  userId: number,
  source: Source,
  appId: number | undefined,
): Promise<Map<number, EntryFigures>> {
  const ofKeyword = (one: { keywordId: SQLWrapper; country: SQLWrapper }) =>
    and(sql`${one.keywordId} = ${entries.keywordId}`, sql`${one.country} = ${entries.country}`);
  // One list per column is far cheaper than a row per keyword.
  const list = <T>(column: SQLWrapper) => sql<T[] | null>`json_agg(${column})`;
  const [row] = await db
    .select({
      ids: list<number>(entries.id),
      keywordIds: list<number>(entries.keywordId),
      metrics: mapMetrics((key) => list<number | null>(metrics[key])),
      results: list<number | null>(results.results),
      topAppIds: list<number[] | null>(results.topAppIds),
      topStrengths: list<(number | null)[] | null>(results.topStrengths),
      bestRanks: list<number | null>(ranks.bestRank),
    })
    .from(entries)
    .leftJoin(metrics, and(ofKeyword(metrics), isSource(metrics.source, source)))
    .leftJoin(results, and(ofKeyword(results), isSource(results.source, source)))
    .leftJoin(ranks, and(ofKeyword(ranks), sql`${ranks.appId} = ${entries.appId}`))
    .where(and(eq(entries.userId, userId), appId === undefined ? undefined : eq(entries.appId, appId)));
  const figures = new Map<number, EntryFigures>();
  row?.ids?.forEach((id, index) => {
    figures.set(id, {
      keywordId: row.keywordIds?.[index] ?? 0,
      ...mapMetrics((key) => row.metrics[key]?.[index] ?? null),
      results: row.results?.[index] ?? null,
      topAppIds: row.topAppIds?.[index] ?? null,
      topStrengths: row.topStrengths?.[index] ?? null,
      bestRank: row.bestRanks?.[index] ?? null,
    });
  });
  return figures;
}
