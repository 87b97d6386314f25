import type { Executor } from "../../platform/database";
import { broughtPages } from "./content.schema";

/** Marks a page as seeded. Returns true the first time. */
export async function noteBrought(db: Executor, slug: string): Promise<boolean> {
  const added = await db
    .insert(broughtPages)
    .values({ slug })
    .onConflictDoNothing()
    .returning({ slug: broughtPages.slug });
  return added.length > 0;
}
