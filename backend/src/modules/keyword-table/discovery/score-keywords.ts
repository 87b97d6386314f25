import { computeRelevance, computeSuggestionScore } from "@listwise/aso-core/scores";
import type { AppContext } from "../../../infra/context";
import type { Comparison } from "../../competitors";
import { findSnapshots, type ResultSnapshot } from "../../crawls";
import { findLatestMetrics } from "../../research";
import { findAppCards, findWordFrequencies, getStore } from "../../store";
import { loadChances } from "../../chances";

/** Results that tell a keyword's category. */
const CATEGORY_RESULTS = 20;

/** Keyword with its suggestion score for an app and the parts of the score; unknown figures are `null`. */
export interface ScoredKeyword {
  keyword: string;
  /** Latest search results; `null` if it was never checked. */
  snapshot: ResultSnapshot | null;
  popularity: number | null;
  difficulty: number | null;
  chance: number | null;
  relevance: number | null;
  score: number | null;
  missing: readonly ("relevance" | "popularity" | "chance")[];
}

const roundTo = (value: number | null, digits: number) => value && Number(value.toFixed(digits));

/** Computes the suggestion scores of normalized keywords for an app in a storefront, in their order. */
export async function scoreKeywords(
  ctx: AppContext,
  { app, others }: Pick<Comparison, "app" | "others">,
  country: string,
  keywords: readonly string[],
): Promise<ScoredKeyword[]> {
  const source = getStore(ctx).getName(app.platform);
  const market = { platform: app.platform, country };
  const [snapshots, frequencies] = await Promise.all([
    findSnapshots(ctx.db, { source, ...market }, keywords),
    findWordFrequencies(ctx.db, source, market),
  ]);
  const found = [...snapshots.values()];
  const first = new Set(found.flatMap(({ appIds }) => appIds.slice(0, CATEGORY_RESULTS)));
  const [cards, metrics, chances] = await Promise.all([
    findAppCards(ctx.db, source, country, [...first]),
    findLatestMetrics(
      ctx.db,
      source,
      country,
      found.map(({ keywordId }) => keywordId),
    ),
    loadChances(
      ctx,
      keywords.map((keywordText) => ({
        appId: app.id,
        entry: { keywordText, country },
        figures: snapshots.get(keywordText) ?? { topAppIds: null, topStrengths: null },
      })),
    ),
  ]);
  const categories = new Map(cards.map(({ id, category }) => [id, category]));
  return keywords.map((keyword, index) => {
    const snapshot = snapshots.get(keyword) ?? null;
    const known = snapshot && metrics.get(snapshot.keywordId);
    const { value: relevance } = computeRelevance({
      keyword,
      app: { ...app, category: app.primaryGenre },
      competitors: others,
      results: snapshot && snapshot.appIds.map((id) => ({ id, category: categories.get(id) ?? null })),
      frequencies,
    });
    const popularity = known?.popularity ?? null;
    const chance = chances[index] ?? null;
    const { value, missing } = computeSuggestionScore({ relevance, popularity, chance });
    return {
      keyword,
      snapshot,
      popularity,
      difficulty: known?.difficulty ?? null,
      chance,
      relevance: roundTo(relevance, 2),
      score: roundTo(value, 0),
      missing,
    };
  });
}
