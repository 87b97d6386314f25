import { and, eq, inArray } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { matchesVersion, createNextVersion } from "../../../infra/db/versions";
import type { CategoryRow, NewPost, PostRow } from "../content.repository";
import { blogCategories, blogPostCategories, blogPosts } from "../content.schema";

/** Finds a post in any status; `null` if it doesn't exist. */
export async function findPost(db: Executor, id: number): Promise<PostRow | null> {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  return row ?? null;
}

/** Updates a post if its version is still `version`. Returns false if it was changed or deleted since. */
export async function updatePost(
  db: Executor,
  id: number,
  version: string,
  change: Partial<NewPost>,
): Promise<boolean> {
  const changed = await db
    .update(blogPosts)
    .set({ ...change, updatedAt: createNextVersion(blogPosts.updatedAt) })
    .where(and(eq(blogPosts.id, id), matchesVersion(blogPosts.updatedAt, version)))
    .returning({ id: blogPosts.id });
  return changed.length > 0;
}

export async function replaceCategories(db: Executor, postId: number, ids: readonly number[]): Promise<void> {
  await db.delete(blogPostCategories).where(eq(blogPostCategories.postId, postId));
  const links = ids.map((categoryId) => ({ postId, categoryId }));
  if (links.length > 0) await db.insert(blogPostCategories).values(links);
}

/** Deletes a post and returns its slug; `null` if it didn't exist. */
export async function deletePost(db: Executor, id: number): Promise<string | null> {
  const [row] = await db.delete(blogPosts).where(eq(blogPosts.id, id)).returning({ slug: blogPosts.slug });
  return row?.slug ?? null;
}

/** Counts how many of the ids are categories. */
export async function countCategories(db: Executor, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  return (
    await db
      .select({ id: blogCategories.id })
      .from(blogCategories)
      .where(inArray(blogCategories.id, [...ids]))
  ).length;
}

/** Inserts a category and returns its id; `null` if its slug is taken. */
export async function insertCategory(
  db: Executor,
  category: Omit<CategoryRow, "id">,
): Promise<number | null> {
  const [row] = await db
    .insert(blogCategories)
    .values(category)
    .onConflictDoNothing({ target: blogCategories.slug })
    .returning({ id: blogCategories.id });
  return row?.id ?? null;
}

export async function updateCategory(db: Executor, { id, ...change }: CategoryRow): Promise<boolean> {
  const changed = await db
    .update(blogCategories)
    .set(change)
    .where(eq(blogCategories.id, id))
    .returning({ id: blogCategories.id });
  return changed.length > 0;
}

/** Deletes a category and returns its slug; `null` if it didn't exist. */
export async function deleteCategory(db: Executor, id: number): Promise<string | null> {
  const [row] = await db
    .delete(blogCategories)
    .where(eq(blogCategories.id, id))
    .returning({ slug: blogCategories.slug });
  return row?.slug ?? null;
}
