import type { Checklist, ChecklistItem, ChecklistSummary } from "@listwise/contracts/checklists";
import type { AppContext } from "../../infra/context";
import type { Executor } from "../../infra/db/database";
import { fail, failNotFound } from "../../infra/http/errors";
import { loadNamedApps, resolveTrackedApp } from "../apps";
import { getItems, presentChecklist, presentItem, presentSummary, getTemplate } from "./checklists.presenter";
import {
  addChecklist,
  findChecklist,
  findChecklists,
  findMarks,
  removeChecklist,
  saveMark,
  type ChecklistRow,
} from "./checklists.repository";
import { TEMPLATES } from "./templates";

function throwUnknownChecklist(): never {
  throw failNotFound("checklist");
}

export async function listChecklists(ctx: AppContext, userId: number): Promise<ChecklistSummary[]> {
  const rows = await findChecklists(ctx.db, userId);
  const marks = await findMarks(
    ctx.db,
    rows.map((row) => row.id),
  );
  const getApp = await loadNamedApps(ctx, rows);
  return rows.map((row) => {
    const own = marks.filter((mark) => mark.checklistId === row.id);
    return presentSummary(row, own, getApp(row));
  });
}

/** @throws NOT_FOUND if it isn't the user's */
export async function loadChecklist(ctx: AppContext, userId: number, id: number): Promise<Checklist> {
  return present(ctx, (await findChecklist(ctx.db, userId, id)) ?? throwUnknownChecklist());
}

async function present(ctx: AppContext, row: ChecklistRow): Promise<Checklist> {
  const [marks, getApp] = [await findMarks(ctx.db, [row.id]), await loadNamedApps(ctx, [row])];
  return presentChecklist(row, marks, getApp(row));
}

/** @throws VALIDATION_FAILED for an unknown template; NOT_FOUND if the user does not track the app; CONFLICT if it has the checklist */
export async function createChecklist(
  ctx: AppContext,
  userId: number,
  appId: string,
  template: string,
): Promise<Checklist> {
  if (!TEMPLATES.has(template)) {
    const known = [...TEMPLATES.keys()].join(", ");
    throw fail("VALIDATION_FAILED", `There is no template "${template}". Choose one of: ${known}.`);
  }
  const app = await resolveTrackedApp(ctx, userId, appId);
  const row = await addChecklist(ctx.db, { userId, appId: app.id, template });
  if (!row) throw fail("CONFLICT", "This app already has this checklist. Open it instead.");
  return present(ctx, row);
}

/** @throws NOT_FOUND if the checklist isn't the user's or has no such item */
export async function changeItem(
  ctx: AppContext,
  userId: number,
  id: number,
  itemId: number,
  change: { done?: boolean | undefined; notes?: string | undefined },
): Promise<ChecklistItem> {
  const row = (await findChecklist(ctx.db, userId, id)) ?? throwUnknownChecklist();
  const getApp = await loadNamedApps(ctx, [row]);
  const item = getItems(getTemplate(row.template, getApp(row).platform)).find((one) => one.id === itemId);
  if (!item) throw fail("NOT_FOUND", "This checklist has no such item. Reload the page.");
  return presentItem(item, await ctx.db.transaction((tx) => saveMark(tx, id, itemId, change)));
}

/** @throws NOT_FOUND if it isn't the user's */
export async function deleteChecklist(ctx: AppContext, userId: number, id: number): Promise<void> {
  if (!(await removeChecklist(ctx.db, userId, id))) throwUnknownChecklist();
}

export async function findChecklistData(db: Executor, userId: number) {
  const rows = await findChecklists(db, userId);
  const marks = await findMarks(
    db,
    rows.map((row) => row.id),
  );
  return rows.map(({ id, appId, template, createdAt, updatedAt }) => ({
    appId,
    template,
    createdAt,
    updatedAt,
    items: marks
      .filter((mark) => mark.checklistId === id)
      .map(({ itemId, done, notes }) => ({ itemId, done, notes })),
  }));
}
