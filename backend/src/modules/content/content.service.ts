import type { BlogPost } from "@listwise/contracts/content";
import type { AppContext } from "../../infra/context";
import type { Executor } from "../../infra/db/database";
import { fail } from "../../infra/http/errors";
import { presentListedPost, presentPost } from "./content.presenter";
import {
  findCategoriesByPost,
  findPosts,
  findPublicPost,
  findRelatedPosts,
  type ListedPost,
  type PostFilter,
} from "./content.repository";
import type { ContentsEntry } from "./rendering/parse-article-html";
import { ensureRenderedPost } from "./rendering/ensure-rendered";

const createNotFoundError = () =>
  fail("NOT_FOUND", "The blog post you're looking for doesn't exist or has been removed.");

async function presentList(db: Executor, posts: readonly ListedPost[]): Promise<BlogPost[]> {
  const categories = await findCategoriesByPost(
    db,
    posts.map((post) => post.id),
  );
  return posts.map((post) => presentListedPost(post, categories.get(post.id)));
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
export async function loadArticle(
  ctx: AppContext,
  slug: string,
): Promise<{ post: BlogPost; html: string; contents: ContentsEntry[] }> {
  const found = await findPublicPost(ctx.db, { slug });
  if (!found) throw createNotFoundError();
  const { html, contents, ...row } = await ensureRenderedPost(ctx, found);
  const post = presentPost(row, (await findCategoriesByPost(ctx.db, [row.id])).get(row.id));
  return { post, html, contents };
}

/**
 * Returns a published post with its rendered body.
 * @throws NOT_FOUND
 */
export async function loadPostBySlug(ctx: AppContext, slug: string): Promise<BlogPost> {
  const { post, html } = await loadArticle(ctx, slug);
  return { ...post, html };
}

/**
 * Returns published posts that share a category with a post, newest first. `categories` null uses the post's own.
 * @throws NOT_FOUND
 */
export async function loadRelatedPosts(
  db: Executor,
  id: number,
  categories: readonly number[] | null,
  limit: number,
): Promise<BlogPost[]> {
  const post = await findPublicPost(db, { id });
  if (!post) throw createNotFoundError();
  const own = (await findCategoriesByPost(db, [id])).get(id) ?? [];
  const wanted = categories ?? own.map((category) => category.id);
  return wanted.length === 0 ? [] : presentList(db, await findRelatedPosts(db, id, wanted, limit));
}
