import { and, eq } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { contentPages, seededPages } from "../content.schema";
import type { NewPage, PageRow } from "../pages.repository";

/** Texts of a shipped page. */
export type UneditedPage = Pick<PageRow, "title" | "seoDescription" | "content">;

/** A seeded page has the same dates until an administrator saves it. */
const isUnedited = eq(contentPages.updatedAt, contentPages.publishedAt);

/** Marks a page as seeded. Returns true the first time. */
export async function markSeeded(db: Executor, slug: string): Promise<boolean> {
  const added = await db
    .insert(seededPages)
    .values({ slug })
    .onConflictDoNothing()
    .returning({ slug: seededPages.slug });
  return added.length > 0;
}

/** Finds the shipped pages that no one has edited, by slug. */
export async function findUneditedPages(db: Executor): Promise<Map<string, UneditedPage>> {
  const { slug, title, seoDescription, content } = contentPages;
  const rows = await db
    .select({ slug, title, seoDescription, content })
    .from(contentPages)
    .innerJoin(seededPages, eq(seededPages.slug, contentPages.slug))
    .where(isUnedited);
  return new Map(rows.map((row) => [row.slug, row]));
}

/** Updates a shipped page unless someone has edited it. */
export async function updateUneditedPage(
  db: Executor,
  slug: string,
  page: Omit<NewPage, "slug">,
): Promise<void> {
  await db
    .update(contentPages)
    .set(page)
    .where(and(eq(contentPages.slug, slug), isUnedited));
}
