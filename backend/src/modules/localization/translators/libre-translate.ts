import { z } from "zod";
import { postJson } from "./post-json";
import { translatePlain } from "./translate-plain";
import { TranslatorProblem, type Translator } from "./translator";

const AnswerSchema = z.object({ translatedText: z.array(z.string()) });

const codes: Readonly<Record<string, string>> = {
  "zh-Hans": "zh-Hans",
  "zh-Hant": "zh-Hant",
  "pt-BR": "pt-BR",
  no: "nb",
};

interface Options {
  baseUrl: string;
  apiKey: string | null;
  deadlineMs?: number;
}

/** Creates a client for any service with LibreTranslate's API. */
export function createLibreTranslate({ baseUrl, apiKey, deadlineMs }: Options): Translator {
  return {
    provider: "libretranslate",
    label: "LibreTranslate",
    canSuggest: false,
    translate: (job) => translatePlain({ getLanguageCode, translate }, job),
  };

  async function translate(texts: string[], source: string, target: string): Promise<string[]> {
    const answer = await postJson({
      service: "LibreTranslate",
      url: `${baseUrl}/translate`,
      body: { q: texts, source, target, format: "text", ...(apiKey !== null && { api_key: apiKey }) },
      deadlineMs,
    });
    const parsed = AnswerSchema.safeParse(answer);
    if (!parsed.success || parsed.data.translatedText.length !== texts.length) {
      throw new TranslatorProblem("LibreTranslate didn't return a translation.");
    }
    return parsed.data.translatedText;
  }
}

function getLanguageCode(locale: string): string | null {
  return (Object.hasOwn(codes, locale) ? codes[locale] : locale.split("-")[0]) ?? null;
}
