import type { AppContext } from "../../infra/context";
import { findCompetitorIds } from "../apps";
import { findTopApps } from "../crawls";
import { findListKeywords } from "../keywords";
import { assertStorefront } from "../store";
import { resolveOwner, loadSummaries } from "./chosen-competitors.service";

const MAX_SUGGESTIONS = 50;

/**
 * Suggests apps that rank for the same keywords on the app's list. While the app ranks for none, suggests apps that rank
 * for any of them. Those of its category come first, because well-known apps of others rank for many keywords.
 */
export async function suggestCompetitors(ctx: AppContext, userId: number, id: string, country: string) {
  assertStorefront(country);
  const owner = await resolveOwner(ctx, userId, id);
  const chosen = new Set(await findCompetitorIds(ctx.db, owner));
  const listed = await findListKeywords(ctx.db, userId, owner.appId, country);
  const keywordIds = listed.map(({ keywordId }) => keywordId);
  const findRivals = (sharedOnly: boolean) =>
    findTopApps(ctx.db, keywordIds, country, { except: owner.appId, sharedOnly }, MAX_SUGGESTIONS);
  const shared = await findRivals(true);
  const rivals = shared.length > 0 ? shared : await findRivals(false);
  const ids = rivals.map(({ appId }) => appId).filter((appId) => !chosen.has(appId));
  const apps = new Map(
    (await loadSummaries(ctx, userId, [owner.appId, ...ids], country)).map((app) => [app.id, app]),
  );
  const category = apps.get(owner.appId)?.primaryGenre ?? null;
  const isOther = ({ appId }: { appId: number }) => Number(apps.get(appId)?.primaryGenre !== category);
  return rivals
    .toSorted((a, b) => isOther(a) - isOther(b))
    .flatMap(({ appId, ...figures }) => {
      const app = apps.get(appId);
      return app ? [{ app, ...figures }] : [];
    });
}
