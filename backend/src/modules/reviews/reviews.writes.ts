import { eq } from "drizzle-orm";
import type { Transaction } from "../../infra/db/database";
import { reviewFetches, reviews } from "./reviews.schema";

/** Deletes the reviews of an app. */
export async function deleteAppReviews(tx: Transaction, appId: number): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.appId, appId));
  await tx.delete(reviewFetches).where(eq(reviewFetches.appId, appId));
}
