import type { ContentPage, ContentPageInput } from "@listwise/contracts/content";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import { describeDiff } from "../../../infra/security/describe-diff";
import type { AppContext } from "../../../infra/context";
import type { Executor, Transaction } from "../../../infra/db/database";
import { isUniqueViolation } from "../../../infra/db/database-errors";
import { fail, failNotFound } from "../../../infra/http/errors";
import type { Transact } from "../../../infra/http/idempotency/idempotency";
import { createConflictError, computePublishedAt } from "./edit-conflict";
import * as stored from "./edit-pages.repository";
import { presentPage } from "../pages.service";
import { isReserved } from "./reserved-areas";
import type { RenderedContent } from "../rendering/render-content";
import { getPageColumns } from "../rendering/ensure-rendered";
import { renderInput } from "../rendering/renderer";

const createNotFoundError = () => failNotFound("page");
const createSlugTakenError = (slug: string) =>
  fail("CONFLICT", `Another page already uses the address "${slug}". Choose a different one.`);

/** @throws NOT_FOUND */
export async function loadPage(db: Executor, id: number): Promise<ContentPage> {
  const found = await stored.findPage(db, id);
  if (!found) throw createNotFoundError();
  return presentPage(found, (await stored.findChildren(db, [id])).get(id) ?? []);
}

export async function listPages(
  db: Executor,
  filter: stored.PageFilter,
  slice: { pageSize: number; offset: number },
): Promise<{ data: ContentPage[]; total: number }> {
  const { pages, total } = await stored.findPages(db, filter, slice);
  const children = await stored.findChildren(
    db,
    pages.map(({ page }) => page.id),
  );
  return { data: pages.map((one) => presentPage(one, children.get(one.page.id) ?? [])), total };
}

/**
 * Returns the row of a page.
 * @throws VALIDATION_FAILED for a reserved category, or a parent that is missing or below the page.
 */
async function toRow(
  db: Executor,
  input: ContentPageInput,
  rendered: RenderedContent,
  before: ContentPage | null,
) {
  const category = input.category.toUpperCase();
  if (isReserved(category)) {
    const message = `/${category.toLowerCase()} is reserved. Choose a different category.`;
    throw fail("VALIDATION_FAILED", message, [{ path: "category", message }]);
  }
  if (input.parentId !== null) await assertParent(db, input.parentId, before);
  const publishedAt = computePublishedAt(input, before?.publishedAt);
  return { ...input, ...getPageColumns(rendered), category, publishedAt };
}

async function assertParent(db: Executor, parentId: number, page: ContentPage | null): Promise<void> {
  const line = await stored.findAncestorIds(db, parentId);
  const refuse = (message: string) => fail("VALIDATION_FAILED", message, [{ path: "parentId", message }]);
  if (line.length === 0) throw refuse("The parent page doesn't exist. Choose a different one.");
  if (page && line.includes(page.id))
    throw refuse("A page can't be its own parent or below its own children. Choose a different parent.");
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

export async function createPage(
  ctx: AppContext,
  transact: Transact,
  input: ContentPageInput,
  authorName: string,
  request: FastifyRequest,
) {
  const rendered = await renderInput(ctx, input.content);
  return transact(async (tx) => {
    const id = await stored.insertPage(tx, { ...(await toRow(tx, input, rendered, null)), authorName });
    if (id === null) throw createSlugTakenError(input.slug);
    await recordChange(ctx, request, "content.page-created", input.slug, tx);
    return { success: true as const, data: await loadPage(tx, id) };
  });
}

/**
 * Changes a page. `updatedAt` is the version that the change is based on.
 * @throws CONFLICT if the page was changed since, with the current version; NOT_FOUND
 */
export async function changePage(
  ctx: AppContext,
  id: number,
  { updatedAt, ...input }: ContentPageInput & { updatedAt: string },
  request: FastifyRequest,
): Promise<ContentPage> {
  const rendered = await renderInput(ctx, input.content);
  try {
    return await ctx.db.transaction(async (tx) => {
      const before = await loadPage(tx, id);
      const row = await toRow(tx, input, rendered, before);
      if (!(await stored.updatePage(tx, id, updatedAt, row)))
        throw createConflictError(await loadPage(tx, id));
      const after = await loadPage(tx, id);
      await recordChange(
        ctx,
        request,
        "content.page-changed",
        `${before.slug}: ${describeDiff(before, after)}`,
        tx,
      );
      return after;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? createSlugTakenError(input.slug) : error;
  }
}

export function removePage(ctx: AppContext, id: number, request: FastifyRequest): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const slug = await stored.deletePage(tx, id);
    if (slug === null) throw createNotFoundError();
    await recordChange(ctx, request, "content.page-deleted", slug, tx);
  });
}
