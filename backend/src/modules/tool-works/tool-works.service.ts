import { LONGEST_WORK, MOST_WORKS, TOOL_DATA, z, type ToolName, type ToolWork } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import type { Executor } from "../../platform/database";
import { isUniqueViolation } from "../../platform/database-errors";
import { fail } from "../../platform/errors";
import type { Transact } from "../../platform/idempotency";
import { lockUser, resolveApp } from "../apps";
import { storable } from "./storable";
import {
  addWork,
  countWorks,
  findAllWorks,
  findNamed,
  findWork,
  findWorks,
  removeWork,
  writeWork,
  type Shelf,
  type WorkRow,
} from "./tool-works.repository";

function toolOf({ tool }: WorkRow): ToolName {
  const known = Object.keys(TOOL_DATA).find((name): name is ToolName => name === tool);
  if (!known) throw new Error(`There is no tool ${tool}.`);
  return known;
}

function present(row: WorkRow): ToolWork {
  const { id, appId, name, data, version, savedAt } = row;
  return { id, appId, name, data, version, savedAt: savedAt.toISOString(), tool: toolOf(row) };
}

function dataOf(tool: ToolName, data: Record<string, unknown>): Record<string, unknown> {
  const parsed = z.safeParse(TOOL_DATA[tool], data);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue?.path.join(".") ?? "";
    throw fail("VALIDATION_FAILED", `Couldn't save this: ${where === "" ? "the data" : where} isn't valid.`);
  }
  if (JSON.stringify(parsed.data).length > LONGEST_WORK) {
    throw fail("VALIDATION_FAILED", "This draft is too large. Split it and save the parts.");
  }
  return storable(parsed.data);
}

const unknownWork = () => fail("NOT_FOUND", "This draft doesn't exist. It may have been deleted elsewhere.");
const taken = (name: string, current: WorkRow | null) =>
  fail("CONFLICT", `You already have a draft named “${name}”. Choose another name.`, {
    current: current && present(current),
  });

/**
 * Checks that the app exists for the user.
 * @throws NOT_FOUND if it doesn't
 */
async function assertAppExists(ctx: AppContext, { userId, appId }: Shelf): Promise<void> {
  if (appId !== null) await resolveApp(ctx, userId, String(appId));
}

export async function listWorks(ctx: AppContext, shelf: Shelf): Promise<ToolWork[]> {
  await assertAppExists(ctx, shelf);
  return (await findWorks(ctx.db, shelf)).map(present);
}

export async function createWork(
  ctx: AppContext,
  transact: Transact,
  shelf: Shelf,
  { name, data }: { name: string; data: Record<string, unknown> },
) {
  const checked = dataOf(shelf.tool, data);
  await assertAppExists(ctx, shelf);
  return transact(async (tx) => {
    await lockUser(tx, shelf.userId);
    if ((await countWorks(tx, shelf)) >= MOST_WORKS) {
      throw fail(
        "VALIDATION_FAILED",
        `You can save up to ${MOST_WORKS} drafts here. Delete one you no longer need.`,
      );
    }
    const added = await addWork(tx, { ...shelf, name, data: checked });
    if (!added) throw taken(name, await findNamed(tx, shelf, name));
    return { success: true as const, data: present(added) };
  });
}

export async function saveWork(
  ctx: AppContext,
  userId: number,
  id: number,
  { version, name, data }: { version: number; name: string; data: Record<string, unknown> },
): Promise<ToolWork> {
  const known = await findWork(ctx.db, userId, id);
  if (!known) throw unknownWork();
  const checked = dataOf(toolOf(known), data);
  try {
    const written = await writeWork(ctx.db, userId, id, { version, name, data: checked });
    if (written) return present(written);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw taken(name, known);
  }
  const current = await findWork(ctx.db, userId, id);
  throw fail("CONFLICT", "This draft was changed elsewhere. Choose which version to keep.", {
    current: current && present(current),
  });
}

export async function deleteWork(ctx: AppContext, userId: number, id: number): Promise<void> {
  if (!(await removeWork(ctx.db, userId, id))) throw unknownWork();
}

export async function ownWorks(db: Executor, userId: number) {
  return (await findAllWorks(db, userId)).map(({ tool, appId, name, data, savedAt }) => ({
    tool,
    appId,
    name,
    data,
    savedAt,
  }));
}
