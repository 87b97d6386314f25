import type { Executor } from "../../../infra/db/database";
import { seededPages } from "../content.schema";

/** Marks a page as seeded. Returns true the first time. */
export async function markSeeded(db: Executor, slug: string): Promise<boolean> {
  const added = await db
    .insert(seededPages)
    .values({ slug })
    .onConflictDoNothing()
    .returning({ slug: seededPages.slug });
  return added.length > 0;
}
