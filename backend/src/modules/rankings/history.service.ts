import type { DateRange } from "@listwise/contracts/exports";
import type { HistoryRange, RankPoint } from "@listwise/contracts/rankings";
import type { AppContext } from "../../infra/context";
import { findHistoryStart, formatDay, listDays, loadValidDays } from "../analytics";
import { findFollows, loadNamedApps, resolveApp } from "../apps";
import { findFirstRankDay, findKeyword, findRankHistory, findRanksByDay, type CrawlTarget } from "../crawls";
import { findOwnKeyword } from "../keywords";
import { assertStorefront, findPlatforms, normalizeKeyword, getStore } from "../store";
import { readAppIds } from "./keyword-rankings.service";
import { buildProvenance } from "./rankings.presenter";

const MAX_APPS = 10;

async function loadRange(ctx: AppContext, userId: number, dateRange: DateRange): Promise<HistoryRange> {
  const [from, validDays] = await Promise.all([
    findHistoryStart(ctx, userId, dateRange),
    loadValidDays(ctx, userId),
  ]);
  return { from, to: formatDay(new Date()), validDays };
}

type Row = Awaited<ReturnType<typeof findRankHistory>>[number];

function buildLastProvenance(ctx: AppContext, row: Row | undefined) {
  return buildProvenance(
    row?.source ?? getStore(ctx).name,
    row ? { algorithm: row.algorithm, at: row.last } : null,
  );
}

/** Returns the apps' ranks on the UTC days since `start`, as they are recorded for tracked apps. */
async function findDailyRanks(
  ctx: AppContext,
  appIds: readonly number[],
  pair: CrawlTarget,
  [start, end]: readonly [string, string],
): Promise<{ day: string; ranks: (number | null)[] }[]> {
  const days = listDays(start, end);
  const source = getStore(ctx).name;
  const range = { since: start, days: days.length };
  const found = await Promise.all(
    appIds.map((appId) => findRanksByDay(ctx.db, { appId, source }, [pair], range)),
  );
  return days
    .map((day, index) => ({ day, ranks: found.map(([ranks]) => ranks?.[index] ?? null) }))
    .filter(({ ranks }) => ranks.some((rank) => rank !== null));
}

/** Returns the ranks when each order was first and last seen, and on the days between on which it was checked. */
function buildPoints(rows: readonly Row[], checkedDays: readonly string[], from: string): RankPoint[] {
  return rows.flatMap(({ rank, first, last }) => {
    const [start, end] = [first.toISOString(), last.toISOString()];
    const between = checkedDays.filter((day) => day > start.slice(0, 10) && day < end.slice(0, 10));
    const times = [start, ...between, ...(end > start ? [end] : [])];
    return times.filter((at) => at >= from).map((checkedAt) => ({ checkedAt, rank }));
  });
}

async function loadHistories(
  ctx: AppContext,
  appIds: readonly number[],
  pair: CrawlTarget,
  { from, to }: HistoryRange,
): Promise<{ points: RankPoint[]; last: Row | undefined }[]> {
  const histories = await Promise.all(appIds.map((appId) => findRankHistory(ctx.db, appId, pair)));
  const oldest = histories[0]?.[0]?.first.toISOString().slice(0, 10) ?? to;
  const start = from ?? (await findFirstRankDay(ctx.db, appIds, pair)) ?? oldest;
  const daily = await findDailyRanks(ctx, appIds, pair, [start, to]);
  // Orders are deleted earlier than daily ranks.
  const earlier = daily.filter(({ day }) => day < oldest);
  const days = daily.map(({ day }) => day);
  return histories.map((rows, index) => ({
    points: [
      ...earlier.flatMap(({ day, ranks }) => {
        const rank = ranks[index] ?? null;
        return rank === null ? [] : [{ checkedAt: day, rank }];
      }),
      ...buildPoints(rows, days, start),
    ],
    last: rows.at(-1),
  }));
}

/** Returns the rank history of an app for a keyword, with its range. */
export async function loadAppHistory(
  ctx: AppContext,
  userId: number,
  id: string,
  { keyword, country, dateRange }: { keyword: string; country: string; dateRange: DateRange },
) {
  assertStorefront(country);
  const app = await resolveApp(ctx, userId, id, country);
  const keywordId = await findKeyword(ctx.db, normalizeKeyword(keyword), app.platform);
  const range = await loadRange(ctx, userId, dateRange);
  const [found] = keywordId === null ? [] : await loadHistories(ctx, [app.id], { keywordId, country }, range);
  return { points: found?.points ?? [], range, provenance: buildLastProvenance(ctx, found?.last) };
}

/** Returns the rank histories of the given or the tracked apps for a keyword that the user tracks, with their range. */
export async function loadKeywordHistory(
  ctx: AppContext,
  userId: number,
  publicId: string,
  { country, appIds, dateRange }: { country: string; appIds?: string | undefined; dateRange: DateRange },
) {
  assertStorefront(country);
  const [{ keywordId, platform }] = await findOwnKeyword(
    ctx,
    userId,
    (keyword) => keyword.publicId === publicId,
  );
  const named =
    appIds === undefined
      ? (await findFollows(ctx.db, userId)).map((follow) => follow.appId)
      : await readAppIds(ctx, userId, appIds, MAX_APPS);
  const platforms = await findPlatforms(ctx.db, named);
  const ids = named.filter((id) => platforms.get(id) === platform).slice(0, MAX_APPS);
  const getApp = await loadNamedApps(
    ctx,
    ids.map((appId) => ({ userId, appId })),
  );
  const range = await loadRange(ctx, userId, dateRange);
  const found = await loadHistories(ctx, ids, { keywordId, country }, range);
  const series = ids.map((appId, index) => ({
    appId,
    appName: getApp({ userId, appId }).name,
    points: found[index]?.points ?? [],
  }));
  return { series, range, provenance: buildLastProvenance(ctx, found[0]?.last) };
}
