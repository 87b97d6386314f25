import { between, countDistinct } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { findLastKeywordId, updateUserCounts } from "../crawls";
import { userKeywords } from "./keywords.schema";

/** Keywords per statement, so that transactions are short (chosen by us). */
const BATCH = 10_000;

/** Counts the users who track each keyword in any storefront, to sort by, and stores the numbers that have changed. */
export async function refreshUserCounts(db: Executor): Promise<void> {
  const { keywordId, userId } = userKeywords;
  const lastId = await findLastKeywordId(db);
  for (let first = 1; first <= lastId; first += BATCH) {
    const last = first + BATCH - 1;
    const counts = db
      .select({ keywordId, users: countDistinct(userId).as("users") })
      .from(userKeywords)
      .where(between(keywordId, first, last))
      .groupBy(keywordId);
    await updateUserCounts(db, { first, last }, counts.getSQL());
  }
}
