import { roundToTenth } from "@listwise/aso-core/text";
import { computeVisibility, computeVisibilityShare, countTopRanks } from "@listwise/aso-core/visibility";
import type { ComparedKeyword } from "@listwise/contracts/keywords";
import type { AppContext } from "../../../infra/context";
import { loadComparison } from "../../competitors";
import { findRankGrid } from "../../crawls";
import { findListKeywords } from "../../keywords";
import { findLatestMetrics } from "../../research";
import { assertCovered, getStore } from "../../store";

/** Computes the figures of each app for the whole list, in the order of the ranks. */
function computeFigures(keywords: readonly ComparedKeyword[], count: number) {
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

/**
 * Compares the ranks of an app and its chosen competitors for the relevant keywords on the app's list, newest first.
 *
 * @throws NOT_FOUND if the user does not track the app.
 * @throws UNKNOWN_COUNTRY if the store source lacks the storefront.
 */
export async function compareKeywords(ctx: AppContext, userId: number, id: string, country: string) {
  await assertCovered(ctx, country);
  const { app, others, chosen } = await loadComparison(ctx, userId, id, country, { chosenOnly: true });
  const entries = await findListKeywords(ctx.db, userId, app.id, country);
  const keywordIds = entries.map(({ keywordId }) => keywordId);
  const compared = [app, ...others];
  const [grid, metrics] = await Promise.all([
    findRankGrid(
      ctx.db,
      compared.map((one) => one.id),
      keywordIds,
      country,
    ),
    findLatestMetrics(ctx.db, getStore(ctx).name, country, keywordIds),
  ]);
  const data = entries.map(({ keywordId, text }): ComparedKeyword => {
    const row = grid.get(keywordId);
    return {
      keyword: text,
      popularity: metrics.get(keywordId)?.popularity ?? null,
      ranks: row?.ranks ?? compared.map(() => null),
      results: row?.results ?? null,
      checkedAt: row?.checkedAt ?? null,
    };
  });
  const figures = computeFigures(data, compared.length);
  const apps = compared.flatMap((one, index) => {
    const own = figures[index];
    return own ? [{ id: one.id, name: one.name, icon: one.icon, ...own }] : [];
  });
  return { data, apps, chosen };
}
