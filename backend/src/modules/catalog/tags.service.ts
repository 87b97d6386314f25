import type { AdminTag, TagInputSchema } from "@listwise/contracts/admin";
import type { z } from "@listwise/contracts/zod";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../infra/http/authorize-request";
import type { AppContext } from "../../infra/context";
import type { Executor, Transaction } from "../../infra/db/database";
import { isUniqueViolation } from "../../infra/db/database-errors";
import { fail, failNotFound } from "../../infra/http/errors";
import { presentTag } from "./presenters";
import * as stored from "./tags.repository";

type TagInput = z.output<typeof TagInputSchema>;

function createNameConflict() {
  const message = "A tag with this name already exists. Choose another name.";
  return fail("CONFLICT", message, [{ path: "name", message }]);
}

async function mustFind(db: Executor, id: number): Promise<AdminTag> {
  const row = await stored.findTag(db, id);
  if (!row) throw failNotFound("tag");
  return presentTag(row);
}

function note(ctx: AppContext, request: FastifyRequest, action: string, details: string, tx: Transaction) {
  return ctx.audit.record({ action, result: "ok", ...getRequestOrigin(request), details }, tx);
}

const describeTag = ({ name, tone, description }: TagInput) =>
  [name, tone, description].filter(Boolean).join(", ");

/** @throws CONFLICT if the name is taken */
export async function createTag(
  ctx: AppContext,
  tx: Transaction,
  input: TagInput,
  request: FastifyRequest,
): Promise<AdminTag> {
  const id = await stored.insertTag(tx, input);
  if (id === null) throw createNameConflict();
  await note(ctx, request, "tag.created", `${input.name}: (none) → ${describeTag(input)}`, tx);
  return mustFind(tx, id);
}

/** @throws NOT_FOUND; CONFLICT if the name is taken or the tag has changed since `version` */
export async function changeTag(
  ctx: AppContext,
  id: number,
  { version, ...input }: TagInput & { version: string },
  request: FastifyRequest,
): Promise<AdminTag> {
  try {
    return await ctx.db.transaction(async (tx) => {
      await stored.lockTag(tx, id);
      const before = await mustFind(tx, id);
      if (before.version !== version) {
        const message = "This tag has changed since you opened it. Compare the versions, then save again.";
        throw fail("CONFLICT", message, { updatedAt: before.version, current: before });
      }
      await stored.updateTag(tx, id, input);
      await note(
        ctx,
        request,
        "tag.changed",
        `${before.name}: ${describeTag(before)} → ${describeTag(input)}`,
        tx,
      );
      return mustFind(tx, id);
    });
  } catch (error) {
    throw isUniqueViolation(error) ? createNameConflict() : error;
  }
}

export function removeTag(ctx: AppContext, id: number, request: FastifyRequest): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const name = await stored.deleteTag(tx, id);
    if (name === null) throw failNotFound("tag");
    await note(ctx, request, "tag.deleted", `${name}: exists → (none)`, tx);
  });
}
