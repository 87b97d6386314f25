import { CHANCE_ALGORITHM, type ChanceObservation } from "@listwise/aso-core/scores";
import type { Source } from "@listwise/contracts/store";
import {
  and,
  asc,
  eq,
  exists,
  gt,
  gte,
  isNotNull,
  isNull,
  lte,
  min,
  notExists,
  sql,
  type SQLWrapper,
} from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { selectKeywords, selectRanks, selectResults } from "../crawls";
import { selectTrackedKeywords } from "../keywords";
import { isSource } from "../store";
import { chanceSamples } from "./chance-samples.schema";

const TOP = 10;
const { version } = CHANCE_ALGORITHM;

/** Samples of a source with the present formula. */
const hasSource = (source: Source) =>
  and(eq(chanceSamples.source, source), eq(chanceSamples.version, version));

/** A sample without its outcome. */
export type ChanceSample = Omit<typeof chanceSamples.$inferSelect, "isReached" | "version">;

/**
 * Returns keywords on lists of apps that are not in the top ten, checked since a time and without a sample since a day, in
 * random order.
 */
export async function findCandidates(
  db: Executor,
  { source, checkedSince, sampledSince, limit }: CandidateQuery,
) {
  const [ranks, results, keywords, entries] = [
    selectRanks(),
    selectResults(),
    selectKeywords(),
    selectTrackedKeywords(),
  ];
  const isSame = (other: Record<"appId" | "keywordId" | "country", SQLWrapper>) =>
    sql`(${other.appId}, ${other.keywordId}, ${other.country}) = (${ranks.appId}, ${ranks.keywordId}, ${ranks.country})`;
  return db
    .select({
      appId: ranks.appId,
      keywordId: ranks.keywordId,
      country: ranks.country,
      text: keywords.text,
      topAppIds: results.topAppIds,
      topStrengths: results.topStrengths,
    })
    .from(ranks)
    .innerJoin(keywords, eq(keywords.id, ranks.keywordId))
    .innerJoin(
      results,
      and(
        eq(results.keywordId, ranks.keywordId),
        eq(results.country, ranks.country),
        isSource(results.source, source),
      ),
    )
    .where(
      and(
        gt(ranks.currentRank, TOP),
        gte(ranks.checkedAt, checkedSince),
        exists(
          db
            .select({ one: sql`1` })
            .from(entries)
            .where(isSame(entries)),
        ),
        notExists(
          db
            .select({ one: sql`1` })
            .from(chanceSamples)
            .where(and(isSame(chanceSamples), hasSource(source), gt(chanceSamples.day, sampledSince))),
        ),
      ),
    )
    .orderBy(sql`random()`)
    .limit(limit);
}

interface CandidateQuery {
  source: Source;
  checkedSince: Date;
  /** UTC day. */
  sampledSince: string;
  limit: number;
}

export async function insertSamples(db: Executor, samples: readonly ChanceSample[]): Promise<void> {
  if (samples.length > 0)
    await db
      .insert(chanceSamples)
      .values(samples.map((sample) => ({ ...sample, version })))
      .onConflictDoNothing();
}

/** Returns samples of a day or earlier whose outcome is open, oldest first. */
export function findOpenSamples(db: Executor, until: string, limit: number): Promise<ChanceSample[]> {
  const { appId, keywordId, country, source, day, chance } = chanceSamples;
  return db
    .select({ appId, keywordId, country, source, day, chance })
    .from(chanceSamples)
    .where(and(isNull(chanceSamples.isReached), lte(day, until)))
    .orderBy(asc(day))
    .limit(limit);
}

const isSample = ({ appId, keywordId, country, source, day }: ChanceSample) =>
  and(
    eq(chanceSamples.appId, appId),
    eq(chanceSamples.keywordId, keywordId),
    eq(chanceSamples.country, country),
    eq(chanceSamples.source, source),
    eq(chanceSamples.day, day),
  );

/** Stores the outcome of a sample, or deletes the sample if it is `null`: unknown permanently. */
export async function settleSample(
  db: Executor,
  sample: ChanceSample,
  isReached: boolean | null,
): Promise<void> {
  if (isReached === null) await db.delete(chanceSamples).where(isSample(sample));
  else await db.update(chanceSamples).set({ isReached }).where(isSample(sample));
}

/** Returns how often each chance had each outcome, and the first day of any sample. */
export async function countOutcomes(
  db: Executor,
  source: Source,
): Promise<{ observed: ChanceObservation[]; firstDay: string | null }> {
  const { chance, isReached, day } = chanceSamples;
  const [observed, [first]] = await Promise.all([
    db
      .select({
        chance,
        isReached: sql<boolean>`${isReached}`,
        count: sql<number>`count(*)::int`,
      })
      .from(chanceSamples)
      .where(and(hasSource(source), isNotNull(isReached)))
      .groupBy(chance, isReached),
    db
      .select({ day: min(day) })
      .from(chanceSamples)
      .where(hasSource(source)),
  ]);
  return { observed, firstDay: first?.day ?? null };
}
