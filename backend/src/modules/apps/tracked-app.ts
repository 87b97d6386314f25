import type { AppContext } from "../../infra/context";
import type { Executor } from "../../infra/db/database";
import { fail } from "../../infra/http/errors";
import type { AppRef } from "../store";
import { isTrackedApp } from "./apps.reads";
import { resolveApp } from "./lookup.service";

/** Creates the error for an app that the user doesn't track. */
export const failUntracked = () => fail("NOT_FOUND", "You don't track this app. Track it first.");

/** @throws NOT_FOUND if the user doesn't track the app */
export async function assertTracked(db: Executor, userId: number, appId: number): Promise<void> {
  if (!(await isTrackedApp(db, userId, appId))) throw failUntracked();
}

/**
 * Returns a tracked app by its id or store id.
 *
 * @throws NOT_FOUND if the app is unknown or the user doesn't track it
 */
export async function resolveTrackedApp(ctx: AppContext, userId: number, id: string): Promise<AppRef> {
  const app = await resolveApp(ctx, userId, id);
  await assertTracked(ctx.db, userId, app.id);
  return app;
}
