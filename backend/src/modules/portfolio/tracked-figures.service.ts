import { roundToTenth } from "@listwise/aso-core/text";
import { computeAverageRank, computeVisibility } from "@listwise/aso-core/visibility";
import type { TrackedFigures } from "@listwise/contracts/portfolio";
import type { AppContext } from "../../infra/context";
import { findFollows } from "../apps";
import { findCurrentRanks } from "../crawls";
import { findComparedLists } from "../keywords";
import { checkFeature } from "../limits";
import { findPopularities } from "../research";
import { assertCovered, getStore } from "../store";

/**
 * Loads the latest visibility and average rank of each tracked app over the keywords by which it is compared.
 *
 * @throws UNKNOWN_COUNTRY if the source does not cover the storefront
 */
export async function loadTrackedFigures(
  ctx: AppContext,
  userId: number,
  country: string,
): Promise<{ data: TrackedFigures[]; advanced: boolean }> {
  await assertCovered(ctx, country);
  const appIds = (await findFollows(ctx.db, userId)).map(({ appId }) => appId);
  const lists = await findComparedLists(ctx.db, userId, appIds, country);
  const keywordIds = [...new Set([...lists.values()].flatMap((list) => list.map((one) => one.keywordId)))];
  const [popularities, latest, { allowed: advanced }] = await Promise.all([
    findPopularities(ctx.db, getStore(ctx).name, country, keywordIds),
    findCurrentRanks(ctx.db, appIds, keywordIds, country),
    checkFeature(ctx.db, userId, "advanced_analytics"),
  ]);
  const places = new Map(keywordIds.map((id, place) => [id, place]));
  const data = appIds.map((appId, index) => {
    const keywords = (lists.get(appId) ?? []).map(({ keywordId }) => {
      const place = places.get(keywordId) ?? -1;
      return { popularity: popularities[place] ?? null, rank: latest[index]?.ranks[place] ?? null };
    });
    const { value, ranked } = computeAverageRank(keywords.map(({ rank }) => rank));
    return {
      appId,
      visibility: advanced ? roundToTenth(computeVisibility(keywords).value) : null,
      averageRank: roundToTenth(value),
      ranked,
      keywords: keywords.length,
    };
  });
  return { data, advanced };
}
