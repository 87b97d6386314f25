import type { IdeaFigures } from "@listwise/contracts/keywords";
import { NOT_RANKED } from "@listwise/contracts/store";
import { findListPlatform } from "../../apps";
import type { AppContext } from "../../../infra/context";
import { findSnapshots } from "../../crawls";
import { findTracked } from "../../keywords";
import { checkFeature } from "../../limits";
import { findLatestMetrics } from "../../research";
import { assertCovered, getStore, normalizeKeyword, type Market } from "../../store";
import { resolveListApp } from "../../workspace";
import { loadChecks } from "../discovery/keyword-checks";
import { scoreKeywords, type ScoredKeyword } from "../discovery/score-keywords";
import { loadComparisonOrNull } from "../discovery/suggest-keywords";

interface FiguresRequest {
  appId: number | null;
  country: string;
  keywords: readonly string[];
}

/** Returns the figures that don't depend on an app. */
async function loadWithoutApp(ctx: AppContext, market: Market, texts: readonly string[]) {
  const source = getStore(ctx).getName(market.platform);
  const snapshots = await findSnapshots(ctx.db, { source, ...market }, texts);
  const ids = [...snapshots.values()].map(({ keywordId }) => keywordId);
  const metrics = await findLatestMetrics(ctx.db, source, market.country, ids);
  return texts.map((keyword): ScoredKeyword => {
    const snapshot = snapshots.get(keyword) ?? null;
    const known = snapshot && metrics.get(snapshot.keywordId);
    return {
      keyword,
      snapshot,
      popularity: known?.popularity ?? null,
      difficulty: known?.difficulty ?? null,
      chance: null,
      relevance: null,
      score: null,
      missing: ["relevance", "chance"],
    };
  });
}

/**
 * Returns the known figures of keywords in their order, for an app with its suggestion scores. Difficulty is `null` if the
 * plan excludes it.
 *
 * @throws NOT_FOUND if the user does not track the app.
 * @throws UNKNOWN_COUNTRY if the store source lacks the storefront.
 */
export async function loadIdeaFigures(
  ctx: AppContext,
  userId: number,
  { appId, country, keywords }: FiguresRequest,
): Promise<{ data: IdeaFigures[]; advanced: boolean }> {
  await assertCovered(ctx, country);
  if (appId !== null) await resolveListApp(ctx.db, userId, appId);
  const market = { platform: await findListPlatform(ctx.db, userId, appId), country };
  const texts = keywords.map(normalizeKeyword);
  const [addCheck, compared] = await Promise.all([
    loadChecks(ctx, market, texts),
    appId === null ? null : loadComparisonOrNull(ctx, userId, appId, country),
  ]);
  const [scored, tracked, { allowed: advanced }] = await Promise.all([
    compared ? scoreKeywords(ctx, compared, country, texts) : loadWithoutApp(ctx, market, texts),
    findTracked(ctx.db, userId, country),
    checkFeature(ctx.db, userId, "advanced_keyword_analysis"),
  ]);
  const listed = new Set(
    tracked
      .filter(
        ({ platform, ...entry }) => platform === market.platform && (appId ?? entry.appId) === entry.appId,
      )
      .map(({ text }) => text),
  );
  const data = scored.map(({ snapshot, difficulty, missing, ...figures }, index): IdeaFigures => {
    const text = texts[index] ?? "";
    return {
      ...addCheck({ ...figures, keyword: text }),
      keyword: keywords[index] ?? text,
      difficulty: advanced ? difficulty : null,
      missing: [...missing],
      rank: snapshot && appId !== null ? snapshot.appIds.indexOf(appId) + 1 || NOT_RANKED : null,
      results: snapshot && snapshot.appIds.length,
      checkedAt: snapshot && new Date(snapshot.checkedAt).toISOString(),
      tracked: listed.has(text),
    };
  });
  return { data, advanced };
}
