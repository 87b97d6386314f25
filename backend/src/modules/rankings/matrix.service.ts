import type { MatrixKeyword, MatrixRank } from "@listwise/contracts/rankings";
import type { AppContext } from "../../infra/context";
import type { Executor } from "../../infra/db/database";
import { groupBy } from "../../infra/group-by";
import { failUntracked, findCompetitorIds, findFollows, findRelations, type Owner } from "../apps";
import { findRanks } from "../crawls";
import { findComparedKeywords, findDistinctKeywords } from "../keywords";
import { assertStorefront, findPlatforms } from "../store";
import { loadFreshness } from "./freshness.service";
import { buildProvenance, presentRanking } from "./rankings.presenter";

/** A rank as it is stored. */
type StoredRank = Awaited<ReturnType<typeof findRanks>>[number];

/** A tracked app and its country, or the user's own apps without `appId`. */
interface MatrixQuery {
  appId?: number | undefined;
  country: string;
}

/**
 * Returns the ranks of a tracked app and its competitors for the app's keywords; without an app, those of the user's own
 * apps (of all tracked ones if none is the user's own) for all keywords. `provenance` is that of the latest check.
 *
 * @throws UNKNOWN_COUNTRY
 * @throws NOT_FOUND if the user doesn't track the app.
 */
export async function loadRankingMatrix(ctx: AppContext, userId: number, query: MatrixQuery) {
  const { rows, freshness } = await findMatrix(ctx, userId, query);
  const keywords = rows.map(({ publicId, text, platform, byApp }): MatrixKeyword => {
    const ranks = [...byApp].map(([appId, rank]) => presentMatrixRank(appId, rank));
    return { keywordId: publicId, keyword: text, platform, ranks };
  });
  const ranks = rows.flatMap(({ byApp }) => [...byApp.values()].filter((rank) => rank !== undefined));
  return { keywords, provenance: findProvenance(ranks), ...freshness };
}

/** Returns the ranks of {@link loadRankingMatrix} app by app, each with its keyword and provenance. */
export async function loadRankings(ctx: AppContext, userId: number, query: MatrixQuery) {
  const { country } = query;
  const { appIds, rows, freshness } = await findMatrix(ctx, userId, query);
  const rankings = appIds.flatMap((id) =>
    rows
      .filter(({ byApp }) => byApp.has(id))
      .map(({ publicId, text, byApp }) =>
        presentRanking(ctx, { id, isFollowing: true }, { publicId, text, country }, byApp.get(id)),
      ),
  );
  return { rankings, ...freshness };
}

/** Returns the keywords that have apps in their store, and `byApp` with those apps' ranks: `undefined` without one yet. */
async function findMatrix(ctx: AppContext, userId: number, { appId, country }: MatrixQuery) {
  assertStorefront(country);
  const { appIds, tracked } =
    appId === undefined
      ? await findOwnMatrix(ctx.db, userId, country)
      : await findAppMatrix(ctx.db, { userId, appId }, country);
  const keywordIds = tracked.map(({ keywordId }) => keywordId);
  const [platforms, found, freshness] = await Promise.all([
    findPlatforms(ctx.db, appIds),
    findRanks(ctx.db, appIds, keywordIds, country),
    loadFreshness(ctx, tracked, country),
  ]);
  const byKeyword = groupBy(found, ({ keywordId }) => keywordId);
  const rows = tracked.map((keyword) => {
    const ranks = new Map(byKeyword.get(keyword.keywordId)?.map((rank) => [rank.appId, rank]));
    const inStore = appIds.filter((id) => platforms.get(id) === keyword.platform);
    return { ...keyword, byApp: new Map(inStore.map((id) => [id, ranks.get(id)])) };
  });
  return { appIds, rows: rows.filter(({ byApp }) => byApp.size > 0), freshness };
}

/** Returns the rank of an app; without a known rank it counts as never checked. */
function presentMatrixRank(appId: number, rank?: StoredRank): MatrixRank {
  return {
    appId,
    currentRank: rank?.currentRank ?? null,
    previousRank: rank?.previousRank ?? null,
    checkedAt: rank?.checkedAt?.toISOString() ?? null,
    results: rank?.results ?? null,
    source: rank?.source ?? null,
  };
}

/** Returns the provenance of the rank that was checked last; `null` if none was checked. */
function findProvenance(ranks: readonly StoredRank[]) {
  const getTime = (rank: StoredRank | undefined) => rank?.checkedAt?.getTime() ?? 0;
  const last = ranks.reduce<StoredRank | undefined>(
    (newest, rank) => (getTime(rank) > getTime(newest) ? rank : newest),
    undefined,
  );
  return last?.source
    ? buildProvenance(last.source, { algorithm: last.algorithm, at: last.checkedAt })
    : null;
}

async function findOwnMatrix(db: Executor, userId: number, country: string) {
  const [followed, tracked] = await Promise.all([
    findFollows(db, userId),
    findDistinctKeywords(db, userId, country),
  ]);
  const own = followed.filter(({ relation }) => relation === "own");
  return { appIds: (own.length > 0 ? own : followed).map(({ appId }) => appId), tracked };
}

async function findAppMatrix(db: Executor, { userId, appId }: Owner, country: string) {
  if (!(await findRelations(db, userId, [appId])).has(appId)) throw failUntracked();
  const [competitorIds, tracked] = await Promise.all([
    findCompetitorIds(db, { userId, appId }),
    findComparedKeywords(db, userId, appId, country),
  ]);
  return { appIds: [appId, ...competitorIds], tracked };
}
