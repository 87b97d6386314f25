import type { KeywordMetrics } from "@listwise/contracts/keywords";
import { NOT_RANKED, type Source } from "@listwise/contracts/store";
import { and, asc, eq, inArray, lt } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { selectKeywords, selectRanks } from "../crawls";
import { selectTrackedKeywords } from "../keywords";
import { keywordMetrics } from "./research.schema";

const keywords = selectKeywords();
const ranks = selectRanks();
const userKeywords = selectTrackedKeywords();

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

/** Returns the user's keywords in a storefront for which an app is in the top 200, best rank first. */
export async function findRankedFor(db: Executor, userId: number, appId: number, country: string) {
  return db
    .select({ id: keywords.publicId, text: keywords.text })
    .from(ranks)
    .innerJoin(
      userKeywords,
      and(eq(userKeywords.keywordId, ranks.keywordId), eq(userKeywords.country, ranks.country)),
    )
    .innerJoin(keywords, eq(keywords.id, ranks.keywordId))
    .where(
      and(
        eq(ranks.appId, appId),
        eq(ranks.country, country),
        lt(ranks.currentRank, NOT_RANKED),
        eq(userKeywords.userId, userId),
      ),
    )
    .orderBy(asc(ranks.currentRank), asc(keywords.text));
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
