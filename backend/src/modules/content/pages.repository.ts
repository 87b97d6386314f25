import { and, asc, desc, eq, inArray, isNull, lte, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "../../infra/db/database";
import { contentPages } from "./content.schema";

export type PageRow = typeof contentPages.$inferSelect;
export type NewPage = typeof contentPages.$inferInsert;

const parents = alias(contentPages, "parents");
const isPublic = (table: typeof contentPages | typeof parents) =>
  and(eq(table.status, "PUBLISHED"), lte(table.publishedAt, sql`now()`));

export interface PublicPage {
  page: PageRow;
  parent: { slug: string; title: string } | null;
}

const selectPublic = (db: Executor, ...where: (SQL | undefined)[]) =>
  db
    .select({ page: contentPages, parent: { slug: parents.slug, title: parents.title } })
    .from(contentPages)
    .leftJoin(parents, and(eq(parents.id, contentPages.parentId), isPublic(parents)))
    .where(and(isPublic(contentPages), ...where))
    .orderBy(desc(contentPages.publishedAt), desc(contentPages.id));

/** Finds a published page; `null` if it doesn't exist or isn't public. */
export async function findPublicPage(db: Executor, slug: string): Promise<PublicPage | null> {
  const [row] = await selectPublic(db, eq(contentPages.slug, slug));
  return row ?? null;
}

/**
 * Finds the published pages of a category, in upper or lower case: those below a page, at the top level (`parentId`
 * null), or all of them (absent).
 */
export function findPublicPagesByCategory(
  db: Executor,
  category: string,
  parentId: number | null | undefined,
): Promise<PublicPage[]> {
  const below =
    parentId === null
      ? isNull(contentPages.parentId)
      : parentId === undefined
        ? undefined
        : eq(contentPages.parentId, parentId);
  return selectPublic(db, eq(contentPages.category, category.toUpperCase()), below);
}

export type ChildPage = Pick<PageRow, "id" | "slug" | "title">;

/** Finds the published child pages of pages, by parent id. */
export async function findPublicChildren(
  db: Executor,
  parentIds: readonly number[],
): Promise<Map<number, ChildPage[]>> {
  const byParent = new Map<number, ChildPage[]>();
  if (parentIds.length === 0) return byParent;
  const { id, slug, title, parentId } = contentPages;
  const rows = await db
    .select({ parentId, child: { id, slug, title } })
    .from(contentPages)
    .where(and(inArray(parentId, [...parentIds]), isPublic(contentPages)))
    .orderBy(asc(title));
  for (const { parentId: of, child } of rows) {
    if (of !== null) byParent.set(of, [...(byParent.get(of) ?? []), child]);
  }
  return byParent;
}

/** Inserts a page unless its slug exists. */
export async function insertPageIfMissing(db: Executor, page: NewPage): Promise<void> {
  await db.insert(contentPages).values(page).onConflictDoNothing();
}
