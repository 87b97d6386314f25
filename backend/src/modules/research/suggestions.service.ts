import { getCountryLanguage, loadKeywordTest } from "@listwise/aso-core/density";
import { putForeignScriptsLast } from "@listwise/aso-core/text";
import type { Platform } from "@listwise/aso-core/stores";
import type { Suggestion } from "@listwise/contracts/keywords";
import type { Provenance } from "@listwise/contracts/store";
import type { AppContext } from "../../infra/context";
import {
  extractPhrases,
  findBrandWords,
  getStore,
  isLive,
  normalizeKeyword,
  splitParts,
  type Market,
} from "../store";
import { loadSuggestionFilter } from "./suggestion-filter";
import { rankSuggestions } from "./suggestions";

const MAX_LISTINGS = 10;

/** Words that people combine with their search term, by the storefront's language. */
const MODIFIERS: Record<string, { before: string[]; after: string[] }> = {
  en: { before: ["best", "free"], after: ["app", "free", "offline", "for kids", "pro", "widget"] },
  de: { before: ["beste", "kostenlose"], after: ["app", "kostenlos", "offline", "für kinder"] },
  fr: { before: ["meilleure"], after: ["gratuit", "hors ligne", "pour enfants", "app"] },
  es: { before: ["mejor"], after: ["gratis", "sin conexión", "para niños", "app"] },
  ja: { before: ["無料"], after: ["アプリ", "無料", "おすすめ"] },
};
const LANGUAGES: Record<string, string> = {
  de: "de",
  at: "de",
  ch: "de",
  fr: "fr",
  be: "fr",
  es: "es",
  mx: "es",
  jp: "ja",
};

/**
 * Returns keyword suggestions for a term in a storefront, those with the most evidence first and those in scripts of other
 * countries last. They have no scores. Brands that the term doesn't name are left out, except searches that a live store
 * suggests. Without autocomplete, the store gets fewer requests.
 */
export async function loadSuggestions(
  ctx: AppContext,
  input: { term: string; platform: Platform; country: string; hasAutocomplete?: boolean },
): Promise<{ suggestions: Suggestion[]; provenance: Provenance }> {
  const { platform, country, hasAutocomplete = true } = input;
  const term = normalizeKeyword(input.term);
  const store = getStore(ctx);
  const { listings, provenance } = await store.search({ term, platform, country, limit: MAX_LISTINGS });
  const isMeaningful = await loadSuggestionFilter(country);
  const saysSomething = await loadKeywordTest(getCountryLanguage(country));
  const hints = hasAutocomplete ? await loadAutocomplete(ctx, term, { platform, country }) : [];
  const headings = listings.map(({ name, subtitle }) => [name, subtitle].join("\n"));
  const isBrand = await loadBrandTest(ctx, term, { platform, country }, headings);
  const phrases = listings.flatMap(({ name, subtitle }, place) =>
    [...extractPhrases(name), ...extractPhrases(subtitle ?? "")]
      .filter((phrase) => isMeaningful(phrase, term) && saysSomething(phrase) && !isBrand(phrase))
      .map((phrase) => ({ phrase, place })),
  );
  const { before, after } = MODIFIERS[LANGUAGES[country] ?? "en"] ?? { before: [], after: [] };
  const modifiers = [...before.map((word) => `${word} ${term}`), ...after.map((word) => `${term} ${word}`)];
  const ranked = rankSuggestions({ term, hints, phrases, modifiers });
  return {
    suggestions: putForeignScriptsLast(ranked, country, ({ keyword }) => keyword),
    provenance: {
      source: store.getName(platform),
      algorithm: "autocomplete-titles-modifiers",
      version: 1,
      confidence: null,
      fetchedAt: provenance.fetchedAt,
    },
  };
}

/** Returns what autocomplete suggests for a term, and for the term as a whole word, best first. */
export async function loadAutocomplete(ctx: AppContext, text: string, market: Market): Promise<string[]> {
  const { country } = market;
  const term = normalizeKeyword(text);
  const isMeaningful = await loadSuggestionFilter(country);
  const saysSomething = await loadKeywordTest(getCountryLanguage(country));
  // Suggestions of a live store are real searches; those of a catalog are fragments of its listings.
  const typed = [...(await loadHints(ctx, term, market)), ...(await loadHints(ctx, `${term} `, market))];
  const isBrand = isLive(getStore(ctx).name) ? null : await loadBrandTest(ctx, term, market, typed);
  const isHint = (hint: string) => isBrand === null || (isMeaningful(hint, term) && !isBrand(hint));
  return [...new Set(typed)].filter((hint) => isHint(hint) && saysSomething(hint));
}

/** Returns a test for phrases of the texts that contain a publisher's brand which the term doesn't. */
async function loadBrandTest(ctx: AppContext, term: string, market: Market, texts: readonly string[]) {
  const asked = new Set(splitWords(term));
  const words = texts.flatMap(splitWords).filter((word) => !asked.has(word));
  const brands = await findBrandWords(
    ctx.db,
    { source: getStore(ctx).getName(market.platform), ...market },
    words,
  );
  return (phrase: string) => splitWords(phrase).some((word) => brands.has(word));
}

const splitWords = (text: string) => splitParts(text).flatMap((part) => part.split(" "));

async function loadHints(ctx: AppContext, typed: string, market: Market): Promise<string[]> {
  return (await getStore(ctx).hints(typed, market)).value ?? [];
}
