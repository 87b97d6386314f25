import type { LatestMetrics } from "@listwise/contracts/keywords";
import { findListPlatform } from "../apps";
import type { AppContext } from "../../infra/context";
import { findTracked } from "../keywords";
import { checkFeature } from "../limits";
import { assertStorefront, normalizeKeyword, getStore } from "../store";
import { resolveListApp } from "../workspace";
import { redactValues } from "./redact-for-plan";
import { findLatestMetricsByText } from "./research.repository";

/**
 * Returns the latest stored metrics of keywords that the plan includes, without calling the store. `tracked` is about the
 * list of `appId`, or all lists without one.
 *
 * @throws NOT_FOUND if the user does not track the app.
 */
export async function loadLatestMetrics(
  ctx: AppContext,
  userId: number,
  input: { appId?: number | undefined; country: string; keywords: readonly string[] },
): Promise<LatestMetrics[]> {
  const { country, keywords } = input;
  assertStorefront(country);
  const appId = input.appId === undefined ? null : await resolveListApp(ctx.db, userId, input.appId);
  const platform = await findListPlatform(ctx.db, userId, appId);
  const texts = keywords.map(normalizeKeyword);
  const figures = await findLatestMetricsByText(
    ctx.db,
    { source: getStore(ctx).getName(platform), platform, country },
    texts,
  );
  const entries = await findTracked(ctx.db, userId, country);
  const listed = entries.filter(
    (entry) => entry.platform === platform && (appId === null || entry.appId === appId),
  );
  const tracked = new Set(listed.map(({ text }) => text));
  const { allowed } = await checkFeature(ctx.db, userId, "advanced_keyword_analysis");
  return keywords.map((keyword, index) => {
    const text = texts[index] ?? keyword;
    const found = figures.get(text);
    return {
      keyword,
      ...redactValues(found, allowed),
      computedAt: found?.computedAt.toISOString() ?? null,
      tracked: tracked.has(text),
    };
  });
}
