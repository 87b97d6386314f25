import type { AppContext } from "../../../infra/context";
import { ApiFailure } from "../../../infra/http/errors";
import { loadComparison } from "../../competitors";
import { loadSuggestions } from "../../research";
import { findWorkspace } from "../../workspace";
import { scoreKeywords } from "./score-keywords";

/**
 * Suggests keywords related to a term. While an app is current they have its suggestion scores, best first; those with
 * unknown scores, or all without a current app, come with the most evidence first.
 */
export async function suggestKeywords(
  ctx: AppContext,
  userId: number,
  { term, country, limit }: { term: string; country: string; limit: number },
) {
  const { suggestions, provenance } = await loadSuggestions(ctx, { term, country });
  const compared = await loadCurrentApp(ctx, userId, country);
  if (!compared) return { data: suggestions.slice(0, limit), provenance };
  const texts = suggestions.map(({ keyword }) => keyword);
  const scored = await scoreKeywords(ctx, compared, country, texts);
  const data = suggestions
    .map((suggestion, index) => ({ ...suggestion, score: scored[index]?.score ?? null }))
    .sort((a, b) => (b.score ?? -1) - (a.score ?? -1));
  return { data: data.slice(0, limit), provenance };
}

/** Returns the current app with its competitors; `null` without a current app, or if the store can't tell now. */
async function loadCurrentApp(ctx: AppContext, userId: number, country: string) {
  const { appId } = await findWorkspace(ctx.db, userId);
  if (appId === null) return null;
  try {
    return await loadComparison(ctx, userId, String(appId), country);
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}
