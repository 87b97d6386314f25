import type { AppContext } from "../../platform/context";
import { DEVICE } from "../crawls";
import { findTracked } from "../keywords";
import { competition } from "../rankings";
import { assertStorefront } from "../store";
import { ownerOf, summariesOf } from "./chosen.service";
import { findChosen } from "./competitors.repository";
import { findRivals } from "./rivals.repository";

const MOST = 50;

/**
 * Suggests apps that rank for the same keywords. While the app ranks for none, suggests apps that rank for the user's
 * tracked keywords.
 */
export async function suggestCompetitors(ctx: AppContext, userId: number, id: string, country: string) {
  assertStorefront(country);
  const owner = await ownerOf(ctx, userId, id);
  const chosen = new Set(await findChosen(ctx.db, owner));
  const beside = await rivalsOf(ctx, userId, owner.appId, country);
  const found =
    beside.length > 0
      ? beside
      : await competition(ctx, userId, { appId: String(owner.appId), country, device: DEVICE });
  return found
    .filter(({ app }) => !chosen.has(app.id))
    .map(({ app, sharedKeywords, averageRank }) => ({ app, sharedKeywords, averageRank }));
}

async function rivalsOf(ctx: AppContext, userId: number, appId: number, country: string) {
  const tracked = await findTracked(ctx.db, userId, country);
  const keywordIds = tracked.map(({ keywordId }) => keywordId);
  const rivals = await findRivals(ctx.db, keywordIds, country, appId, MOST);
  const ids = rivals.map((rival) => rival.appId);
  const apps = new Map((await summariesOf(ctx, userId, ids, country)).map((app) => [app.id, app]));
  return rivals.flatMap(({ appId: id, ...figures }) => {
    const app = apps.get(id);
    return app ? [{ app, ...figures }] : [];
  });
}
