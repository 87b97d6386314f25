import { eq } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Executor } from "../../infra/db/database";
import { keywordResults, keywords } from "./crawls.schema";

const query = new QueryBuilder();

/** Returns all keywords as a subquery for joins. `publicId` is the id in responses. */
export function selectKeywords() {
  const { id, publicId, text, createdAt } = keywords;
  return query.select({ id, publicId, text, createdAt }).from(keywords).as("keywords");
}

/** Returns the summaries of the latest search results as a subquery for joins. */
export function selectResults() {
  const { keywordId, country, source, results, topAppIds, topStrengths } = keywordResults;
  return query
    .select({ keywordId, country, source, results, topAppIds, topStrengths })
    .from(keywordResults)
    .as("results");
}

/** Returns the id of a keyword; `null` if it is unknown. `text` must be normalized. */
export async function findKeyword(db: Executor, text: string): Promise<number | null> {
  const [row] = await db.select({ id: keywords.id }).from(keywords).where(eq(keywords.text, text));
  return row?.id ?? null;
}

/** Returns the keyword's text, or `null` if it doesn't exist. */
export async function findKeywordText(db: Executor, keywordId: number): Promise<string | null> {
  const [found] = await db.select({ text: keywords.text }).from(keywords).where(eq(keywords.id, keywordId));
  return found?.text ?? null;
}
