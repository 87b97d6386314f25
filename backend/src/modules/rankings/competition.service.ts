import type { Platform } from "@listwise/aso-core/stores";
import type { AppSummary } from "@listwise/contracts/apps";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { getDefaultStorefront, presentApps, resolveApp } from "../apps";
import { DEVICE, findKeyword, findTopApps } from "../crawls";
import { findDistinctKeywords } from "../keywords";
import { assertStorefront, normalizeKeyword, findSummaries } from "../store";

interface Query {
  keyword?: string | undefined;
  appId?: string | undefined;
  country: string;
  category?: string | undefined;
  device: string;
}

const MAX_COMPETITORS = 50;

/**
 * Returns the apps that rank for a keyword, or for the user's keywords in a country, with the most shared keywords
 * first.
 *
 * @throws UNKNOWN_COUNTRY
 */
export async function findCompetition(ctx: AppContext, userId: number, query: Query) {
  const { country, device } = query;
  assertStorefront(country);
  if (query.keyword === undefined && query.appId === undefined) {
    throw fail("VALIDATION_FAILED", "Specify a keyword or an app.");
  }
  const app = query.appId === undefined ? null : await resolveApp(ctx, userId, query.appId, country);
  // Ranks on other devices aren't crawled, so there is no data.
  const keywordIds =
    device === DEVICE ? await findKeywordIds(ctx, userId, query, app?.platform ?? "ios") : [];
  const found = await findTopApps(ctx.db, keywordIds, country, { except: app?.id ?? null }, MAX_COMPETITORS);
  const wanted = found.map(({ appId }) => ({ appId, country }));
  const listings = await findSummaries(ctx.db, wanted, getDefaultStorefront(ctx));
  const apps = await presentApps(ctx, userId, [...listings.values()]);
  const byId = new Map<number, AppSummary>(apps.map((app) => [app.id, app]));
  return found.flatMap(({ appId, ...figures }) => {
    const app = byId.get(appId);
    return app ? [{ app, ...figures }] : [];
  });
}

async function findKeywordIds(
  ctx: AppContext,
  userId: number,
  query: Query,
  platform: Platform,
): Promise<number[]> {
  if (query.keyword !== undefined) {
    const id = await findKeyword(ctx.db, normalizeKeyword(query.keyword), platform);
    return id === null ? [] : [id];
  }
  const tracked = await findDistinctKeywords(ctx.db, userId, query.country);
  return tracked
    .filter((keyword) => keyword.platform === platform)
    .filter((keyword) => query.category === undefined || keyword.category === query.category)
    .map((keyword) => keyword.keywordId);
}
