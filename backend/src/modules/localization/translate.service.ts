import { countCharacters, getLocale, createPlaceholder } from "@listwise/aso-core/localization";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { assertFeature } from "../limits";
import { releaseCharacters, reserveCharacters } from "./characters.repository";
import { resolveTranslationConfig } from "./translators/resolve-translation-config";
import { TranslatorProblem, type TranslationJob } from "./translators/translator";
import { createTranslator } from "./translators/create-translator";

const NO_PROVIDER =
  "No translation provider is configured. Text that still needs translation is marked with [language], followed by the original. Exports leave it out.";

/** Returns the configured translation service, or `null` if there isn't one. */
export async function loadTranslationProvider(ctx: AppContext) {
  const translator = createTranslator(await resolveTranslationConfig(ctx));
  if (!translator) return null;
  const { provider, label, canSuggest } = translator;
  return { provider, label, canSuggest };
}

/** @throws VALIDATION_FAILED for an unknown language or an empty text; FEATURE_LIMIT_EXCEEDED */
export async function translateTexts(ctx: AppContext, userId: number, job: TranslationJob) {
  const { source, target, texts } = job;
  await assertFeature(ctx.db, userId, "localization_helper_access");
  if (!getLocale(source) || !getLocale(target)) throw fail("VALIDATION_FAILED", "Language not found");
  if (texts.some(({ text }) => text.trim() === "")) {
    throw fail("VALIDATION_FAILED", "No original text to translate");
  }
  const translator = createTranslator(await resolveTranslationConfig(ctx));
  if (!translator) {
    const data = texts.map(({ field, text }) => ({
      field,
      text: createPlaceholder(target, text),
      variants: [],
    }));
    return { provider: "placeholder" as const, note: NO_PROVIDER, data };
  }
  const originals = texts.map(({ text }) => text);
  const translated = await withCharacterLimit(ctx, userId, originals, () => translator.translate(job));
  const data = texts.map(({ field, text }, index) => {
    const [best = text, ...variants] = translated[index] ?? [];
    return { field, text: best, variants };
  });
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

function secondsToMidnight(): number {
  return 86_400 - (Math.floor(Date.now() / 1000) % 86_400);
}
