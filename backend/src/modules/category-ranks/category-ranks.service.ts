import { explainMissing } from "@listwise/aso-core/text";
import type { DateRange } from "@listwise/contracts/exports";
import type { AppContext } from "../../infra/context";
import { findHistoryStart, formatDay } from "../analytics";
import { isTrackedApp, resolveApp } from "../apps";
import { assertStorefront, getStore } from "../store";
import { presentCategoryRanks } from "./category-ranks.presenter";
import {
  findBestCategoryRanks,
  findCategoryRankDays,
  findChartStates,
  type PlacedApp,
} from "./category-ranks.reads";

type States = Awaited<ReturnType<typeof findChartStates>>;

/** Explains why an app has no category ranks. */
async function explainNone(ctx: AppContext, userId: number, { appId }: PlacedApp, states: States) {
  const source = await getStore(ctx).describe();
  if (!source.fields.includes("charts")) return explainMissing(source, "category ranks");
  if (!(await isTrackedApp(ctx.db, userId, appId))) return "Track this app to see its category ranks.";
  if (states.length === 0) return "The app's category in this country isn't known.";
  const failed = states.find(({ failure }) => failure !== null);
  return failed?.failure ?? "The charts of the app's category are checked soon.";
}

/**
 * Returns the app's ranks in the charts of its category in a country, with the history that the plan includes.
 *
 * @throws UNKNOWN_COUNTRY, NOT_FOUND
 */
export async function loadCategoryRanks(
  ctx: AppContext,
  userId: number,
  id: string,
  { country, dateRange }: { country: string; dateRange: DateRange },
) {
  assertStorefront(country);
  const { id: appId, platform } = await resolveApp(ctx, userId, id, country);
  const app: PlacedApp = { appId, source: getStore(ctx).getName(platform), country };
  const from = await findHistoryStart(ctx, userId, dateRange);
  const [days, best, states] = await Promise.all([
    findCategoryRankDays(ctx.db, app, from),
    findBestCategoryRanks(ctx.db, app),
    findChartStates(ctx.db, app),
  ]);
  const ranks = presentCategoryRanks(days, best, states);
  const fetchedAt =
    ranks
      .flatMap(({ checkedAt }) => checkedAt ?? [])
      .sort()
      .at(-1) ?? null;
  return {
    ranks,
    reason: ranks.length > 0 ? null : await explainNone(ctx, userId, app, states),
    provenance: {
      source: days.at(-1)?.source ?? app.source,
      algorithm: null,
      version: null,
      confidence: null,
      fetchedAt,
    },
    // A chart is fetched once a day.
    range: { from, to: formatDay(new Date()), validDays: 1 },
  };
}
