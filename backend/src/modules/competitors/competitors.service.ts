import { extractSearchWords } from "@listwise/aso-core/text";
import type { AppSummary, Competitor, CompetitorData, CompetitorKeyword } from "@listwise/contracts/apps";
import { NOT_RANKED } from "@listwise/contracts/store";
import type { AppContext } from "../../infra/context";
import { ApiFailure } from "../../infra/http/errors";
import { findCompetitorIds, findSimilarApps, loadApp } from "../apps";
import { findExcludedKeywords, findListKeywords } from "../keywords";
import { loadSuggestionFilter } from "../research";
import { assertStorefront, getStore, findListingTexts } from "../store";
import { findKeywordRanks, type RankedKeyword } from "../crawls";
import { loadDepth, resolveOwner, loadSummaries } from "./chosen-competitors.service";
import { presentCompetitor, presentKeyword } from "./competitors.presenter";
import { computeKeywordIdeas } from "./compute-keyword-ideas";

/** Maximum number of similar apps shown in place of chosen competitors. */
const MAX_SIMILAR_APPS = 12;
const MAX_KEYWORDS = 200;

async function loadSimilarOrNone(
  ctx: AppContext,
  userId: number,
  appId: number,
  country: string,
  limit: number,
) {
  try {
    return await findSimilarApps(ctx, userId, String(appId), country, limit);
  } catch (problem) {
    // The app is not available in this storefront, so it has no similar apps.
    if (problem instanceof ApiFailure && problem.code === "NOT_FOUND") return [];
    throw problem;
  }
}

export interface Comparison {
  app: AppSummary;
  others: AppSummary[];
  origin: CompetitorData["origin"];
  chosen: number;
  depth: number;
}

/**
 * Loads an app with the apps it is compared with: the chosen competitors, or while none are chosen similar apps, or none
 * with `chosenOnly`. `depth` is the most competitors that the user's plan compares.
 *
 * @throws NOT_FOUND if the user does not track the app.
 * @throws UNKNOWN_COUNTRY for an unknown storefront.
 */
export async function loadComparison(
  ctx: AppContext,
  userId: number,
  id: string,
  country: string,
  { chosenOnly = false } = {},
): Promise<Comparison> {
  assertStorefront(country);
  const owner = await resolveOwner(ctx, userId, id);
  const depth = await loadDepth(ctx.db, userId);
  const chosen = await findCompetitorIds(ctx.db, owner);
  const [listed] = await loadSummaries(ctx, userId, [owner.appId], country);
  const app = listed ?? (await loadApp(ctx, userId, String(owner.appId), country));
  const others =
    chosen.length > 0 || chosenOnly
      ? await loadSummaries(ctx, userId, chosen.slice(0, depth), country)
      : await loadSimilarOrNone(ctx, userId, owner.appId, country, Math.min(depth, MAX_SIMILAR_APPS));
  return { app, others, origin: chosen.length > 0 ? "chosen" : "similar", chosen: chosen.length, depth };
}

/** True if at least one of the compared apps ranks for the keyword. */
const hasRank = ({ mine, positions }: CompetitorKeyword) =>
  [mine, ...positions].some((rank) => rank !== null && rank < NOT_RANKED);

/**
 * Loads the keywords on the app's list and those untracked ones whose words all appear in a compared listing. Others are
 * withheld, because they would reveal what other users track.
 */
async function loadKeywords(
  ctx: AppContext,
  userId: number,
  { app, others }: Comparison,
  { country, excluded }: { country: string; excluded: ReadonlyMap<number, string> },
) {
  const listed = await findListKeywords(ctx.db, userId, app.id, country);
  const tracked = new Set(listed.map(({ keywordId }) => keywordId));
  const otherIds = others.map((other) => other.id);
  const ids = [app.id, ...otherIds];
  const places = await findKeywordRanks(ctx.db, country, [...tracked], ids, otherIds);
  const texts = await findListingTexts(ctx.db, ids, { source: getStore(ctx).getName(app.platform), country });
  const said = texts.map(
    ({ name, subtitle, description }) => new Set(extractSearchWords([name, subtitle, description].join(" "))),
  );
  const isPublic = ({ text }: RankedKeyword) => {
    const words = extractSearchWords(text);
    return said.some((listing) => words.every((word) => listing.has(word)));
  };
  return places
    .filter((place) => tracked.has(place.keywordId) || (!excluded.has(place.keywordId) && isPublic(place)))
    .map((place) => presentKeyword(place, tracked.has(place.keywordId)))
    .sort((a, b) => Number(hasRank(b)) - Number(hasRank(a)) || a.keyword.localeCompare(b.keyword))
    .slice(0, MAX_KEYWORDS);
}

async function computeIdeas(
  { app, others }: Comparison,
  keywords: readonly CompetitorKeyword[],
  { country, excluded }: { country: string; excluded: ReadonlyMap<number, string> },
) {
  const tracked = keywords.filter((row) => row.tracked).map(({ keyword }) => keyword);
  const unwanted = new Set([...tracked, ...excluded.values()]);
  const isMeaningful = await loadSuggestionFilter(country);
  return computeKeywordIdeas([app, ...others], (phrase) => !unwanted.has(phrase) && isMeaningful(phrase, ""));
}

const byRank = (a: Competitor, b: Competitor) => (a.avgRank ?? Infinity) - (b.avgRank ?? Infinity);

function getLatestCheck(keywords: readonly CompetitorKeyword[]): string | null {
  return keywords.reduce<string | null>(
    (latest, { checkedAt }) =>
      checkedAt !== null && (latest === null || checkedAt > latest) ? checkedAt : latest,
    null,
  );
}

export async function loadCompetitorData(
  ctx: AppContext,
  userId: number,
  id: string,
  country: string,
): Promise<CompetitorData> {
  const compared = await loadComparison(ctx, userId, id, country);
  const excluded = await findExcludedKeywords(ctx.db, userId, compared.app.id);
  const keywords = await loadKeywords(ctx, userId, compared, { country, excluded });
  const ideas = await computeIdeas(compared, keywords, { country, excluded });
  const competitors = compared.others.map((other, index) =>
    presentCompetitor(other, index, keywords, ideas[index + 1] ?? []),
  );
  const ranked = competitors.filter(({ avgRank }) => avgRank !== null).toSorted(byRank);
  const updatedAt = getLatestCheck(keywords);
  return {
    app: compared.app,
    competitors,
    topApp: ranked[0] ?? null,
    keywords,
    origin: compared.origin,
    chosen: compared.chosen,
    depth: compared.depth,
    updatedAt,
    provenance: {
      source: getStore(ctx).getName(compared.app.platform),
      algorithm: "last-crawls",
      version: 1,
      confidence: null,
      fetchedAt: updatedAt,
    },
  };
}

/** Loads the chosen competitors, best average rank first. Returns an empty list while none are chosen. */
export async function loadChosenCompetitors(ctx: AppContext, userId: number, id: string, country: string) {
  const { origin, competitors } = await loadCompetitorData(ctx, userId, id, country);
  return origin === "chosen" ? competitors.toSorted(byRank) : [];
}
