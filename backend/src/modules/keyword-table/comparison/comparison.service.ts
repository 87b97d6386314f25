import { roundToTenth } from "@listwise/aso-core/text";
import { computeVisibility, computeVisibilityShare, countTopRanks } from "@listwise/aso-core/visibility";
import type { ComparedKeyword } from "@listwise/contracts/keywords";
import type { AppContext } from "../../../infra/context";
import { loadComparison } from "../../competitors";
import { findRankGrid } from "../../crawls";
import { findListKeywords } from "../../keywords";
import { loadRanksByDay } from "../../portfolio";
import { findLatestMetrics } from "../../research";
import { assertCovered, getStore } from "../../store";
import { loadDay } from "../load-day";

type RankedKeyword = Pick<ComparedKeyword, "popularity" | "ranks">;

/** Computes the figures of each app for the whole list, in the order of the ranks. */
function computeFigures(keywords: readonly RankedKeyword[], count: number) {
  const columns = Array.from({ length: count }, (_, index) =>
    keywords.map(({ popularity, ranks }) => ({ popularity, rank: ranks[index] ?? null })),
  );
  const visibilities = columns.map((column) => computeVisibility(column).value);
  return columns.map((column, index) => {
    const visibility = visibilities[index] ?? null;
    const others = visibilities.filter((_, other) => other !== index);
    return {
      visibility: roundToTenth(visibility),
      visibilityShare: roundToTenth(computeVisibilityShare(visibility, others).value),
      top10: countTopRanks(column.map(({ rank }) => rank)).top10,
    };
  });
}

/** Loads the ranks of the apps on a UTC day, for each keyword in the order of the apps. */
async function loadEarlierRanks(
  ctx: AppContext,
  userId: number,
  { appIds, keywordIds, country, day: asked }: EarlierRanksQuery,
) {
  const { history, ...found } = await loadDay(ctx, userId, asked);
  const byApp: (number | null)[][][] = [];
  for (const appId of appIds) byApp.push(await loadRanksByDay(ctx, { appId, country }, keywordIds, history));
  return {
    ...found,
    ranks: keywordIds.map((_, keyword) => byApp.map((ranks) => ranks[keyword]?.[0] ?? null)),
  };
}

interface EarlierRanksQuery {
  appIds: readonly number[];
  keywordIds: readonly number[];
  country: string;
  day: string;
}

/**
 * Compares the ranks of an app and its chosen competitors for the relevant keywords on the app's list, newest first;
 * with a day, also with the ranks of that UTC day.
 *
 * @throws NOT_FOUND if the user does not track the app.
 * @throws UNKNOWN_COUNTRY if the store source lacks the storefront.
 */
export async function compareKeywords(
  ctx: AppContext,
  userId: number,
  id: string,
  { country, day }: { country: string; day?: string | undefined },
) {
  await assertCovered(ctx, country);
  const { app, others, chosen } = await loadComparison(ctx, userId, id, country, { chosenOnly: true });
  const entries = await findListKeywords(ctx.db, userId, app.id, country);
  const keywordIds = entries.map(({ keywordId }) => keywordId);
  const compared = [app, ...others];
  const appIds = compared.map((one) => one.id);
  const [grid, metrics, earlier] = await Promise.all([
    findRankGrid(ctx.db, appIds, keywordIds, country),
    findLatestMetrics(ctx.db, getStore(ctx).name, country, keywordIds),
    day === undefined ? null : loadEarlierRanks(ctx, userId, { appIds, keywordIds, country, day }),
  ]);
  const data = entries.map(({ keywordId, text }, index): ComparedKeyword => {
    const row = grid.get(keywordId);
    return {
      keyword: text,
      popularity: metrics.get(keywordId)?.popularity ?? null,
      ranks: row?.ranks ?? compared.map(() => null),
      previousRanks: earlier?.ranks[index],
      results: row?.results ?? null,
      checkedAt: row?.checkedAt ?? null,
    };
  });
  const figures = computeFigures(data, compared.length);
  const previous =
    earlier &&
    computeFigures(
      data.map(({ popularity, previousRanks = [] }) => ({ popularity, ranks: previousRanks })),
      compared.length,
    );
  const apps = compared.flatMap((one, index) => {
    const own = figures[index];
    const previousShare = previous?.[index]?.visibilityShare;
    return own ? [{ id: one.id, name: one.name, icon: one.icon, ...own, previousShare }] : [];
  });
  return { data, apps, chosen, ...(earlier && { day: earlier.day, firstDay: earlier.firstDay }) };
}
