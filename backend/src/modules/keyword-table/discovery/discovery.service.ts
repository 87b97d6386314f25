import { isInListing, isSuggestible, type ListingFilter } from "@listwise/aso-core/scores";
import { putForeignScriptsLast } from "@listwise/aso-core/text";
import type { DiscoveryList } from "@listwise/contracts/keywords";
import { NOT_RANKED } from "@listwise/contracts/store";
import type { AppContext } from "../../../infra/context";
import { paginate, parsePage } from "../../../infra/http/paging";
import { loadComparison, type Comparison } from "../../competitors";
import { checkFeature } from "../../limits";
import { assertCovered, findAppCards, getStore, normalizeKeyword } from "../../store";
import { loadListingMatches } from "../load-listing-matches";
import { findCandidates } from "./find-candidates";
import { findFirstChecked, loadChecks, type Figures } from "./keyword-checks";
import { scoreKeywords, type ScoredKeyword } from "./score-keywords";
import { sortKeywords } from "./sort-keywords";

const PAGE_SIZE = 50;
const TOP_RANKS = 50;

function presentKeyword(
  { snapshot, difficulty, missing, ...scored }: ScoredKeyword,
  { app, others }: Comparison,
  advanced: boolean,
): Omit<Figures, "inListing"> {
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

type Query = Parameters<typeof parsePage>[0] &
  Parameters<typeof sortKeywords>[1] & {
    country: string;
    search?: string | undefined;
    listing?: ListingFilter | undefined;
    orderedAt?: number | undefined;
  };

/**
 * Lists keywords that a tracked app could add, a page of one of the lists with the sizes of all.
 *
 * @throws NOT_FOUND if the user does not track the app.
 * @throws UNKNOWN_COUNTRY if the store source lacks the storefront.
 */
export async function discoverKeywords(ctx: AppContext, userId: number, id: string, query: Query) {
  const { country, list, search = "", listing } = query;
  await assertCovered(ctx, country);
  const compared = await loadComparison(ctx, userId, id, country);
  const { checked, ideas, suggested, hidden, isSaid } = await findCandidates(ctx, userId, compared, country);
  // Ideas come first, because a check makes them checked keywords too and must not move them.
  const shown = new Set([...ideas, ...checked]);
  const texts = [...shown, ...(list === "hidden" ? hidden : [])];
  const [addCheck, { allowed: advanced }] = await Promise.all([
    loadChecks(ctx, { platform: compared.app.platform, country }, texts),
    checkFeature(ctx.db, userId, "advanced_keyword_analysis"),
  ]);
  const scored = await scoreKeywords(ctx, compared, country, texts);
  const matches = await loadListingMatches(
    ctx,
    userId,
    scored.map(({ keyword }) => ({ appId: compared.app.id, entry: { keywordText: keyword, country } })),
  );
  const keywords = scored.map((one, index) => ({
    ...presentKeyword(one, compared, advanced),
    inListing: matches[index] ?? [],
  }));
  const isNew = await findFirstChecked(ctx, country, scored, query.orderedAt);
  const isRanked = ({ rank }: Figures) => rank !== null && rank < NOT_RANKED;
  const known = new Set(checked);
  const isHidden = new Set(hidden);
  const visible = keywords.filter(({ keyword }) => !isHidden.has(keyword));
  const lists: Record<DiscoveryList, Figures[]> = {
    ranked: visible.filter(isRanked),
    gaps: visible.filter((one) => known.has(one.keyword) && !isRanked(one) && one.competitor),
    suggestions: visible.filter(
      ({ keyword, relevance }) =>
        suggested.has(keyword) &&
        isSuggestible(keyword, isNew.has(keyword) ? null : relevance, isSaid(keyword)),
    ),
    hidden: keywords.filter(({ keyword }) => isHidden.has(keyword)),
  };
  const all = lists[list];
  const sorted = sortKeywords(
    all.filter(
      ({ keyword, inListing }) =>
        keyword.includes(normalizeKeyword(search)) && (!listing || isInListing(inListing, listing)),
    ),
    query,
    isNew,
  );
  const isByScore = list === "suggestions" && (query.sortBy ?? "score") === "score";
  const found = isByScore ? putForeignScriptsLast(sorted, country, ({ keyword }) => keyword) : sorted;
  const page = parsePage(query, PAGE_SIZE);
  const data = found.slice(page.offset, page.offset + page.pageSize);
  const rivals = new Set(data.flatMap(({ competitor }) => competitor?.id ?? []));
  return {
    data: data.map(addCheck),
    pagination: paginate(page, found.length),
    counts: {
      ranked: lists.ranked.length,
      gaps: lists.gaps.length,
      suggestions: lists.suggestions.length,
      hidden: hidden.length,
    },
    apps: await findAppCards(ctx.db, getStore(ctx).name, country, [...rivals]),
    origin: compared.origin,
    advanced,
    emptyReason: all.length > 0 ? null : explainEmpty(list, compared, scored),
  };
}

function explainEmpty(list: DiscoveryList, { others }: Comparison, scored: readonly ScoredKeyword[]) {
  if (list === "gaps" && others.length === 0) return "no-competitors" as const;
  return scored.every(({ snapshot }) => snapshot === null)
    ? ("nothing-checked" as const)
    : ("none-left" as const);
}
