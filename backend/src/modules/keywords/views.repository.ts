import type { SavedView } from "@listwise/contracts/keywords";
import { eq } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { keywordViews } from "./keywords.schema";

export async function findViews(db: Executor, userId: number): Promise<SavedView[]> {
  const [row] = await db.select().from(keywordViews).where(eq(keywordViews.userId, userId));
  return row?.views ?? [];
}

export async function saveViews(db: Executor, userId: number, views: SavedView[]): Promise<void> {
  await db
    .insert(keywordViews)
    .values({ userId, views })
    .onConflictDoUpdate({ target: keywordViews.userId, set: { views } });
}
