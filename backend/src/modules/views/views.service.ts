import type { SavedView } from "@listwise/contracts/keywords";
import { MAX_VIEWS, type TableView, type ViewTable } from "@listwise/contracts/views";
import type { AppContext } from "../../infra/context";
import { isUniqueViolation } from "../../infra/db/database-errors";
import { assertAccess, type Principal } from "../../infra/http/authenticate";
import { fail, failNotFound } from "../../infra/http/errors";
import type { Transact } from "../../infra/http/idempotency/idempotency";
import { lockOwner } from "../accounts";
import {
  countViews,
  deleteView,
  deleteViews,
  insertView,
  updateView,
  type ViewScope,
} from "./views.repository";

const createNotFound = () => failNotFound("view");
const createNameTaken = (name: string) =>
  fail("CONFLICT", `You already have a view named “${name}”. Choose another name.`);

/**
 * Returns the scope of the user's views of a table.
 * @throws FORBIDDEN if the table belongs to the admin area and the user isn't an administrator
 */
export function getViewScope(user: Principal, table: ViewTable): ViewScope {
  if (table.startsWith("admin-")) assertAccess("admin", user);
  return { userId: user.id, table };
}

/** @throws CONFLICT if the name is taken, VALIDATION_FAILED if the table has too many views */
export async function createView(
  transact: Transact,
  scope: ViewScope,
  view: { name: string; query: string; position?: number | undefined },
) {
  return transact(async (tx) => {
    await lockOwner(tx, scope.userId);
    if ((await countViews(tx, scope)) >= MAX_VIEWS) {
      throw fail("VALIDATION_FAILED", `Save at most ${MAX_VIEWS} views. Delete one you no longer need.`);
    }
    const data = await insertView(tx, { ...view, ...scope });
    if (!data) throw createNameTaken(view.name);
    return { success: true as const, data };
  });
}

/** @throws NOT_FOUND if the user has no such view, CONFLICT if the name is taken, VALIDATION_FAILED if nothing changes */
export async function changeView(
  { db }: AppContext,
  scope: ViewScope,
  id: number,
  change: { name?: string | undefined; query?: string | undefined },
): Promise<TableView> {
  if (Object.keys(change).length === 0) throw fail("VALIDATION_FAILED", "Send a name or a query string.");
  try {
    const changed = await updateView(db, scope, id, change);
    if (changed) return changed;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw createNameTaken(change.name ?? "");
  }
  throw createNotFound();
}

/** @throws NOT_FOUND if the user has no such view */
export async function removeView({ db }: AppContext, scope: ViewScope, id: number): Promise<void> {
  if (!(await deleteView(db, scope, id))) throw createNotFound();
}

/** Replaces all views of a table. Of views with the same name, the first is saved. */
export async function replaceViews({ db }: AppContext, scope: ViewScope, views: SavedView[]): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOwner(tx, scope.userId);
    await deleteViews(tx, scope);
    for (const view of views) await insertView(tx, { ...view, ...scope });
  });
}
