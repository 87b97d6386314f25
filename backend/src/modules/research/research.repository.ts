import { mapMetrics, type KeywordMetrics } from "@listwise/contracts/keywords";
import type { Source } from "@listwise/contracts/store";
import { and, eq, inArray } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { selectKeywords } from "../crawls";
import type { Market } from "../store";
import { metricColumns } from "./research.reads";
import { keywordMetrics } from "./research.schema";

const keywords = selectKeywords();

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
    ...mapMetrics((key) => metrics[key].value),
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

/** Returns the latest metrics of a store's keywords in a storefront, by text. */
export async function findLatestMetricsByText(
  db: Executor,
  { source, platform, country }: Market & { source: Source },
  texts: readonly string[],
) {
  const { computedAt } = keywordMetrics;
  if (texts.length === 0) return new Map<string, never>();
  const rows = await db
    .select({ text: keywords.text, ...metricColumns, computedAt })
    .from(keywordMetrics)
    .innerJoin(keywords, eq(keywords.id, keywordMetrics.keywordId))
    .where(
      and(
        inArray(keywords.text, [...texts]),
        eq(keywords.platform, platform),
        eq(keywordMetrics.country, country),
        eq(keywordMetrics.source, source),
      ),
    );
  return new Map(rows.map((found) => [found.text, found]));
}
