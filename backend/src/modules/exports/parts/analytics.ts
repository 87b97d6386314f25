import type { AppContext } from "../../../infra/context";
import { loadAnalytics } from "../../analytics";
import { createPart, type ExportPart, type ExportRequest } from "../export-plan";

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
  return createPart("analytics", known.length, async function* (limit) {
    for (const { rating: averageRating, rankedCount, unrankedCount, ...figures } of known.slice(0, limit)) {
      yield {
        ...figures,
        rankedCount: rankedCount ?? null,
        unrankedCount: unrankedCount ?? null,
        averageRating,
      };
    }
  });
}
