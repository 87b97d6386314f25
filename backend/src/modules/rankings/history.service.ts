import type { DateRange } from "@listwise/contracts/exports";
import type { AppContext } from "../../infra/context";
import { findFollows, loadListings, resolveApp } from "../apps";
import { findKeyword, findRankHistory, type CrawlTarget } from "../crawls";
import { findOwnKeyword } from "../keywords";
import { loadLimit } from "../limits";
import { assertStorefront, normalizeKeyword, getStore } from "../store";
import { readAppIds } from "./keyword-rankings.service";
import { buildProvenance } from "./rankings.presenter";

const DAY = 86_400_000;
const MAX_APPS = 10;
const DAYS: Record<DateRange, number> = {
  "7days": 7,
  "30days": 30,
  "90days": 90,
  "6months": 183,
  "1year": 366,
  all: Number.POSITIVE_INFINITY,
};

/** Returns the number of days to show, limited by the plan. */
async function computeDays(ctx: AppContext, userId: number, range: DateRange): Promise<number> {
  return Math.min(DAYS[range], await loadLimit(ctx.db, userId, "keyword_history_days"));
}

type Row = Awaited<ReturnType<typeof findRankHistory>>[number];

function buildLastProvenance(ctx: AppContext, row: Row | undefined) {
  return buildProvenance(
    row?.source ?? getStore(ctx).name,
    row ? { algorithm: row.algorithm, at: row.last } : null,
  );
}

async function buildPoints(ctx: AppContext, appId: number, pair: CrawlTarget | null, days: number) {
  const rows = pair ? await findRankHistory(ctx.db, appId, pair) : [];
  const since = Date.now() - days * DAY;
  const points = rows.flatMap(({ rank, first, last }) =>
    [first, ...(last > first ? [last] : [])]
      .filter((at) => at.getTime() >= since)
      .map((at) => ({ checkedAt: at.toISOString(), rank })),
  );
  return { points, last: rows.at(-1) };
}

export async function loadAppHistory(
  ctx: AppContext,
  userId: number,
  id: string,
  { keyword, country }: { keyword: string; country: string },
) {
  assertStorefront(country);
  const app = await resolveApp(ctx, userId, id, country);
  const keywordId = await findKeyword(ctx.db, normalizeKeyword(keyword));
  const days = await computeDays(ctx, userId, "all");
  const pair = keywordId === null ? null : { keywordId, country };
  const { points, last } = await buildPoints(ctx, app.id, pair, days);
  return { points, provenance: buildLastProvenance(ctx, last) };
}

/** Returns the rank histories of the given or the tracked apps for a keyword that the user tracks. */
export async function loadKeywordHistory(
  ctx: AppContext,
  userId: number,
  publicId: string,
  { country, appIds, dateRange }: { country: string; appIds?: string | undefined; dateRange: DateRange },
) {
  assertStorefront(country);
  const [{ keywordId }] = await findOwnKeyword(ctx, userId, (keyword) => keyword.publicId === publicId);
  const ids =
    appIds === undefined
      ? (await findFollows(ctx.db, userId)).slice(0, MAX_APPS).map((follow) => follow.appId)
      : await readAppIds(ctx, userId, appIds, MAX_APPS);
  const listings = await loadListings(ctx, ids);
  const days = await computeDays(ctx, userId, dateRange);
  const found = await Promise.all(ids.map((id) => buildPoints(ctx, id, { keywordId, country }, days)));
  const series = ids.map((appId, index) => ({
    appId,
    appName: listings.get(appId)?.name ?? `App ${appId}`,
    points: found[index]?.points ?? [],
  }));
  const last = found[0]?.last;
  return { series, provenance: buildLastProvenance(ctx, last) };
}
