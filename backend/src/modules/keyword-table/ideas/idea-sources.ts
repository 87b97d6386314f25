import { getCountryLanguage } from "@listwise/aso-core/density";
import { getIndexedLocales } from "@listwise/aso-core/localization";
import { createPhraseKey, loadStemmer } from "@listwise/aso-core/stemming";
import type { AppSummary } from "@listwise/contracts/apps";
import { explainEmpty } from "@listwise/aso-core/text";
import { loadAutocomplete, loadSuggestions } from "../../research";
import { loadAnalysis } from "../../reviews";
import { findAppListings, findListingTexts, findPhraseFrequencies, getStore } from "../../store";
import type { AddIdeas } from "./collect-ideas";
import {
  createSharedTest,
  findSharedPhrases,
  findTitlePhrases,
  type IdeaListing,
  type ListingPhrase,
} from "./listing-ideas";
import type { IdeaPool } from "./idea-pool";

/** Other storefronts that are read, those with most listings first. Chosen by us. */
const MAX_STOREFRONTS = 8;
export const NO_SUGGESTIONS = "Autocomplete has no suggestions for these seeds.";
const NO_APP = "Choose an app first.";
const NO_SEEDS = "Enter a seed: the app's name has no word that people search for.";

const addPhrases = (
  pool: IdeaPool,
  source: "competitors" | "countries",
  phrases: readonly ListingPhrase[],
) => {
  for (const { keyword, detail, count } of phrases) pool.add(keyword, source, detail, count);
};

export const addSeeds: AddIdeas = async (
  ctx,
  pool,
  { seeds, platform, country, compared, hasAutocomplete },
) => {
  const [stem, { byKey }] = await Promise.all([
    loadStemmer(getCountryLanguage(country)),
    findPhraseFrequencies(ctx.db, getStore(ctx).getName(platform), { platform, country }),
  ]);
  for (const seed of seeds) {
    const { suggestions } = await loadSuggestions(ctx, { term: seed, platform, country, hasAutocomplete });
    pool.add(seed, "seeds", seed);
    for (const { keyword, reason } of suggestions) {
      pool.add(keyword, reason === "autocomplete" ? "autocomplete" : "seeds", seed);
    }
    // The search reads the names of a few apps; these are the phrases with the seed in all names of the app's category.
    const seedKey = createPhraseKey(seed, stem);
    for (const [key, { text, categories }] of seedKey === "" ? [] : byKey) {
      const isOfCategory = !compared || categories.includes(compared.app.primaryGenre);
      if (isOfCategory && ` ${key} `.includes(` ${seedKey} `)) pool.add(text, "seeds", seed);
    }
  }
  return seeds.length === 0 ? NO_SEEDS : null;
};

export const addAutocomplete: AddIdeas = async (ctx, pool, { seeds, platform, country }) => {
  let found = 0;
  for (const seed of seeds) {
    for (const hint of await loadAutocomplete(ctx, seed, { platform, country })) {
      pool.add(hint, "autocomplete", seed);
      found += 1;
    }
  }
  if (seeds.length === 0) return NO_SEEDS;
  return found === 0 ? NO_SUGGESTIONS : null;
};

const toIdeaListing = (texts: Omit<IdeaListing, "detail">, detail: string): IdeaListing => ({
  ...texts,
  detail,
});

/** Returns the listings of apps in a storefront; their details are the apps' names. */
const buildListings = (
  apps: readonly AppSummary[],
  texts: readonly Omit<IdeaListing, "detail">[],
): IdeaListing[] =>
  apps.flatMap(({ id, name }) => {
    const found = texts.find(({ appId }) => appId === id);
    return found ? [toIdeaListing(found, name)] : [];
  });

export const addCompetitors: AddIdeas = async (ctx, pool, { compared, country }) => {
  if (!compared) return NO_APP;
  const { app, others } = compared;
  const apps = [app, ...others];
  const ids = apps.map(({ id }) => id);
  const texts = await findListingTexts(ctx.db, ids, { source: getStore(ctx).getName(app.platform), country });
  const listings = buildListings(apps, texts);
  addPhrases(pool, "competitors", findTitlePhrases(listings, createSharedTest(listings), app.id));
  addPhrases(pool, "competitors", await findSharedPhrases(listings, country));
  return others.length === 0 ? "This app has no competitors yet, so only its own listing was read." : null;
};

export const addReviews: AddIdeas = async (ctx, pool, { compared, country }) => {
  if (!compared) return NO_APP;
  const { topics, reason } = await loadAnalysis(ctx, compared.app, { country });
  for (const { topic, count } of topics) pool.add(topic, "reviews", null, count);
  if (topics.length > 0) return null;
  return reason ?? "No topic appears in more than one review of this app.";
};

/** Returns the main language of a storefront, without its region. */
const getLanguageTag = (country: string) => getIndexedLocales(country)[0]?.split("-")[0];

export const addCountries: AddIdeas = async (ctx, pool, { compared, country }) => {
  if (!compared) return NO_APP;
  const store = getStore(ctx);
  const name = store.getName(compared.app.platform);
  const apps = [compared.app, ...compared.others];
  const held = (await Promise.all(apps.map(({ id }) => findAppListings(ctx.db, id)))).flat();
  const counts = new Map<string, number>();
  for (const { source, country: other } of held) {
    if (source !== name || other === country || getLanguageTag(other) !== getLanguageTag(country)) continue;
    counts.set(other, (counts.get(other) ?? 0) + 1);
  }
  const storefronts = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_STOREFRONTS)
    .map(([code]) => code);
  if (storefronts.length === 0) {
    return explainEmpty(
      await store.describe(),
      "listings of these apps in other countries of the same language",
    );
  }
  const ids = apps.map(({ id }) => id);
  const listings = (
    await Promise.all(
      storefronts.map(async (code) =>
        (await findListingTexts(ctx.db, ids, { source: name, country: code })).map((texts) =>
          toIdeaListing(texts, code),
        ),
      ),
    )
  ).flat();
  addPhrases(pool, "countries", findTitlePhrases(listings, createSharedTest(listings), compared.app.id));
  return null;
};
