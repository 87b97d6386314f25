import type { BlogCategory, BlogCategoryInput } from "@listwise/contracts";
import type { FastifyRequest } from "fastify";
import { origin } from "../../platform/admit";
import { changesTold } from "../../platform/changes-told";
import type { AppContext } from "../../platform/context";
import type { Executor, Transaction } from "../../platform/database";
import { isUniqueViolation } from "../../platform/database-errors";
import { fail } from "../../platform/errors";
import { findCategories } from "./content.repository";
import * as stored from "./edit-posts.repository";

const missing = () => fail("NOT_FOUND", "This category doesn't exist.");
const taken = (slug: string) =>
  fail("CONFLICT", `Another category already uses the address "${slug}". Choose a different one.`);

export async function readCategory(db: Executor, id: number): Promise<BlogCategory> {
  const category = (await findCategories(db)).find((one) => one.id === id);
  if (!category) throw missing();
  return category;
}

const entry = (request: FastifyRequest, action: string, details: string) =>
  ({ action, result: "ok", ...origin(request), details }) as const;

export async function createCategory(
  ctx: AppContext,
  tx: Transaction,
  input: BlogCategoryInput,
  request: FastifyRequest,
): Promise<BlogCategory> {
  const id = await stored.addCategory(tx, input);
  if (id === null) throw taken(input.slug);
  await ctx.audit.record(entry(request, "blog.category-created", input.slug), tx);
  return readCategory(tx, id);
}

export async function changeCategory(
  ctx: AppContext,
  id: number,
  input: BlogCategoryInput,
  request: FastifyRequest,
): Promise<BlogCategory> {
  try {
    return await ctx.db.transaction(async (tx) => {
      const before = await readCategory(tx, id);
      if (!(await stored.updateCategory(tx, { id, ...input }))) throw missing();
      const change = `${before.slug}: ${changesTold(before, input)}`;
      await ctx.audit.record(entry(request, "blog.category-changed", change), tx);
      return readCategory(tx, id);
    });
  } catch (error) {
    throw isUniqueViolation(error) ? taken(input.slug) : error;
  }
}

export function removeCategory(ctx: AppContext, id: number, request: FastifyRequest): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const slug = await stored.deleteCategory(tx, id);
    if (slug === null) throw missing();
    await ctx.audit.record(entry(request, "blog.category-deleted", slug), tx);
  });
}
