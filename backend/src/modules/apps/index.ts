import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerPersonalData } from "../accounts";
import { registerCounter } from "../limits";
import { findAllAppLinks } from "./app-links.reads";
import { appLinksRoutes } from "./app-links.routes";
import { countTrackedApps, countTrackedAppsByUser, findFollowedStoreIds } from "./apps.repository";
import { appsRoutes } from "./apps.routes";
import { findAllCompetitors } from "./competitor-links.reads";
import { findOwned } from "./own-apps.repository";
import { ownAppsRoutes } from "./own-apps.routes";

export { appTracked, type AppTracked } from "./apps.events";
export {
  countByRelation,
  countFollows,
  countFollowsByDay,
  findFollowPage,
  findFollows,
  findMostTracked,
  findTrackersOfApps,
  findListPlatform,
  findRelations,
  isTrackedApp,
  selectFollows,
  selectOwnedApps,
} from "./apps.reads";
export { findAppByStoreId } from "./visible-apps.reads";
export {
  findLocalization,
  loadApp,
  loadListings,
  getDefaultStorefront,
  listFollowedApps,
  presentApps,
} from "./apps.service";
export {
  countCompetitors,
  findCompetitorIds,
  findLinks,
  hasCompetitor,
  selectCompetitorLinks,
  type Owner,
} from "./competitor-links.reads";
export { findLinkedApps } from "./app-links.reads";
export { linkApps } from "./app-links.service";
export { loadNamedApps, type GetNamedApp, type NamedApp } from "./named-apps";
export { linkCompetitor, unlinkCompetitor } from "./competitor-links.service";
export { trackApp } from "./tracking.service";
export { assertTracked, failUntracked, resolveTrackedApp } from "./tracked-app";
export { resolveApp } from "./lookup.service";
export { findSimilarApps } from "./similar.service";

export function registerApps(app: FastifyInstance, ctx: AppContext): void {
  registerCounter("max_tracked_apps", { countFor: countTrackedApps, countAll: countTrackedAppsByUser });
  registerPersonalData("apps", findFollowedStoreIds);
  registerPersonalData("own-apps", async (db, userId) =>
    (await findOwned(db, userId)).map((own) => ({ ...own })),
  );
  registerPersonalData("competitors", findAllCompetitors);
  registerPersonalData("app-links", findAllAppLinks);
  appsRoutes(app, ctx);
  ownAppsRoutes(app, ctx);
  appLinksRoutes(app, ctx);
}
