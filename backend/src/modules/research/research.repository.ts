import type { KeywordMetrics } from "@listwise/contracts/keywords";
import { NOT_RANKED, type Source } from "@listwise/contracts/store";
import { and, asc, eq, inArray, lt } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { appRanks, DEVICE, keywords } from "../crawls";
import { userKeywords } from "../keywords";
import { keywordMetrics } from "./research.schema";

interface Subject {
  keywordId: number;
  country: string;
  source: Source;
}

const of = ({ keywordId, country, source }: Subject) =>
  and(
    eq(keywordMetrics.keywordId, keywordId),
    eq(keywordMetrics.country, country),
    eq(keywordMetrics.source, source),
  );

export async function findMetrics(db: Executor, subject: Subject) {
  const [row] = await db
    .select({ metrics: keywordMetrics.metrics, computedAt: keywordMetrics.computedAt })
    .from(keywordMetrics)
    .where(of(subject));
  return row ?? null;
}

export async function saveMetrics(
  db: Executor,
  subject: Subject,
  metrics: KeywordMetrics,
  computedAt: Date,
): Promise<void> {
  const figures = {
    popularity: metrics.popularity.value,
    difficulty: metrics.difficulty.value,
    opportunity: metrics.opportunity.value,
    metrics,
    computedAt,
  };
  await db
    .insert(keywordMetrics)
    .values({ ...subject, ...figures })
    .onConflictDoUpdate({
      target: [keywordMetrics.keywordId, keywordMetrics.country, keywordMetrics.source],
      set: figures,
    });
}

/** Returns the latest metrics of keywords in a storefront, by keyword id. Keywords without metrics are absent. */
export async function findLatestMetrics(
  db: Executor,
  source: Source,
  country: string,
  keywordIds: readonly number[],
) {
  if (keywordIds.length === 0) return new Map<number, never>();
  const { keywordId, popularity, difficulty, opportunity, computedAt } = keywordMetrics;
  const rows = await db
    .select({ keywordId, popularity, difficulty, opportunity, computedAt })
    .from(keywordMetrics)
    .where(
      and(
        inArray(keywordId, [...keywordIds]),
        eq(keywordMetrics.country, country),
        eq(keywordMetrics.source, source),
      ),
    );
  return new Map(rows.map((row) => [row.keywordId, row]));
}

/** Returns the keyword's text, or `null` if it doesn't exist. */
export async function findText(db: Executor, keywordId: number): Promise<string | null> {
  const [found] = await db.select({ text: keywords.text }).from(keywords).where(eq(keywords.id, keywordId));
  return found?.text ?? null;
}

/** Returns the user's keywords in a storefront for which an app is in the top 200, best rank first. */
export async function findRankedFor(db: Executor, userId: number, appId: number, country: string) {
  return db
    .select({ id: keywords.publicId, text: keywords.text })
    .from(appRanks)
    .innerJoin(
      userKeywords,
      and(eq(userKeywords.keywordId, appRanks.keywordId), eq(userKeywords.country, appRanks.country)),
    )
    .innerJoin(keywords, eq(keywords.id, appRanks.keywordId))
    .where(
      and(
        eq(appRanks.appId, appId),
        eq(appRanks.country, country),
        eq(appRanks.device, DEVICE),
        lt(appRanks.currentRank, NOT_RANKED),
        eq(userKeywords.userId, userId),
      ),
    )
    .orderBy(asc(appRanks.currentRank), asc(keywords.text));
}

/** Returns the latest metrics of keywords in a storefront, by text. */
export async function findLatestMetricsByText(
  db: Executor,
  source: Source,
  country: string,
  texts: readonly string[],
) {
  const { popularity, difficulty, opportunity, computedAt } = keywordMetrics;
  if (texts.length === 0) return new Map<string, never>();
  const rows = await db
    .select({ text: keywords.text, popularity, difficulty, opportunity, computedAt })
    .from(keywordMetrics)
    .innerJoin(keywords, eq(keywords.id, keywordMetrics.keywordId))
    .where(
      and(
        inArray(keywords.text, [...texts]),
        eq(keywordMetrics.country, country),
        eq(keywordMetrics.source, source),
      ),
    );
  return new Map(rows.map((found) => [found.text, found]));
}
