import { computeRatingScore } from "@listwise/aso-core/scores";
import type { Platform } from "@listwise/aso-core/stores";
import type { CompetitorIcon, IconAnalysis, IconColor, ShelfIcon } from "@listwise/contracts/tools";
import type { AppContext } from "../../infra/context";
import { ApiFailure } from "../../infra/http/errors";
import { loadComparison } from "../competitors";
import { assertStorefront, normalizeKeyword, getStore } from "../store";
import { analyzeAt } from "./icons.service";

const MAX_ICONS = 12;
const COLORS_PER_ICON = 4;
const BATCH_SIZE = 4;
const NO_ICON = "The listing has no icon.";

interface IconResult {
  analysis: IconAnalysis | null;
  reason: string | null;
}

async function tryAnalyze(ctx: AppContext, icon: string | null): Promise<IconResult> {
  if (icon === null) return { analysis: null, reason: NO_ICON };
  try {
    return { analysis: await analyzeAt(ctx, icon), reason: null };
  } catch (problem) {
    if (problem instanceof ApiFailure) return { analysis: null, reason: problem.message };
    throw problem;
  }
}

/** Analyzes icons in batches of four, because each may be a download. */
async function analyzeAll<T extends { icon: string | null }>(ctx: AppContext, apps: readonly T[]) {
  const found: { app: T; looked: IconResult }[] = [];
  for (let from = 0; from < apps.length; from += BATCH_SIZE) {
    const some = apps.slice(from, from + BATCH_SIZE);
    found.push(
      ...(await Promise.all(some.map(async (app) => ({ app, looked: await tryAnalyze(ctx, app.icon) })))),
    );
  }
  return found;
}

const getTopColors = ({ analysis }: IconResult): IconColor[] =>
  analysis?.colors.slice(0, COLORS_PER_ICON) ?? [];

export async function loadCompetitorIcons(ctx: AppContext, userId: number, id: string, country: string) {
  const { app, others } = await loadComparison(ctx, userId, id, country);
  const scored = [app, ...others]
    .map((one) => ({ ...one, score: computeRatingScore(one), mine: one.id === app.id }))
    .sort((a, b) => Number(b.mine) - Number(a.mine) || (b.score ?? 0) - (a.score ?? 0) || a.id - b.id)
    .slice(0, MAX_ICONS);
  const found = await analyzeAll(ctx, scored);
  return found
    .map(({ app: one, looked }): CompetitorIcon => ({
      appId: one.id,
      appName: one.name,
      iconUrl: one.icon,
      colors: getTopColors(looked),
      rating: one.rating,
      score: one.score,
      mine: one.mine,
      ...looked,
    }))
    .sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
}

export async function loadIconShelf(
  ctx: AppContext,
  { keyword, platform, country }: { keyword: string; platform: Platform; country: string },
) {
  assertStorefront(country);
  const term = normalizeKeyword(keyword);
  const { listings, provenance } = await getStore(ctx).search({
    term,
    platform,
    country,
    limit: MAX_ICONS,
  });
  const found = await analyzeAll(ctx, listings.slice(0, MAX_ICONS));
  const data = found.map(({ app, looked }, index): ShelfIcon => ({
    position: index + 1,
    appId: app.appId,
    appName: app.name,
    iconUrl: app.icon,
    colors: getTopColors(looked),
  }));
  return { data, keyword: term, provenance };
}
