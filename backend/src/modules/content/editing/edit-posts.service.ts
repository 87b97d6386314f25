import type { BlogPostInput, EditedPost } from "@listwise/contracts/content";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import { describeDiff } from "../../../infra/security/describe-diff";
import type { AppContext } from "../../../infra/context";
import type { Executor, Transaction } from "../../../infra/db/database";
import { isUniqueViolation } from "../../../infra/db/database-errors";
import { fail, failNotFound } from "../../../infra/http/errors";
import type { Transact } from "../../../infra/http/idempotency/idempotency";
import { presentPost } from "../content.presenter";
import {
  findCategoriesByPost,
  findPublicPost,
  insertPost,
  type CategoryRow,
  type ListedPost,
  type PostRow,
} from "../content.repository";
import { createConflictError, computePublishedAt } from "./edit-conflict";
import * as stored from "./edit-posts.repository";
import { findAllPosts, type EditorsFilter } from "../list-posts.repository";
import { getPostColumns } from "../rendering/ensure-rendered";
import { renderInput } from "../rendering/renderer";

const createNotFoundError = () => failNotFound("post");
const createSlugTakenError = (slug: string) =>
  fail("CONFLICT", `Another post already uses the address "${slug}". Choose a different one.`);

function presentEditedPost(
  post: ListedPost & Pick<PostRow, "content">,
  categories: readonly CategoryRow[] = [],
): EditedPost {
  return {
    ...presentPost(post, categories),
    publishedAt: post.publishedAt?.toISOString() ?? null,
    status: post.status,
    createdAt: post.createdAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
  };
}

async function presentWithCategories(db: Executor, post: PostRow): Promise<EditedPost> {
  return presentEditedPost(post, (await findCategoriesByPost(db, [post.id])).get(post.id));
}

/** Returns one page of posts for editors, including drafts, without their bodies. */
export async function listPostsForEditors(
  db: Executor,
  filter: EditorsFilter,
  slice: { pageSize: number; offset: number },
): Promise<{ data: EditedPost[]; total: number }> {
  const { posts, total } = await findAllPosts(db, filter, slice);
  const ids = posts.map((post) => post.id);
  const categories = await findCategoriesByPost(db, ids);
  return {
    data: posts.map((post) => presentEditedPost({ ...post, content: "" }, categories.get(post.id))),
    total,
  };
}

/** @throws NOT_FOUND */
export async function loadPost(db: Executor, id: number, withDrafts: boolean): Promise<EditedPost> {
  const post = withDrafts ? await stored.findPost(db, id) : await findPublicPost(db, { id });
  if (!post) throw createNotFoundError();
  return presentWithCategories(db, post);
}

async function assertCategories(db: Executor, ids: readonly number[]): Promise<void> {
  if ((await stored.countCategories(db, ids)) === new Set(ids).size) return;
  const message = "One of the categories no longer exists. Choose different ones.";
  throw fail("VALIDATION_FAILED", message, [{ path: "categories", message }]);
}

function recordChange(
  ctx: AppContext,
  request: FastifyRequest,
  action: string,
  slug: string,
  tx: Transaction,
) {
  return ctx.audit.record({ action, result: "ok", ...getRequestOrigin(request), details: slug }, tx);
}

/** @throws VALIDATION_FAILED for an unknown category; CONFLICT if the slug is taken */
export async function createPost(
  ctx: AppContext,
  transact: Transact,
  { categories, ...input }: BlogPostInput,
  authorName: string,
  request: FastifyRequest,
) {
  const columns = getPostColumns(await renderInput(ctx, input.content));
  try {
    return await transact(async (tx) => {
      await assertCategories(tx, categories);
      const facts = { authorName: input.authorName ?? authorName, publishedAt: computePublishedAt(input) };
      const post = await insertPost(tx, { ...input, ...columns, ...facts }, [...new Set(categories)]);
      await recordChange(ctx, request, "blog.post-created", post.slug, tx);
      return { success: true as const, data: await presentWithCategories(tx, post) };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? createSlugTakenError(input.slug) : error;
  }
}

const getAuditFacts = (post: EditedPost) => ({
  ...post,
  author: post.author?.name,
  categories: post.categories.map(({ category }) => category.name),
});

/**
 * Changes a post. `updatedAt` is the version that the change is based on.
 * @throws CONFLICT if the post was changed since, with the current version; NOT_FOUND
 */
export async function changePost(
  ctx: AppContext,
  id: number,
  { updatedAt, categories, ...input }: BlogPostInput & { updatedAt: string },
  request: FastifyRequest,
): Promise<EditedPost> {
  const columns = getPostColumns(await renderInput(ctx, input.content));
  try {
    return await ctx.db.transaction(async (tx) => {
      const before = await loadPost(tx, id, true);
      await assertCategories(tx, categories);
      const row = { ...input, ...columns, publishedAt: computePublishedAt(input, before.publishedAt) };
      if (!(await stored.updatePost(tx, id, updatedAt, row))) {
        throw createConflictError(await loadPost(tx, id, true));
      }
      await stored.replaceCategories(tx, id, [...new Set(categories)]);
      const after = await loadPost(tx, id, true);
      const changes = describeDiff(getAuditFacts(before), getAuditFacts(after));
      await recordChange(ctx, request, "blog.post-changed", `${before.slug}: ${changes}`, tx);
      return after;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? createSlugTakenError(input.slug) : error;
  }
}

export function removePost(ctx: AppContext, id: number, request: FastifyRequest): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const slug = await stored.deletePost(tx, id);
    if (slug === null) throw createNotFoundError();
    await recordChange(ctx, request, "blog.post-deleted", slug, tx);
  });
}
