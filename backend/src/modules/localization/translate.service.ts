import {
  countCharacters,
  getLocale,
  createPlaceholder,
  type FieldKey,
} from "@listwise/aso-core/localization";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { assertFeature } from "../limits";
import { releaseCharacters, reserveCharacters } from "./characters.repository";
import { resolveTranslationConfig } from "./translators/resolve-translation-config";
import { TranslatorProblem, type Translator } from "./translators/translator";
import { createTranslator } from "./translators/create-translator";

interface Asked {
  source: string;
  target: string;
  texts: { field: FieldKey; text: string }[];
}

const NO_PROVIDER =
  "No translation provider is configured. Text that still needs translation is marked with [language], followed by the original.";

export async function translateTexts(ctx: AppContext, userId: number, { source, target, texts }: Asked) {
  await assertFeature(ctx.db, userId, "localization_helper_access");
  if (!getLocale(source) || !getLocale(target)) throw fail("VALIDATION_FAILED", "Language not found");
  if (texts.some(({ text }) => text.trim() === "")) {
    throw fail("VALIDATION_FAILED", "No original text to translate");
  }
  const translator = createTranslator(await resolveTranslationConfig(ctx));
  if (!translator) {
    const data = texts.map(({ field, text }) => ({ field, text: createPlaceholder(target, text) }));
    return { provider: "placeholder" as const, note: NO_PROVIDER, data };
  }
  const originals = texts.map(({ text }) => text);
  const translated = await withCharacterLimit(ctx, userId, originals, () =>
    translateAll(translator, originals, source, target),
  );
  const data = texts.map(({ field, text }, index) => ({ field, text: translated[index] ?? text }));
  return { provider: translator.provider, note: null, data };
}

/** Counts characters before the service is called, so that parallel requests can't exceed the limit together. */
async function withCharacterLimit<T>(
  ctx: AppContext,
  userId: number,
  texts: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const characters = texts.reduce((sum, text) => sum + countCharacters(text), 0);
  const limit = ctx.config.translateCharactersPerDay;
  if (!(await reserveCharacters(ctx.db, userId, characters, limit))) {
    const message = `You've reached the limit of ${limit.toLocaleString("en-US")} translated characters per day. It resets at 00:00 UTC.`;
    throw fail("RATE_LIMITED", message, undefined, secondsToMidnight());
  }
  try {
    return await work();
  } catch (error) {
    await releaseCharacters(ctx.db, userId, characters);
    if (!(error instanceof TranslatorProblem)) throw error;
    ctx.log.warn({ reason: error.message }, "translation failed");
    throw fail("TRANSLATION_FAILED", error.message);
  }
}

async function translateAll(
  translator: Translator,
  texts: string[],
  source: string,
  target: string,
): Promise<string[]> {
  const [from, to] = [
    translator.getLanguageCode(source, "source"),
    translator.getLanguageCode(target, "target"),
  ];
  if (from === null || to === null)
    throw new TranslatorProblem("The translation provider doesn't support this language.");
  // The service doesn't distinguish these two regions of a language.
  if (from === to) return texts;
  return translator.translate(texts, from, to);
}

function secondsToMidnight(): number {
  return 86_400 - (Math.floor(Date.now() / 1000) % 86_400);
}
