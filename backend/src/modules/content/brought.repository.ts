import type { Executor } from "../../platform/database";
import { broughtPages } from "./content.schema";

/** Whether the page is brought for the first time; from now on it has been. */
export async function noteBrought(db: Executor, slug: string): Promise<boolean> {
  const added = await db
    .insert(broughtPages)
    .values({ slug })
    .onConflictDoNothing()
    .returning({ slug: broughtPages.slug });
  return added.length > 0;
}
