import { and, asc, eq, gt, lt } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import type { PostRow } from "../content.repository";
import { blogPosts, contentPages } from "../content.schema";
import type { PageRow } from "../pages.repository";

/** Stores a post's rendered body, unless the post was changed in the meantime. */
export async function updateRenderedPost(
  db: Executor,
  { id, content }: PostRow,
  columns: Partial<PostRow>,
): Promise<void> {
  await db
    .update(blogPosts)
    .set(columns)
    .where(and(eq(blogPosts.id, id), eq(blogPosts.content, content)));
}

/** Stores a page's rendered body, unless the page was changed in the meantime. */
export async function updateRenderedPage(
  db: Executor,
  { id, content }: PageRow,
  columns: Partial<PageRow>,
): Promise<void> {
  await db
    .update(contentPages)
    .set(columns)
    .where(and(eq(contentPages.id, id), eq(contentPages.content, content)));
}

/** Finds posts with an id above `after` that weren't rendered by `version` or later, by id. */
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

/** Finds pages with an id above `after` that weren't rendered by `version` or later, by id. */
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
