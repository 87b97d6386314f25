import type { BLOG_POST_SORTS } from "@listwise/contracts/content";
import { and, asc, count, desc, eq, gt, ilike, inArray, lte, or, sql, type SQL } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { containsPattern } from "../../infra/db/search-pattern";
import { listedColumns, type ListedPost } from "./content.repository";
import { blogCategories, blogPostCategories, blogPosts } from "./content.schema";

export interface EditorsFilter {
  search?: string | undefined;
  category?: string | undefined;
  state?: "draft" | "scheduled" | "published" | undefined;
  sortBy: (typeof BLOG_POST_SORTS)[number];
  sortDir: "asc" | "desc";
}

const isPublished = eq(blogPosts.status, "PUBLISHED");
const states: Record<NonNullable<EditorsFilter["state"]>, SQL | undefined> = {
  draft: eq(blogPosts.status, "DRAFT"),
  scheduled: and(isPublished, gt(blogPosts.publishedAt, sql`now()`)),
  published: and(isPublished, lte(blogPosts.publishedAt, sql`now()`)),
};

function buildFilter(db: Executor, { search, category, state }: EditorsFilter): SQL | undefined {
  const pattern = search ? containsPattern(search) : null;
  const inCategory = db
    .select({ id: blogPostCategories.postId })
    .from(blogPostCategories)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPostCategories.categoryId))
    .where(eq(blogCategories.slug, category ?? ""));
  return and(
    pattern === null ? undefined : or(ilike(blogPosts.title, pattern), ilike(blogPosts.slug, pattern)),
    category === undefined ? undefined : inArray(blogPosts.id, inCategory),
    state && states[state],
  );
}

/** Finds one page of posts in any state, and the total number of matches. */
export async function findAllPosts(
  db: Executor,
  filter: EditorsFilter,
  { pageSize, offset }: { pageSize: number; offset: number },
): Promise<{ posts: ListedPost[]; total: number }> {
  const where = buildFilter(db, filter);
  const direction = filter.sortDir === "asc" ? asc : desc;
  const column = {
    updatedAt: blogPosts.updatedAt,
    publishedAt: blogPosts.publishedAt,
    title: sql`lower(${blogPosts.title})`,
  }[filter.sortBy];
  const [posts, [all]] = await Promise.all([
    db
      .select(listedColumns)
      .from(blogPosts)
      .where(where)
      .orderBy(direction(column), direction(blogPosts.id))
      .limit(pageSize)
      .offset(offset),
    db.select({ total: count() }).from(blogPosts).where(where),
  ]);
  return { posts, total: all?.total ?? 0 };
}
