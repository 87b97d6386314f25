import { getCountryLanguage } from "@listwise/aso-core/density";
import { createListingMatcher, isSuggestible, LISTING_PLACES } from "@listwise/aso-core/scores";
import { loadStemmer, type Stemmer } from "@listwise/aso-core/stemming";
import {
  LISTING_TEXTS,
  MAX_COMPETITOR_KEYWORDS,
  type CompetitorKeywordRow,
  type ListingText,
} from "@listwise/contracts/keywords";
import { NOT_RANKED } from "@listwise/contracts/store";
import type { AppContext } from "../../../infra/context";
import { loadComparison, type Comparison } from "../../competitors";
import { findListKeywords } from "../../keywords";
import { checkFeature } from "../../limits";
import { assertCovered, findListingTexts, findWordFrequencies, getStore } from "../../store";
import { findCandidates } from "../discovery/find-candidates";
import { loadChecks } from "../discovery/keyword-checks";
import { scoreKeywords, type ScoredKeyword } from "../discovery/score-keywords";
import { findListingPhrases } from "./find-listing-phrases";

type Row = Omit<CompetitorKeywordRow, "checking" | "failedAt">;

/** Loads the listings of the compared apps, in their order; `null` for those without one in the storefront. */
async function loadListings(ctx: AppContext, { app, others }: Comparison, country: string) {
  const apps = [app, ...others];
  const source = getStore(ctx).getName(app.platform);
  const ids = apps.map(({ id }) => id);
  const texts = new Map(
    (await findListingTexts(ctx.db, ids, { source, country })).map((one) => [one.appId, one]),
  );
  return apps.map(({ id, name }) => {
    const found = texts.get(id);
    return found ? { ...found, detail: name } : null;
  });
}

/** Returns a function that tells which texts of a listing contain all words of a keyword. */
function createTextFinder(
  listing: Readonly<Record<ListingText, string | null>> | null,
  stem: Stemmer,
): (keyword: string) => ListingText[] {
  if (listing === null) return () => [];
  const match = createListingMatcher({ ...listing, keywords: null }, stem);
  return (keyword) => {
    const places = match(keyword);
    return LISTING_TEXTS.filter((text) => places[LISTING_PLACES.indexOf(text)] === true);
  };
}

/** True if a competitor ranks for the keyword or mentions it, or if the app ranks for it. */
function hasEvidence({ ranks, texts }: Row): boolean {
  return (
    ranks.some((rank) => rank !== null && rank < NOT_RANKED) || texts.slice(1).some((one) => one.length > 0)
  );
}

/** Weights of a mention in each text: names and subtitles are chosen for their keywords. Chosen by us. */
const MENTION_WEIGHTS: Readonly<Record<ListingText, number>> = { name: 3, subtitle: 3, description: 1 };

const weighMentions = ({ texts }: Row) => texts.flat().reduce((sum, text) => sum + MENTION_WEIGHTS[text], 0);

const byScore = (a: Row, b: Row) =>
  (b.score ?? -1) - (a.score ?? -1) ||
  weighMentions(b) - weighMentions(a) ||
  a.keyword.localeCompare(b.keyword);

/**
 * Loads the keywords of an app and its competitors, best score first, then most mentioned: those on the app's list,
 * those with known ranks, and phrases of the listings. Untracked keywords with ranks are those that
 * {@link findCandidates} may show, so that no other user's list is revealed.
 *
 * @throws NOT_FOUND if the user does not track the app.
 * @throws UNKNOWN_COUNTRY if the store source lacks the storefront.
 */
export async function loadCompetitorKeywords(ctx: AppContext, userId: number, id: string, country: string) {
  await assertCovered(ctx, country);
  const compared = await loadComparison(ctx, userId, id, country);
  const { app, others, origin } = compared;
  const market = { platform: app.platform, country };
  const [{ checked, choose, isSaid, isOpen }, listed, listings, frequencies, { allowed: advanced }] =
    await Promise.all([
      findCandidates(ctx, userId, compared, country),
      findListKeywords(ctx.db, userId, app.id, country),
      loadListings(ctx, compared, country),
      findWordFrequencies(ctx.db, getStore(ctx).getName(market.platform), market),
      checkFeature(ctx.db, userId, "advanced_keyword_analysis"),
    ]);
  const phrases = (
    await findListingPhrases(
      listings.filter((listing) => listing !== null),
      { ownId: app.id, country, frequencies, choose },
    )
  ).filter(isOpen);
  const tracked = new Set(listed.map(({ text }) => text));
  const ranked = new Set([...tracked, ...checked]);
  const keywords = [...new Set([...ranked, ...phrases])];
  const [addCheck, stem] = await Promise.all([
    loadChecks(ctx, market, keywords),
    loadStemmer(getCountryLanguage(country)),
  ]);
  const finders = listings.map((listing) => createTextFinder(listing, stem));
  const apps = [app, ...others].map(({ id: appId, name, icon }) => ({ id: appId, name, icon }));
  const present = ({ snapshot, difficulty, missing, ...figures }: ScoredKeyword): Row => ({
    ...figures,
    difficulty: advanced ? difficulty : null,
    missing: [...missing],
    tracked: tracked.has(figures.keyword),
    ranks: apps.map((one) => snapshot && (snapshot.appIds.indexOf(one.id) + 1 || NOT_RANKED)),
    texts: finders.map((find) => find(figures.keyword)),
    results: snapshot && snapshot.appIds.length,
    checkedAt: snapshot && new Date(snapshot.checkedAt).toISOString(),
  });
  const rows = (await scoreKeywords(ctx, compared, country, keywords))
    .filter(
      ({ keyword, relevance }) => ranked.has(keyword) || isSuggestible(keyword, relevance, isSaid(keyword)),
    )
    .map(present)
    .filter((row) => row.tracked || hasEvidence(row))
    .sort(byScore);
  return {
    data: rows.slice(0, MAX_COMPETITOR_KEYWORDS).map(addCheck),
    apps,
    origin,
    advanced,
    omitted: Math.max(0, rows.length - MAX_COMPETITOR_KEYWORDS),
  };
}
