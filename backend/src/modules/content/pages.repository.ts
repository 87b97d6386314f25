import { and, asc, eq, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "../../platform/database";
import { contentPages } from "./content.schema";

export type PageRow = typeof contentPages.$inferSelect;
export type NewPage = typeof contentPages.$inferInsert;

const parents = alias(contentPages, "parents");
const isPublic = (table: typeof contentPages | typeof parents) =>
  and(eq(table.status, "PUBLISHED"), lte(table.publishedAt, sql`now()`));

export async function findPublicPage(
  db: Executor,
  slug: string,
): Promise<{ page: PageRow; parent: { slug: string; title: string } | null } | null> {
  const [row] = await db
    .select({ page: contentPages, parent: { slug: parents.slug, title: parents.title } })
    .from(contentPages)
    .leftJoin(parents, and(eq(parents.id, contentPages.parentId), isPublic(parents)))
    .where(and(eq(contentPages.slug, slug), isPublic(contentPages)));
  return row ?? null;
}

export function findPublicChildren(db: Executor, parentId: number) {
  return db
    .select({ id: contentPages.id, slug: contentPages.slug, title: contentPages.title })
    .from(contentPages)
    .where(and(eq(contentPages.parentId, parentId), isPublic(contentPages)))
    .orderBy(asc(contentPages.title));
}

/** Adds a page unless one of that slug is there. */
export async function insertPageIfMissing(db: Executor, page: NewPage): Promise<void> {
  await db.insert(contentPages).values(page).onConflictDoNothing();
}
