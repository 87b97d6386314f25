import { getCountryLanguage, loadKeywordTest } from "@listwise/aso-core/density";
import type { WordFrequencies } from "@listwise/aso-core/scores";
import { chooseKeywords, loadStemmer, type Stemmer } from "@listwise/aso-core/stemming";
import { extractSearchWords } from "@listwise/aso-core/text";
import type { IdeaSource, KeywordIdea } from "@listwise/contracts/keywords";
import { findListPlatform } from "../../apps";
import type { AppContext } from "../../../infra/context";
import { ApiFailure } from "../../../infra/http/errors";
import { loadComparison, type Comparison } from "../../competitors";
import { findIrrelevantKeywords } from "../../keywords";
import { loadSuggestionFilter } from "../../research";
import {
  assertCovered,
  findListingTexts,
  findWordFrequencies,
  getStore,
  normalizeKeyword,
  type Market,
} from "../../store";
import { resolveListApp } from "../../workspace";
import { loadPhraseEvidence } from "../discovery/load-phrase-evidence";
import { createIdeaPool, type IdeaPool } from "./idea-pool";
import {
  addAutocomplete,
  addCompetitors,
  addCountries,
  addReviews,
  addSeeds,
  NO_SUGGESTIONS,
} from "./idea-sources";

/** Seeds that are taken from the app's name if none are given; chosen by us, because a live store is asked for each. */
const MAX_OWN_SEEDS = 2;

interface IdeasRequest {
  appId: number | null;
  country: string;
  seeds: readonly string[];
  sources: readonly IdeaSource[];
}

/** Context in which the sources look for ideas. */
export interface IdeaScope extends Market {
  userId: number;
  seeds: readonly string[];
  /** True if autocomplete is wanted, whose suggestions come with those of a seed. */
  hasAutocomplete: boolean;
  /** `null` without an app. */
  compared: Comparison | null;
}

/** Adds the ideas of a source. Returns why there are none, or `null`. */
export type AddIdeas = (ctx: AppContext, pool: IdeaPool, scope: IdeaScope) => Promise<string | null>;

const ADDERS: Record<IdeaSource, AddIdeas> = {
  seeds: addSeeds,
  autocomplete: addAutocomplete,
  competitors: addCompetitors,
  reviews: addReviews,
  countries: addCountries,
};

/** Listings from which a word that only one name has is probably a brand; chosen by us. */
const MIN_LISTINGS = 100;

/** Returns a test for texts with a word that only one listing has in its name or subtitle, in any form. */
function createBrandTest({ listings, byWord }: WordFrequencies, stem: Stemmer) {
  const isUnique = (word: string) => byWord.get(word) === 1 && (byWord.get(stem(word)) ?? 1) === 1;
  return (text: string) => listings >= MIN_LISTINGS && extractSearchWords(text).some(isUnique);
}

const splitName = (name: string) => normalizeKeyword(name).split(/[\p{P}\p{S}\s]+/u);

/**
 * Collects keyword ideas from the chosen sources. A source that fails or has nothing is skipped with the reason, so that
 * the others still count. Keywords that are irrelevant for the app are left out.
 *
 * @throws NOT_FOUND if the user does not track the app.
 * @throws UNKNOWN_COUNTRY if the store source lacks the storefront.
 */
export async function collectIdeas(
  ctx: AppContext,
  userId: number,
  { appId, country, sources, ...request }: IdeasRequest,
): Promise<{
  data: KeywordIdea[];
  omitted: number;
  seeds: string[];
  skipped: { source: IdeaSource; reason: string }[];
}> {
  await assertCovered(ctx, country);
  if (appId !== null) await resolveListApp(ctx.db, userId, appId);
  const compared = appId === null ? null : await loadComparison(ctx, userId, String(appId), country);
  const platform = compared?.app.platform ?? (await findListPlatform(ctx.db, userId, appId));
  const irrelevant = new Set(
    appId === null ? [] : (await findIrrelevantKeywords(ctx.db, userId, appId)).values(),
  );
  const [isMeaningful, saysSomething, frequencies, stem] = await Promise.all([
    loadSuggestionFilter(country),
    loadKeywordTest(getCountryLanguage(country)),
    findWordFrequencies(ctx.db, getStore(ctx).getName(platform), { platform, country }),
    loadStemmer(getCountryLanguage(country)),
  ]);
  const hasBrand = createBrandTest(frequencies, stem);
  const isWord = (text: string) => saysSomething(text) && isMeaningful(text, "") && !hasBrand(text);
  const given = [...new Set(request.seeds.map(normalizeKeyword))];
  const seeds =
    given.length > 0
      ? given
      : splitName(compared?.app.name ?? "")
          .filter(isWord)
          .slice(0, MAX_OWN_SEEDS);
  const isSeeded = (text: string) => seeds.some((seed) => isMeaningful(text, seed));
  const pool = createIdeaPool(
    (text, source) =>
      !irrelevant.has(text) &&
      saysSomething(text) &&
      (isMeaningful(text, "") || isSeeded(text)) &&
      // People search for what autocomplete suggests, and write reviews in their own words.
      (source === "autocomplete" || source === "reviews" || given.includes(text) || !hasBrand(text)),
  );
  const hasAutocomplete = sources.includes("autocomplete");
  const scope = { platform, country, userId, seeds, compared, hasAutocomplete };
  const skipped: { source: IdeaSource; reason: string }[] = [];
  for (const source of new Set(sources)) {
    // The ideas of a seed already include its autocomplete suggestions.
    if (source === "autocomplete" && sources.includes("seeds")) continue;
    const reason = await addOrExplain(() => ADDERS[source](ctx, pool, scope));
    if (reason !== null) skipped.push({ source, reason });
  }
  const listed = pool.list(await findMeant(ctx, scope, pool.keywords(), given), country);
  const isSuggested = ({ sources: found }: KeywordIdea) =>
    found.some(({ source }) => source === "autocomplete");
  if (hasAutocomplete && sources.includes("seeds") && seeds.length > 0 && !listed.data.some(isSuggested)) {
    skipped.push({ source: "autocomplete", reason: NO_SUGGESTIONS });
  }
  return { ...listed, seeds, skipped };
}

/** Returns those of the keywords that people could search for; what the user or a review says is. */
async function findMeant(
  ctx: AppContext,
  { platform, country, compared }: IdeaScope,
  keywords: readonly { keyword: string; sources: readonly IdeaSource[] }[],
  given: readonly string[],
): Promise<ReadonlySet<string>> {
  const apps = compared ? [compared.app, ...compared.others] : [];
  const where = { source: getStore(ctx).getName(platform), country };
  const listings = await findListingTexts(
    ctx.db,
    apps.map(({ id }) => id),
    where,
  );
  const find = (source: IdeaSource) =>
    keywords.flatMap(({ keyword, sources }) => (sources.includes(source) ? keyword : []));
  const evidence = await loadPhraseEvidence(ctx, { platform, country }, listings, {
    ownId: compared?.app.id ?? null,
    hinted: new Set(find("autocomplete")),
  });
  const said = new Set([...given, ...find("reviews")]);
  return new Set(
    await chooseKeywords(
      keywords.map(({ keyword }) => keyword),
      { ...evidence, isWhole: (keyword) => said.has(keyword) || evidence.isWhole(keyword) },
    ),
  );
}

async function addOrExplain(add: () => Promise<string | null>): Promise<string | null> {
  try {
    return await add();
  } catch (error) {
    if (error instanceof ApiFailure) return error.message;
    throw error;
  }
}
