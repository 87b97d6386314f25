import { and, asc, eq, gt, lt } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import type { PostRow } from "./content.repository";
import { blogPosts, contentPages } from "./content.schema";
import type { PageRow } from "./pages.repository";

/** Stores the rendered form of a post, unless its body was changed meanwhile. */
export async function storePost(
  db: Executor,
  { id, content }: PostRow,
  columns: Partial<PostRow>,
): Promise<void> {
  await db
    .update(blogPosts)
    .set(columns)
    .where(and(eq(blogPosts.id, id), eq(blogPosts.content, content)));
}

/** Stores the rendered form of a page, unless its body was changed meanwhile. */
export async function storePage(
  db: Executor,
  { id, content }: PageRow,
  columns: Partial<PageRow>,
): Promise<void> {
  await db
    .update(contentPages)
    .set(columns)
    .where(and(eq(contentPages.id, id), eq(contentPages.content, content)));
}

/** Finds posts after an id that a renderer before `version` has rendered, or none. */
export function findStalePosts(
  db: Executor,
  version: number,
  after: number,
  limit: number,
): Promise<PostRow[]> {
  return db
    .select()
    .from(blogPosts)
    .where(and(gt(blogPosts.id, after), lt(blogPosts.renderedVersion, version)))
    .orderBy(asc(blogPosts.id))
    .limit(limit);
}

/** Finds pages after an id that a renderer before `version` has rendered, or none. */
export function findStalePages(
  db: Executor,
  version: number,
  after: number,
  limit: number,
): Promise<PageRow[]> {
  return db
    .select()
    .from(contentPages)
    .where(and(gt(contentPages.id, after), lt(contentPages.renderedVersion, version)))
    .orderBy(asc(contentPages.id))
    .limit(limit);
}
