import { parsePlatform } from "@listwise/aso-core/stores";
import type { AppContext } from "../../infra/context";
import type { ListingSummary } from "../store";
import { loadListings } from "./apps.service";
import { findOwned, type OwnedApp } from "./own-apps.repository";

/** App as its user knows it. */
export type NamedApp = Pick<ListingSummary, "name" | "icon" | "platform">;

interface UserApp {
  userId: number;
  appId: number;
}

/** Returns the app of a row whose app was loaded. */
export type GetNamedApp = (row: UserApp) => NamedApp;

/**
 * Loads the apps of users' rows by their listings. An app that no store lists has the name that its user gave it; one that
 * stores have dropped is "App" with its id.
 */
export async function loadNamedApps(ctx: AppContext, rows: readonly UserApp[]): Promise<GetNamedApp> {
  const listings = await loadListings(ctx, [...new Set(rows.map(({ appId }) => appId))]);
  const owned = new Map<number, OwnedApp[]>();
  for (const { userId, appId } of rows) {
    if (!listings.has(appId) && !owned.has(userId)) owned.set(userId, await findOwned(ctx.db, userId));
  }
  return ({ userId, appId }) => {
    const app = listings.get(appId) ?? owned.get(userId)?.find(({ id }) => id === appId);
    const { name = `App ${appId}`, platform = parsePlatform(null) } = app ?? {};
    return { name, platform, icon: listings.get(appId)?.icon ?? null };
  };
}
