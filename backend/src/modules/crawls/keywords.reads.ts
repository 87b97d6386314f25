import type { Platform } from "@listwise/aso-core/stores";
import { and, eq, max } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Executor } from "../../infra/db/database";
import { keywords } from "./crawls.schema";
import { keywordResults } from "./ranks/ranks.schema";

const query = new QueryBuilder();

/**
 * Returns all keywords as a subquery for joins. `publicId` is the id in responses; `userCount` is the number of users who track
 * the keyword in any storefront, counted at most five minutes ago, to sort by.
 */
export function selectKeywords() {
  const { id, publicId, platform, text, createdAt, userCount } = keywords;
  return query.select({ id, publicId, platform, text, createdAt, userCount }).from(keywords).as("keywords");
}

/** Returns the summaries of the latest search results as a subquery for joins. */
export function selectResults() {
  const { keywordId, country, source, results, topAppIds, topStrengths } = keywordResults;
  return query
    .select({ keywordId, country, source, results, topAppIds, topStrengths })
    .from(keywordResults)
    .as("results");
}

/** Returns the highest id of a keyword; 0 without keywords. */
export async function findLastKeywordId(db: Executor): Promise<number> {
  const [row] = await db.select({ id: max(keywords.id) }).from(keywords);
  return row?.id ?? 0;
}

/** Returns the id of a store's keyword; `null` if it is unknown. `text` must be normalized. */
export async function findKeyword(db: Executor, text: string, platform: Platform): Promise<number | null> {
  const [row] = await db
    .select({ id: keywords.id })
    .from(keywords)
    .where(and(eq(keywords.text, text), eq(keywords.platform, platform)));
  return row?.id ?? null;
}

/** Returns the keyword's text and store, or `null` if it doesn't exist. */
export async function findKeywordById(
  db: Executor,
  keywordId: number,
): Promise<{ text: string; platform: Platform } | null> {
  const { text, platform } = keywords;
  const [found] = await db.select({ text, platform }).from(keywords).where(eq(keywords.id, keywordId));
  return found ?? null;
}
