import { DEFAULT_COUNTRY } from "@listwise/contracts/store";
import type { Workspace } from "@listwise/contracts/workspace";
import type { AppContext } from "../../infra/context";
import type { Executor } from "../../infra/db/database";
import { findSettings } from "../accounts";
import { assertTracked, isTrackedApp } from "../apps";
import { assertCovered } from "../store";
import { findChoice, saveChoice } from "./workspace.repository";

/**
 * Returns the user's current app and country. An app that the user no longer tracks is not current; before the first
 * choice it is all apps in the first country of the settings.
 */
export async function findWorkspace(db: Executor, userId: number): Promise<Workspace> {
  const choice = await findChoice(db, userId);
  if (!choice) {
    const [country = DEFAULT_COUNTRY] = (await findSettings(db, userId)).countries;
    return { appId: null, country };
  }
  const isTracked = choice.appId !== null && (await isTrackedApp(db, userId, choice.appId));
  return { ...choice, appId: isTracked ? choice.appId : null };
}

/**
 * Sets the user's current app and country.
 *
 * @throws NOT_FOUND if the user does not track the app.
 * @throws UNKNOWN_COUNTRY for a storefront that the source lacks.
 */
export async function changeWorkspace(
  ctx: AppContext,
  userId: number,
  choice: Workspace,
): Promise<Workspace> {
  await assertCovered(ctx, choice.country);
  if (choice.appId !== null) await assertTracked(ctx.db, userId, choice.appId);
  await saveChoice(ctx.db, userId, choice);
  return choice;
}

/**
 * Returns the app whose keyword list is meant: the given one, none for `null`, or the current app if none is given.
 *
 * @throws NOT_FOUND if the user does not track the given app.
 */
export async function resolveListApp(
  db: Executor,
  userId: number,
  appId: number | null | undefined,
): Promise<number | null> {
  if (appId === undefined) return (await findWorkspace(db, userId)).appId;
  if (appId !== null) await assertTracked(db, userId, appId);
  return appId;
}
