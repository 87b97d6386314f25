import type { AdminApp, AdminAppDetail, AppNoteSchema } from "@listwise/contracts/admin";
import type { z } from "@listwise/contracts/zod";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../infra/http/authorize-request";
import type { AppContext } from "../../infra/context";
import type { Executor, Transaction } from "../../infra/db/database";
import { fail, failNotFound } from "../../infra/http/errors";
import { findErrorCode } from "../../infra/startup-error";
import { getStore, deleteApp, findAppListings, lockApp, updateApp } from "../store";
import { deleteAppReviews } from "../reviews";
import { countAppKeywords, deleteAppRanks } from "../crawls";
import { deleteAppRatings } from "../analytics";
import { deleteAppCategoryRanks } from "../category-ranks";
import * as stored from "./apps.repository";
import { presentApp, computeVersion } from "./presenters";
import { findExistingTags, setAppTags, findTagsByOwner } from "./tags.repository";

const createNotFound = () => failNotFound("app");

export async function loadTaggedApps(db: Executor, rows: readonly stored.AppRow[]): Promise<AdminApp[]> {
  const tags = await findTagsByOwner(
    db,
    "app",
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentApp(row, tags.get(row.id)));
}

/** @throws NOT_FOUND */
export async function readApp(ctx: AppContext, id: number, db: Executor = ctx.db): Promise<AdminAppDetail> {
  const row = await stored.findApp(db, getStore(ctx).name, id);
  if (!row) throw createNotFound();
  // These queries run in sequence because a transaction has only one connection.
  const [app] = await loadTaggedApps(db, [row]);
  const keywords = await countAppKeywords(db, id);
  const listings = await findAppListings(db, id);
  if (!app) throw createNotFound();
  return {
    ...app,
    note: row.note,
    version: computeVersion(
      row.note,
      app.tags.map((tag) => tag.id),
    ),
    keywords,
    listings: listings.map((one) => ({ ...one, fetchedAt: one.fetchedAt?.toISOString() ?? null })),
  };
}

function formatAppName({ name, storeId }: { name: string | null; storeId: string }): string {
  return `${name ?? "App"} (${storeId})`;
}

function note(ctx: AppContext, request: FastifyRequest, action: string, details: string, tx: Transaction) {
  return ctx.audit.record({ action, result: "ok", ...getRequestOrigin(request), details }, tx);
}

/**
 * Returns the tag ids without duplicates.
 *
 * @throws VALIDATION_FAILED if one of the tags no longer exists.
 */
export async function assertTags(db: Executor, ids: readonly number[]): Promise<number[]> {
  const wanted = [...new Set(ids)];
  if ((await findExistingTags(db, wanted)).length === wanted.length) return wanted;
  const message = "One of the tags no longer exists. Choose again.";
  throw fail("VALIDATION_FAILED", message, [{ path: "tags", message }]);
}

export function changeApp(
  ctx: AppContext,
  id: number,
  { version, ...body }: z.output<typeof AppNoteSchema> & { version: string },
  request: FastifyRequest,
): Promise<AdminAppDetail> {
  return ctx.db.transaction(async (tx) => {
    if (!(await lockApp(tx, id))) throw createNotFound();
    const before = await readApp(ctx, id, tx);
    if (before.version !== version) {
      const message = "This app has changed since you opened it. Compare the versions, then save again.";
      throw fail("CONFLICT", message, { updatedAt: before.version, current: before });
    }
    const tags = await assertTags(tx, body.tags);
    await updateApp(tx, id, { adminNote: body.note });
    await setAppTags(tx, id, tags);
    const after = await readApp(ctx, id, tx);
    const names = (app: AdminAppDetail) => app.tags.map(({ name }) => name).join(", ") || "(none)";
    const tagChange = `${formatAppName(before)}: tags ${names(before)} → ${names(after)}`;
    const noteChange = before.note === after.note ? "" : ", note changed";
    await note(ctx, request, "app.changed", tagChange + noteChange, tx);
    return after;
  });
}

export function setStatus(
  ctx: AppContext,
  id: number,
  status: stored.AppStatus,
  request: FastifyRequest,
): Promise<AdminAppDetail> {
  return ctx.db.transaction(async (tx) => {
    if (!(await lockApp(tx, id))) throw createNotFound();
    const before = await readApp(ctx, id, tx);
    if (before.status !== status) {
      await updateApp(tx, id, { status });
      const details = `${formatAppName(before)}: ${before.status} → ${status}`;
      await note(ctx, request, "app.status-changed", details, tx);
    }
    return { ...before, status };
  });
}

/**
 * Deletes an app.
 *
 * @throws NOT_FOUND if there is no such app.
 * @throws CONFLICT while an account tracks it or has saved work on it.
 */
export async function removeApp(ctx: AppContext, id: number, request: FastifyRequest): Promise<void> {
  try {
    await ctx.db.transaction(async (tx) => {
      if (!(await lockApp(tx, id))) throw createNotFound();
      const app = await readApp(ctx, id, tx);
      await deleteAppReviews(tx, id);
      await deleteAppRatings(tx, id);
      await deleteAppRanks(tx, id);
      await deleteAppCategoryRanks(tx, id);
      await deleteApp(tx, id);
      await note(ctx, request, "app.deleted", `${formatAppName(app)}: ${app.status} → (none)`, tx);
    });
  } catch (error) {
    if (findErrorCode(error) !== "23503") throw error;
    throw fail("CONFLICT", "This app is tracked or has saved work. Hide it instead.");
  }
}
