import { isSuggestible } from "@listwise/aso-core/scores";
import { putForeignScriptsLast } from "@listwise/aso-core/text";
import type { Platform } from "@listwise/aso-core/stores";
import type { Suggestion } from "@listwise/contracts/keywords";
import { findListPlatform } from "../../apps";
import type { AppContext } from "../../../infra/context";
import { ApiFailure } from "../../../infra/http/errors";
import { loadComparison } from "../../competitors";
import { findIrrelevantKeywords } from "../../keywords";
import { loadSuggestions } from "../../research";
import { resolveListApp } from "../../workspace";
import { scoreKeywords } from "./score-keywords";

/**
 * Suggests keywords related to a term, without those marked as irrelevant for the app. For an app they have its
 * suggestion scores, best first; those with unknown scores, or all without an app, come with the most evidence first.
 * Single words are only suggested if they are known to be relevant for the app.
 * Without `appId` they are for the current app, without `platform` from its store. Those of the other store have no scores.
 *
 * @throws NOT_FOUND if the user does not track the given app.
 */
export async function suggestKeywords(
  ctx: AppContext,
  userId: number,
  query: {
    term: string;
    appId?: number | undefined;
    platform?: Platform | undefined;
    country: string;
    limit: number;
  },
) {
  const { term, country, limit } = query;
  const appId = await resolveListApp(ctx.db, userId, query.appId);
  const own = await findListPlatform(ctx.db, userId, appId);
  const platform = query.platform ?? own;
  const { suggestions, provenance } = await loadSuggestions(ctx, {
    term,
    platform,
    country,
  });
  // All of them are from texts of the results for the term.
  const isSuggested = (keyword: string, relevance: number | null) => isSuggestible(keyword, relevance, true);
  const phrases = suggestions.filter(({ keyword }) => isSuggested(keyword, null));
  if (appId === null) return { data: phrases.slice(0, limit), provenance };
  const irrelevant = new Set((await findIrrelevantKeywords(ctx.db, userId, appId)).values());
  const isWanted = ({ keyword }: Suggestion) => !irrelevant.has(keyword);
  const compared = platform === own ? await loadComparisonOrNull(ctx, userId, appId, country) : null;
  if (!compared) return { data: phrases.filter(isWanted).slice(0, limit), provenance };
  const wanted = suggestions.filter(isWanted);
  const texts = wanted.map(({ keyword }) => keyword);
  const scored = await scoreKeywords(ctx, compared, country, texts);
  const sorted = wanted
    .map((suggestion, index) => ({ ...suggestion, score: scored[index]?.score ?? null }))
    .filter(({ keyword }, index) => isSuggested(keyword, scored[index]?.relevance ?? null))
    .sort((a, b) => (b.score ?? -1) - (a.score ?? -1));
  const data = putForeignScriptsLast(sorted, country, ({ keyword }) => keyword);
  return { data: data.slice(0, limit), provenance };
}

/** Returns the app with its competitors; `null` if the store can't tell now. */
export async function loadComparisonOrNull(ctx: AppContext, userId: number, appId: number, country: string) {
  try {
    return await loadComparison(ctx, userId, String(appId), country);
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}
