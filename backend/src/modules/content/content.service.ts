import type { BlogPost } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import type { Executor } from "../../platform/database";
import { fail } from "../../platform/errors";
import { presentListed, presentPost } from "./content.presenter";
import {
  findCategoriesOf,
  findPosts,
  findPublicPost,
  findRelated,
  type ListedPost,
  type PostFilter,
} from "./content.repository";
import type { ContentsEntry } from "./read-html";
import { freshPost } from "./rendered";

const notFound = () =>
  fail("NOT_FOUND", "The blog post you're looking for doesn't exist or has been removed.");

async function presentList(db: Executor, posts: readonly ListedPost[]): Promise<BlogPost[]> {
  const categories = await findCategoriesOf(
    db,
    posts.map((post) => post.id),
  );
  return posts.map((post) => presentListed(post, categories.get(post.id)));
}

/** Returns one page of posts, newest first, without their bodies. */
export async function listPosts(
  db: Executor,
  filter: PostFilter,
  slice: { pageSize: number; offset: number },
): Promise<{ data: BlogPost[]; total: number }> {
  const search = filter.search?.trim() || undefined;
  const category = filter.category?.trim() || undefined;
  const { posts, total } = await findPosts(db, { ...filter, search, category }, slice);
  return { data: await presentList(db, posts), total };
}

/**
 * Returns a published post with its table of contents.
 * @throws NOT_FOUND
 */
export async function readArticle(
  ctx: AppContext,
  slug: string,
): Promise<{ post: BlogPost; html: string; contents: ContentsEntry[] }> {
  const found = await findPublicPost(ctx.db, { slug });
  if (!found) throw notFound();
  const { html, contents, ...row } = await freshPost(ctx, found);
  const post = presentPost(row, (await findCategoriesOf(ctx.db, [row.id])).get(row.id));
  return { post, html, contents };
}

/**
 * Returns a published post with its rendered body.
 * @throws NOT_FOUND
 */
export async function postBySlug(ctx: AppContext, slug: string): Promise<BlogPost> {
  const { post, html } = await readArticle(ctx, slug);
  return { ...post, html };
}

/**
 * Returns published posts that share a category with a post, newest first. `categories` null uses the post's own.
 * @throws NOT_FOUND
 */
export async function relatedPosts(
  db: Executor,
  id: number,
  categories: readonly number[] | null,
  limit: number,
): Promise<BlogPost[]> {
  const post = await findPublicPost(db, { id });
  if (!post) throw notFound();
  const own = (await findCategoriesOf(db, [id])).get(id) ?? [];
  const wanted = categories ?? own.map((category) => category.id);
  return wanted.length === 0 ? [] : presentList(db, await findRelated(db, id, wanted, limit));
}
