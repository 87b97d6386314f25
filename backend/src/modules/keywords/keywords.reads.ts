import { QueryBuilder } from "drizzle-orm/pg-core";
import { irrelevantKeywords, userKeywords } from "./keywords.schema";

const query = new QueryBuilder();

/** Returns the entries of all keyword lists as a subquery for joins; a keyword is there once for each list. */
export function selectTrackedKeywords() {
  const { id, userId, keywordId, country, appId, category, tags, isFavorite } = userKeywords;
  return query
    .select({ id, userId, keywordId, country, appId, category, tags, isFavorite })
    .from(userKeywords)
    .as("user_keywords");
}

/** Returns the keywords that users marked as irrelevant for an app as a subquery for joins. */
export function selectIrrelevantKeywords() {
  const { userId, appId, keywordId } = irrelevantKeywords;
  return query.select({ userId, appId, keywordId }).from(irrelevantKeywords).as("irrelevant_keywords");
}
