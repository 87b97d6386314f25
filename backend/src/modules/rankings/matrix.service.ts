import type { MatrixKeyword, MatrixRank } from "@listwise/contracts/rankings";
import type { AppContext } from "../../infra/context";
import type { Executor } from "../../infra/db/database";
import { groupBy } from "../../infra/group-by";
import { failUntracked, findCompetitorIds, findFollows, findRelations, type Owner } from "../apps";
import { findRanks } from "../crawls";
import { findComparedKeywords, findDistinctKeywords } from "../keywords";
import { assertStorefront, findPlatforms } from "../store";
import { loadFreshness } from "./freshness.service";
import { buildProvenance } from "./rankings.presenter";

/** A rank as it is stored. */
type StoredRank = Awaited<ReturnType<typeof findRanks>>[number];

/**
 * Returns the ranks of a tracked app and its competitors for the app's keywords; without an app, those of the user's own
 * apps (of all tracked ones if none is the user's own) for all keywords. `provenance` is that of the latest check.
 *
 * @throws UNKNOWN_COUNTRY
 * @throws NOT_FOUND if the user doesn't track the app.
 */
export async function loadRankingMatrix(
  ctx: AppContext,
  userId: number,
  { appId, country }: { appId?: number | undefined; country: string },
) {
  assertStorefront(country);
  const { appIds, tracked } =
    appId === undefined
      ? await findOwnMatrix(ctx.db, userId, country)
      : await findAppMatrix(ctx.db, { userId, appId }, country);
  const keywordIds = tracked.map(({ keywordId }) => keywordId);
  const [platforms, ranks, freshness] = await Promise.all([
    findPlatforms(ctx.db, appIds),
    findRanks(ctx.db, appIds, keywordIds, country),
    loadFreshness(ctx, tracked, country),
  ]);
  const byKeyword = groupBy(ranks, ({ keywordId }) => keywordId);
  const keywords = tracked.flatMap(({ keywordId, publicId, text, platform }): MatrixKeyword[] => {
    const inStore = appIds.filter((id) => platforms.get(id) === platform);
    if (inStore.length === 0) return [];
    const byApp = new Map(byKeyword.get(keywordId)?.map((rank) => [rank.appId, rank]));
    const shown = inStore.map((id) => presentMatrixRank(id, byApp.get(id)));
    return [{ keywordId: publicId, keyword: text, platform, ranks: shown }];
  });
  return { keywords, provenance: findProvenance(ranks), ...freshness };
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
