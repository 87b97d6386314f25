import { and, asc, count, desc, eq, ilike, inArray, lte, ne, not, or, sql, type SQL } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { containsPattern } from "../../infra/db/search-pattern";
import { getOnlyRow } from "../../infra/db/get-only-row";
import { blogCategories, blogPostCategories, blogPosts } from "./content.schema";

export type PostRow = typeof blogPosts.$inferSelect;
/** A post without its body, as needed for lists. */
export type ListedPost = Pick<PostRow, keyof typeof listedColumns>;
export type CategoryRow = typeof blogCategories.$inferSelect;
export type NewPost = typeof blogPosts.$inferInsert;

const { id, slug, title, summary, featuredImage, authorName, wordCount, ...dates } = blogPosts;
const { status, publishedAt, createdAt, updatedAt } = dates;
export const listedColumns = {
  ...{ id, slug, title, summary, featuredImage, authorName, wordCount },
  ...{ status, publishedAt, createdAt, updatedAt },
};

export interface PostFilter {
  published: boolean;
  category?: string | undefined;
  search?: string | undefined;
}

const isPublic = and(eq(blogPosts.status, "PUBLISHED"), lte(blogPosts.publishedAt, sql`now()`)) ?? sql`false`;
const newestFirst = [
  desc(sql`coalesce(${blogPosts.publishedAt}, ${blogPosts.createdAt})`),
  desc(blogPosts.id),
];

function inCategories(db: Executor, where: SQL): SQL {
  return inArray(
    blogPosts.id,
    db
      .select({ id: blogPostCategories.postId })
      .from(blogPostCategories)
      .innerJoin(blogCategories, eq(blogCategories.id, blogPostCategories.categoryId))
      .where(where),
  );
}

function buildFilter(db: Executor, { published, category, search }: PostFilter): SQL | undefined {
  const pattern = search === undefined ? null : containsPattern(search);
  return and(
    published ? isPublic : not(sql`coalesce(${isPublic}, false)`),
    category === undefined ? undefined : inCategories(db, eq(blogCategories.slug, category)),
    pattern === null
      ? undefined
      : or(
          ...[blogPosts.title, blogPosts.summary, blogPosts.content].map((column) => ilike(column, pattern)),
        ),
  );
}

/** Finds one page of posts, newest first, and the total number of matches. */
export async function findPosts(
  db: Executor,
  filter: PostFilter,
  { pageSize, offset }: { pageSize: number; offset: number },
): Promise<{ posts: ListedPost[]; total: number }> {
  const where = buildFilter(db, filter);
  const [posts, [all]] = await Promise.all([
    db
      .select(listedColumns)
      .from(blogPosts)
      .where(where)
      .orderBy(...newestFirst)
      .limit(pageSize)
      .offset(offset),
    db.select({ total: count() }).from(blogPosts).where(where),
  ]);
  return { posts, total: all?.total ?? 0 };
}

/** Finds a published post; `null` if it doesn't exist or isn't public. */
export async function findPublicPost(
  db: Executor,
  key: { id: number } | { slug: string },
): Promise<PostRow | null> {
  const is = "id" in key ? eq(blogPosts.id, key.id) : eq(blogPosts.slug, key.slug);
  const [post] = await db.select().from(blogPosts).where(and(is, isPublic));
  return post ?? null;
}

/** Finds other published posts in any of the categories, newest first. */
export function findRelatedPosts(
  db: Executor,
  postId: number,
  categoryIds: readonly number[],
  limit: number,
): Promise<ListedPost[]> {
  return db
    .select(listedColumns)
    .from(blogPosts)
    .where(
      and(isPublic, ne(blogPosts.id, postId), inCategories(db, inArray(blogCategories.id, [...categoryIds]))),
    )
    .orderBy(...newestFirst)
    .limit(limit);
}

/** Finds the categories of posts, by post id. */
export async function findCategoriesByPost(
  db: Executor,
  postIds: readonly number[],
): Promise<Map<number, CategoryRow[]>> {
  const byPost = new Map<number, CategoryRow[]>();
  if (postIds.length === 0) return byPost;
  const rows = await db
    .select({ postId: blogPostCategories.postId, category: blogCategories })
    .from(blogPostCategories)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPostCategories.categoryId))
    .where(inArray(blogPostCategories.postId, [...postIds]))
    .orderBy(asc(blogCategories.name));
  for (const { postId, category } of rows) byPost.set(postId, [...(byPost.get(postId) ?? []), category]);
  return byPost;
}

/** Returns true if there are no posts and no categories. */
export async function isEmpty(db: Executor): Promise<boolean> {
  const [[posts], [categories]] = await Promise.all([
    db.select({ total: count() }).from(blogPosts),
    db.select({ total: count() }).from(blogCategories),
  ]);
  return posts?.total === 0 && categories?.total === 0;
}

/** Inserts a category unless its slug exists, and returns its id. */
export async function insertCategory(db: Executor, slug: string, name: string): Promise<number> {
  return getOnlyRow(
    await db
      .insert(blogCategories)
      .values({ slug, name })
      .onConflictDoUpdate({ target: blogCategories.slug, set: { slug } })
      .returning({ id: blogCategories.id }),
  ).id;
}

/** Inserts a post with its categories. */
export async function insertPost(
  db: Executor,
  post: NewPost,
  categoryIds: readonly number[],
): Promise<PostRow> {
  const row = getOnlyRow(await db.insert(blogPosts).values(post).returning());
  const links = categoryIds.map((categoryId) => ({ postId: row.id, categoryId }));
  if (links.length > 0) await db.insert(blogPostCategories).values(links);
  return row;
}
