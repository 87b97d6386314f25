import { splitRank } from "@listwise/aso-core/visibility";
import type { AppContext } from "../../../infra/context";
import { countCategoryRankDays, findCategoryRankDays } from "../../category-ranks";
import { createPart, type ExportPart } from "../export-plan";
import type { ExportScope } from "./export-scope";

/** Creates the part with the app's ranks in the charts of its category, by day. */
export async function createCategoryRanksPart(ctx: AppContext, place: ExportScope): Promise<ExportPart> {
  const total = await countCategoryRankDays(ctx.db, place, place.since);
  return createPart("categoryRanks", total, async function* (limit) {
    for (const row of await findCategoryRankDays(ctx.db, place, place.since, limit)) {
      const { number, text } = splitRank(row.rank, row.length);
      yield {
        day: row.day,
        chart: row.chart,
        chartCategory: row.category,
        country: place.country,
        rank: number,
        rankText: text,
        chartLength: row.length,
        source: row.source,
      };
    }
  });
}
