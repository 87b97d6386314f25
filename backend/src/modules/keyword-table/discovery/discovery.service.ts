import { MIN_RELEVANCE } from "@listwise/aso-core/scores";
import type { DiscoveredKeyword, DiscoveryList } from "@listwise/contracts/keywords";
import { NOT_RANKED } from "@listwise/contracts/store";
import type { AppContext } from "../../../infra/context";
import { paginate, parsePage } from "../../../infra/http/paging";
import { loadComparison, type Comparison } from "../../competitors";
import { checkFeature } from "../../limits";
import { findAppCards, getStore } from "../../store";
import { findCandidates } from "./find-candidates";
import { scoreKeywords, type ScoredKeyword } from "./score-keywords";

const PAGE_SIZE = 50;
const TOP_RANKS = 50;

function presentKeyword(
  { snapshot, difficulty, missing, ...scored }: ScoredKeyword,
  { app, others }: Comparison,
  advanced: boolean,
): DiscoveredKeyword {
  const rank = snapshot && (snapshot.appIds.indexOf(app.id) + 1 || NOT_RANKED);
  const rivals = new Set(others.map(({ id }) => id));
  const best = snapshot?.appIds.slice(0, TOP_RANKS).findIndex((id) => rivals.has(id)) ?? -1;
  const id = snapshot?.appIds[best];
  return {
    ...scored,
    rank,
    competitor: id === undefined ? null : { id, rank: best + 1 },
    difficulty: advanced ? difficulty : null,
    missing: [...missing],
    results: snapshot && snapshot.appIds.length,
    checkedAt: snapshot && new Date(snapshot.checkedAt).toISOString(),
  };
}

const byScore = (a: DiscoveredKeyword, b: DiscoveredKeyword) => (b.score ?? -1) - (a.score ?? -1);
const byRank = (a: DiscoveredKeyword, b: DiscoveredKeyword) => (a.rank ?? Infinity) - (b.rank ?? Infinity);

/**
 * Lists keywords that a tracked app could add, a page of one of the three lists with the sizes of all.
 *
 * @throws NOT_FOUND if the user does not track the app.
 * @throws UNKNOWN_COUNTRY for an unknown storefront.
 */
export async function discoverKeywords(
  ctx: AppContext,
  userId: number,
  id: string,
  query: { country: string; list: DiscoveryList } & Parameters<typeof parsePage>[0],
) {
  const { country } = query;
  const compared = await loadComparison(ctx, userId, id, country);
  const { checked, ideas } = await findCandidates(ctx, userId, compared, country);
  const { allowed } = await checkFeature(ctx.db, userId, "advanced_keyword_analysis");
  const scored = await scoreKeywords(ctx, compared, country, [...new Set([...checked, ...ideas])]);
  const keywords = scored.map((one) => presentKeyword(one, compared, allowed));
  const isRanked = ({ rank }: DiscoveredKeyword) => rank !== null && rank < NOT_RANKED;
  const known = new Set(checked);
  const lists: Record<DiscoveryList, DiscoveredKeyword[]> = {
    ranked: keywords.filter(isRanked).toSorted(byRank),
    gaps: keywords
      .filter((one) => known.has(one.keyword) && !isRanked(one) && one.competitor)
      .toSorted(byScore),
    suggestions: keywords
      .filter(({ relevance }) => relevance === null || relevance >= MIN_RELEVANCE)
      .toSorted(byScore),
  };
  const page = parsePage(query, PAGE_SIZE);
  const data = lists[query.list].slice(page.offset, page.offset + page.pageSize);
  const rivals = new Set(data.flatMap(({ competitor }) => competitor?.id ?? []));
  return {
    data,
    pagination: paginate(page, lists[query.list].length),
    counts: {
      ranked: lists.ranked.length,
      gaps: lists.gaps.length,
      suggestions: lists.suggestions.length,
    },
    apps: await findAppCards(ctx.db, getStore(ctx).name, country, [...rivals]),
    emptyReason: lists[query.list].length > 0 ? null : explainEmpty(query.list, compared, scored),
  };
}

function explainEmpty(list: DiscoveryList, { others }: Comparison, scored: readonly ScoredKeyword[]) {
  if (list === "gaps" && others.length === 0) return "no-competitors" as const;
  return scored.every(({ snapshot }) => snapshot === null)
    ? ("nothing-checked" as const)
    : ("none-left" as const);
}
