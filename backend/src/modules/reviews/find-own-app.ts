import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { isTrackedApp, resolveApp } from "../apps";
import type { AppRef } from "./fetch-reviews";

/**
 * Returns an app that the user tracks; only those can be replied to.
 * @throws NOT_FOUND if the user doesn't track the app
 */
export async function findOwnApp(ctx: AppContext, userId: number, id: string): Promise<AppRef> {
  const app = await resolveApp(ctx, userId, id);
  if (await isTrackedApp(ctx.db, userId, app.id)) return app;
  throw fail("NOT_FOUND", "You don't track this app. Track it first.");
}
