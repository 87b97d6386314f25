import type { Provenance, Suggestion } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import { normaliseKeyword, phrasesOf, storeOf } from "../store";
import { meaningfulIn } from "./meaningful";
import { findFiguresByText } from "./research.repository";
import { rankSuggestions } from "./suggestions";

const LOOKED_AT = 10;

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

/** Returns keyword suggestions for a term in a storefront, best first. */
export async function suggestionsFor(
  ctx: AppContext,
  input: { term: string; country: string; limit: number },
): Promise<{ suggestions: Suggestion[]; provenance: Provenance }> {
  const { country, limit } = input;
  const term = normaliseKeyword(input.term);
  const store = storeOf(ctx);
  const { listings } = await store.search({ term, platform: "ios", country, limit: LOOKED_AT });
  const isMeaningful = await meaningfulIn(country);
  // Suggestions of a live store are real searches; those of a catalog are fragments of its listings.
  const isHint = (hint: string) => store.name === "apple" || isMeaningful(hint, term);
  const typed = [...(await hintsOf(ctx, term, country)), ...(await hintsOf(ctx, `${term} `, country))];
  const hints = [...new Set(typed)].filter(isHint);
  const phrases = listings.flatMap(({ name, subtitle }, place) =>
    [...phrasesOf(name), ...phrasesOf(subtitle ?? "")]
      .filter((phrase) => isMeaningful(phrase, term))
      .map((phrase) => ({ phrase, place })),
  );
  const { before, after } = MODIFIERS[LANGUAGES[country] ?? "en"] ?? { before: [], after: [] };
  const modifiers = [...before.map((word) => `${word} ${term}`), ...after.map((word) => `${term} ${word}`)];
  const candidates = [...new Set([...hints, ...phrases.map(({ phrase }) => phrase), ...modifiers])];
  const figures = await findFiguresByText(ctx.db, store.name, country, candidates);
  const known = new Map([...figures].map(([text, { opportunity }]) => [text, opportunity]));
  return {
    suggestions: rankSuggestions({ term, hints, phrases, modifiers, known }).slice(0, limit),
    provenance: {
      source: store.name,
      algorithm: "autocomplete-titles-modifiers",
      version: 1,
      confidence: null,
      fetchedAt: new Date().toISOString(),
    },
  };
}

async function hintsOf(ctx: AppContext, typed: string, country: string): Promise<string[]> {
  return (await storeOf(ctx).hints(typed, country)).value ?? [];
}
