import type { ReviewThemes } from "@listwise/contracts/reviews";
import type { AppContext } from "../../infra/context";
import { assertStorefront } from "../store";
import { refreshReviews } from "./fetch-reviews";
import { resolveTrackedApp } from "../apps";
import { computeMissingFacts } from "./review-facts";
import { countThemes, findTopCountries, type ThemeCount } from "./review-themes.repository";

/** Most columns; chosen by us so that they fit on a page. */
const MAX_COLUMNS = 8;

/** Returns the reviews of an app by theme and version in a storefront, or by theme and storefront. */
export async function loadThemes(
  ctx: AppContext,
  userId: number,
  id: string,
  { country, by }: { country: string; by: "version" | "country" },
): Promise<ReviewThemes> {
  assertStorefront(country);
  const { shelf } = await refreshReviews(ctx, await resolveTrackedApp(ctx, userId, id), country);
  const countries = by === "version" ? [country] : await findTopCountries(ctx.db, shelf, MAX_COLUMNS);
  for (const one of countries) await computeMissingFacts(ctx, { ...shelf, country: one });
  return buildTable(await countThemes(ctx.db, shelf, { by, countries }));
}

/** Rows without a theme count the reviews of a column; the columns come in their order. */
function buildTable(counts: readonly ThemeCount[]): ReviewThemes {
  const columns = counts.filter(({ theme }) => theme === null).slice(0, MAX_COLUMNS);
  const themes = [...new Set(counts.flatMap(({ theme }) => theme ?? []))].map((theme) => {
    const cells = columns.map(({ key }) => {
      const cell = counts.find((one) => one.key === key && one.theme === theme);
      return { count: cell?.count ?? 0, mood: cell?.mood ?? null };
    });
    const count = cells.reduce((sum, cell) => sum + cell.count, 0);
    const mood = cells.reduce((sum, cell) => sum + cell.count * (cell.mood ?? 0), 0) / Math.max(1, count);
    return {
      theme,
      count,
      sentiment: toScore(count === 0 ? null : mood),
      cells: cells.map((cell) => ({ count: cell.count, sentiment: toScore(cell.mood) })),
    };
  });
  return {
    columns: columns.map(({ key, count }) => ({ key, reviews: count })),
    themes: themes.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count),
  };
}

/** Converts a mean mood from −100…100 to 0…100. */
const toScore = (mood: number | null): number | null => (mood === null ? null : Math.round(50 + mood / 2));
