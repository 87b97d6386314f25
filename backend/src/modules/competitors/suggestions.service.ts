import type { AppContext } from "../../infra/context";
import { findCompetitorIds } from "../apps";
import { DEVICE, findTopApps } from "../crawls";
import { findComparedKeywords } from "../keywords";
import { findCompetition } from "../rankings";
import { assertStorefront } from "../store";
import { resolveOwner, loadSummaries } from "./chosen-competitors.service";

const MAX_SUGGESTIONS = 50;

/**
 * Suggests apps that rank for the same keywords. While the app ranks for none, suggests apps that rank for the user's
 * tracked keywords.
 */
export async function suggestCompetitors(ctx: AppContext, userId: number, id: string, country: string) {
  assertStorefront(country);
  const owner = await resolveOwner(ctx, userId, id);
  const chosen = new Set(await findCompetitorIds(ctx.db, owner));
  const beside = await loadRivals(ctx, userId, owner.appId, country);
  const found =
    beside.length > 0
      ? beside
      : await findCompetition(ctx, userId, { appId: String(owner.appId), country, device: DEVICE });
  return found
    .filter(({ app }) => !chosen.has(app.id))
    .map(({ app, sharedKeywords, averageRank }) => ({ app, sharedKeywords, averageRank }));
}

async function loadRivals(ctx: AppContext, userId: number, appId: number, country: string) {
  const tracked = await findComparedKeywords(ctx.db, userId, appId, country);
  const keywordIds = tracked.map(({ keywordId }) => keywordId);
  const rivals = await findTopApps(
    ctx.db,
    keywordIds,
    country,
    { except: appId, sharedOnly: true },
    MAX_SUGGESTIONS,
  );
  const ids = rivals.map((rival) => rival.appId);
  const apps = new Map((await loadSummaries(ctx, userId, ids, country)).map((app) => [app.id, app]));
  return rivals.flatMap(({ appId: id, ...figures }) => {
    const app = apps.get(id);
    return app ? [{ app, ...figures }] : [];
  });
}
