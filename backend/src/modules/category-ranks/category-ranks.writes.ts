import { eq } from "drizzle-orm";
import type { Transaction } from "../../infra/db/database";
import { categoryRankDays } from "./category-ranks.schema";

/** Deletes the ranks of an app in charts. */
export async function deleteAppCategoryRanks(tx: Transaction, appId: number): Promise<void> {
  await tx.delete(categoryRankDays).where(eq(categoryRankDays.appId, appId));
}
