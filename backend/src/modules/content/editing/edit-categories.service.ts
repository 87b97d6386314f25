import type { BlogCategory, BlogCategoryInput } from "@listwise/contracts/content";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import { describeDiff } from "../../../infra/security/describe-diff";
import type { AppContext } from "../../../infra/context";
import type { Executor, Transaction } from "../../../infra/db/database";
import { isUniqueViolation } from "../../../infra/db/database-errors";
import { fail, failNotFound } from "../../../infra/http/errors";
import { findCategories } from "../content.reads";
import * as stored from "./edit-posts.repository";

const createNotFoundError = () => failNotFound("category");
const createSlugTakenError = (slug: string) =>
  fail("CONFLICT", `Another category already uses the address "${slug}". Choose a different one.`);

/** @throws NOT_FOUND */
export async function loadCategory(db: Executor, id: number): Promise<BlogCategory> {
  const category = (await findCategories(db)).find((one) => one.id === id);
  if (!category) throw createNotFoundError();
  return category;
}

const createAuditEntry = (request: FastifyRequest, action: string, details: string) =>
  ({ action, result: "ok", ...getRequestOrigin(request), details }) as const;

/** @throws CONFLICT if the slug is taken */
export async function createCategory(
  ctx: AppContext,
  tx: Transaction,
  input: BlogCategoryInput,
  request: FastifyRequest,
): Promise<BlogCategory> {
  const id = await stored.insertCategory(tx, input);
  if (id === null) throw createSlugTakenError(input.slug);
  await ctx.audit.record(createAuditEntry(request, "blog.category-created", input.slug), tx);
  return loadCategory(tx, id);
}

/** @throws NOT_FOUND; CONFLICT if the slug is taken */
export async function changeCategory(
  ctx: AppContext,
  id: number,
  input: BlogCategoryInput,
  request: FastifyRequest,
): Promise<BlogCategory> {
  try {
    return await ctx.db.transaction(async (tx) => {
      const before = await loadCategory(tx, id);
      if (!(await stored.updateCategory(tx, { id, ...input }))) throw createNotFoundError();
      const change = `${before.slug}: ${describeDiff(before, input)}`;
      await ctx.audit.record(createAuditEntry(request, "blog.category-changed", change), tx);
      return loadCategory(tx, id);
    });
  } catch (error) {
    throw isUniqueViolation(error) ? createSlugTakenError(input.slug) : error;
  }
}

export function removeCategory(ctx: AppContext, id: number, request: FastifyRequest): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const slug = await stored.deleteCategory(tx, id);
    if (slug === null) throw createNotFoundError();
    await ctx.audit.record(createAuditEntry(request, "blog.category-deleted", slug), tx);
  });
}
