import { and, eq, inArray } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { isVersion, nextVersion } from "../../platform/versions";
import type { CategoryRow, NewPost, PostRow } from "./content.repository";
import { blogCategories, blogPostCategories, blogPosts } from "./content.schema";

export async function findPost(db: Executor, id: number): Promise<PostRow | null> {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  return row ?? null;
}

/** Whether the post was still as `version` says. */
export async function updatePost(
  db: Executor,
  id: number,
  version: string,
  change: Partial<NewPost>,
): Promise<boolean> {
  const changed = await db
    .update(blogPosts)
    .set({ ...change, updatedAt: nextVersion(blogPosts.updatedAt) })
    .where(and(eq(blogPosts.id, id), isVersion(blogPosts.updatedAt, version)))
    .returning({ id: blogPosts.id });
  return changed.length > 0;
}

export async function replaceCategories(db: Executor, postId: number, ids: readonly number[]): Promise<void> {
  await db.delete(blogPostCategories).where(eq(blogPostCategories.postId, postId));
  const links = ids.map((categoryId) => ({ postId, categoryId }));
  if (links.length > 0) await db.insert(blogPostCategories).values(links);
}

export async function deletePost(db: Executor, id: number): Promise<string | null> {
  const [row] = await db.delete(blogPosts).where(eq(blogPosts.id, id)).returning({ slug: blogPosts.slug });
  return row?.slug ?? null;
}

export async function countCategories(db: Executor, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  return (
    await db
      .select({ id: blogCategories.id })
      .from(blogCategories)
      .where(inArray(blogCategories.id, [...ids]))
  ).length;
}

/** `null` when another category has the slug. */
export async function addCategory(db: Executor, category: Omit<CategoryRow, "id">): Promise<number | null> {
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

export async function deleteCategory(db: Executor, id: number): Promise<string | null> {
  const [row] = await db
    .delete(blogCategories)
    .where(eq(blogCategories.id, id))
    .returning({ slug: blogCategories.slug });
  return row?.slug ?? null;
}
