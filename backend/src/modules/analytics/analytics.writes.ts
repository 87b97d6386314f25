import { eq } from "drizzle-orm";
import type { Transaction } from "../../infra/db/database";
import { ratingDays } from "./analytics.schema";

/** Deletes the recorded ratings of an app. */
export async function deleteAppRatings(tx: Transaction, appId: number): Promise<void> {
  await tx.delete(ratingDays).where(eq(ratingDays.appId, appId));
}
