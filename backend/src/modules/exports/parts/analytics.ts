import type { AppContext } from "../../../infra/context";
import { loadAnalytics } from "../../analytics";
import type { ExportRequest, ExportPart } from "../export-plan";

const COLUMNS = [
  "day",
  "averageRank",
  "rankedCount",
  "unrankedCount",
  "visibility",
  "top3",
  "top10",
  "top50",
  "top200",
  "averageRating",
  "ratingCount",
] as const;

/** Creates the part with daily analytics. Days without data are omitted. */
export async function createAnalyticsPart(
  ctx: AppContext,
  userId: number,
  appId: number,
  { country, dateRange }: ExportRequest,
): Promise<ExportPart> {
  const { points } = await loadAnalytics(ctx, userId, String(appId), { country, dateRange });
  const known = points.filter(
    ({ rankedCount, rating }) => typeof rankedCount === "number" || rating !== null,
  );
  return {
    name: "analytics",
    columns: COLUMNS,
    total: known.length,
    async *rows(limit) {
      for (const { rating, ...point } of known.slice(0, limit)) {
        const values = { ...point, averageRating: rating };
        yield COLUMNS.map((column) => values[column] ?? null);
      }
    },
  };
}
