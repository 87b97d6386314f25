import {
  MAX_DRAFT_LENGTH,
  MAX_DRAFTS,
  TOOL_DRAFT_SCHEMAS,
  type ToolName,
  type ToolDraft,
} from "@listwise/contracts/tools";
import { z } from "@listwise/contracts/zod";
import type { AppContext } from "../../infra/context";
import type { Executor } from "../../infra/db/database";
import { isUniqueViolation } from "../../infra/db/database-errors";
import { fail, failNotFound } from "../../infra/http/errors";
import type { Transact } from "../../infra/http/idempotency/idempotency";
import { resolveApp } from "../apps";
import { lockOwner } from "../accounts";
import { pruneImages } from "./images/images.service";
import { toStorable } from "./to-storable";
import {
  insertDraft,
  countDrafts,
  findAllDrafts,
  findDraftByName,
  findDraft,
  findDrafts,
  removeDraft,
  updateDraft,
  type DraftScope,
  type DraftRow,
} from "./tool-drafts.repository";

function parseToolName({ tool }: DraftRow): ToolName {
  const known = Object.keys(TOOL_DRAFT_SCHEMAS).find((name): name is ToolName => name === tool);
  if (!known) throw new Error(`There is no tool ${tool}.`);
  return known;
}

function present(row: DraftRow): ToolDraft {
  const { id, appId, name, data, version, savedAt } = row;
  return { id, appId, name, data, version, savedAt: savedAt.toISOString(), tool: parseToolName(row) };
}

function parseDraftData(tool: ToolName, data: Record<string, unknown>): Record<string, unknown> {
  const parsed = z.safeParse(TOOL_DRAFT_SCHEMAS[tool], data);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue?.path.join(".") ?? "";
    throw fail(
      "VALIDATION_FAILED",
      `Couldn't save this: ${where === "" ? "the data" : where} isn't valid. Correct it, then save again.`,
    );
  }
  if (JSON.stringify(parsed.data).length > MAX_DRAFT_LENGTH) {
    throw fail("VALIDATION_FAILED", "This draft is too large. Split it and save the parts.");
  }
  return toStorable(parsed.data);
}

const createNotFound = () => failNotFound("draft");
const createNameTakenError = (name: string, current: DraftRow | null) =>
  fail("CONFLICT", `You already have a draft named “${name}”. Choose another name.`, {
    current: current && present(current),
  });

/**
 * Checks that the app exists for the user.
 * @throws NOT_FOUND if it doesn't
 */
async function assertAppExists(ctx: AppContext, { userId, appId }: DraftScope): Promise<void> {
  if (appId !== null) await resolveApp(ctx, userId, String(appId));
}

export async function listDrafts(ctx: AppContext, shelf: DraftScope): Promise<ToolDraft[]> {
  await assertAppExists(ctx, shelf);
  return (await findDrafts(ctx.db, shelf)).map(present);
}

export async function createDraft(
  ctx: AppContext,
  transact: Transact,
  shelf: DraftScope,
  { name, data }: { name: string; data: Record<string, unknown> },
) {
  const checked = parseDraftData(shelf.tool, data);
  await assertAppExists(ctx, shelf);
  return transact(async (tx) => {
    await lockOwner(tx, shelf.userId);
    if ((await countDrafts(tx, shelf)) >= MAX_DRAFTS) {
      throw fail(
        "VALIDATION_FAILED",
        `You can save up to ${MAX_DRAFTS} drafts here. Delete one you no longer need.`,
      );
    }
    const added = await insertDraft(tx, { ...shelf, name, data: checked });
    if (!added) throw createNameTakenError(name, await findDraftByName(tx, shelf, name));
    return { success: true as const, data: present(added) };
  });
}

/** @throws NOT_FOUND; CONFLICT if the name is taken or the draft has changed since `version` */
export async function saveDraft(
  ctx: AppContext,
  userId: number,
  id: number,
  { version, name, data }: { version: number; name: string; data: Record<string, unknown> },
): Promise<ToolDraft> {
  const known = await findDraft(ctx.db, userId, id);
  if (!known) throw createNotFound();
  const checked = parseDraftData(parseToolName(known), data);
  try {
    const written = await ctx.db.transaction(async (tx) => {
      const row = await updateDraft(tx, userId, id, { version, name, data: checked });
      if (row) await pruneImages(tx, row);
      return row;
    });
    if (written) return present(written);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw createNameTakenError(name, known);
  }
  const current = await findDraft(ctx.db, userId, id);
  throw fail("CONFLICT", "This draft was changed elsewhere. Choose which version to keep.", {
    current: current && present(current),
  });
}

/** @throws NOT_FOUND */
export async function deleteDraft(ctx: AppContext, userId: number, id: number): Promise<void> {
  if (!(await removeDraft(ctx.db, userId, id))) throw createNotFound();
}

export async function loadOwnDrafts(db: Executor, userId: number) {
  return (await findAllDrafts(db, userId)).map(({ tool, appId, name, data, savedAt }) => ({
    tool,
    appId,
    name,
    data,
    savedAt,
  }));
}
