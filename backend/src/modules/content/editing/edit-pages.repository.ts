import { and, asc, count, desc, eq, ilike, inArray, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "../../../infra/db/database";
import { containsPattern } from "../../../infra/db/search-pattern";
import { matchesVersion, createNextVersion } from "../../../infra/db/versions";
import { contentPages } from "../content.schema";
import type { ChildPage, NewPage, PublicPage } from "../pages.repository";

export interface PageFilter {
  category?: string | undefined;
  status?: "DRAFT" | "PUBLISHED" | undefined;
  search?: string | undefined;
  /** `null` for top-level pages. */
  parentId?: number | null | undefined;
}

const parents = alias(contentPages, "parents");

function buildFilter({ category, status, search, parentId }: PageFilter) {
  const pattern = search ? containsPattern(search) : null;
  const texts = [contentPages.title, contentPages.slug, contentPages.seoDescription, contentPages.content];
  return and(
    category ? eq(contentPages.category, category.toUpperCase()) : undefined,
    status ? eq(contentPages.status, status) : undefined,
    pattern === null ? undefined : or(...texts.map((column) => ilike(column, pattern))),
    parentId === null ? isNull(contentPages.parentId) : undefined,
    typeof parentId === "number" ? eq(contentPages.parentId, parentId) : undefined,
  );
}

const select = (db: Executor) =>
  db
    .select({ page: contentPages, parent: { slug: parents.slug, title: parents.title } })
    .from(contentPages)
    .leftJoin(parents, eq(parents.id, contentPages.parentId));

/** Finds one page of content pages, last changed first, and the total number of matches. */
export async function findPages(
  db: Executor,
  filter: PageFilter,
  { pageSize, offset }: { pageSize: number; offset: number },
): Promise<{ pages: PublicPage[]; total: number }> {
  const where = buildFilter(filter);
  const [pages, [all]] = await Promise.all([
    select(db)
      .where(where)
      .orderBy(desc(contentPages.updatedAt), desc(contentPages.id))
      .limit(pageSize)
      .offset(offset),
    db.select({ total: count() }).from(contentPages).where(where),
  ]);
  return { pages, total: all?.total ?? 0 };
}

/** Finds a page in any status; `null` if it doesn't exist. */
export async function findPage(db: Executor, id: number): Promise<PublicPage | null> {
  const [row] = await select(db).where(eq(contentPages.id, id));
  return row ?? null;
}

/** Finds the child pages of pages, by parent id. */
export async function findChildren(
  db: Executor,
  parentIds: readonly number[],
): Promise<Map<number, ChildPage[]>> {
  const byParent = new Map<number, ChildPage[]>();
  if (parentIds.length === 0) return byParent;
  const { id, slug, title, parentId } = contentPages;
  const rows = await db
    .select({ of: parentId, child: { id, slug, title } })
    .from(contentPages)
    .where(inArray(parentId, [...parentIds]))
    .orderBy(asc(title));
  for (const { of, child } of rows) {
    if (of !== null) byParent.set(of, [...(byParent.get(of) ?? []), child]);
  }
  return byParent;
}

/** Finds the ids of a page and all its ancestors; empty if it doesn't exist. */
export async function findAncestorIds(db: Executor, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive line as (
      select id, parent_id from content_pages where id = ${id}
      union select above.id, above.parent_id from content_pages above join line on line.parent_id = above.id
    ) select id from line`);
  return rows.map((row) => row.id);
}

/** Inserts a page and returns its id; `null` if its slug is taken. */
export async function insertPage(db: Executor, page: NewPage): Promise<number | null> {
  const [row] = await db
    .insert(contentPages)
    .values(page)
    .onConflictDoNothing({ target: contentPages.slug })
    .returning({ id: contentPages.id });
  return row?.id ?? null;
}

/** Updates a page if its version is still `version`. Returns false if it was changed or deleted since. */
export async function updatePage(
  db: Executor,
  id: number,
  version: string,
  change: Partial<NewPage>,
): Promise<boolean> {
  const changed = await db
    .update(contentPages)
    .set({ ...change, updatedAt: createNextVersion(contentPages.updatedAt) })
    .where(and(eq(contentPages.id, id), matchesVersion(contentPages.updatedAt, version)))
    .returning({ id: contentPages.id });
  return changed.length > 0;
}

/** Deletes a page and returns its slug; `null` if it didn't exist. */
export async function deletePage(db: Executor, id: number): Promise<string | null> {
  const [row] = await db
    .delete(contentPages)
    .where(eq(contentPages.id, id))
    .returning({ slug: contentPages.slug });
  return row?.slug ?? null;
}
