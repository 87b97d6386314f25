import { z } from "zod";
import { postJson } from "./post-json";
import { translatePlain } from "./translate-plain";
import { TranslatorProblem, type Translator } from "./translator";

const AnswerSchema = z.object({ translations: z.array(z.object({ text: z.string() })) });

// Languages whose DeepL code isn't the uppercase language code.
const targets: Readonly<Record<string, string>> = {
  "en-US": "EN-US",
  "en-GB": "EN-GB",
  "en-AU": "EN-GB",
  "en-CA": "EN-US",
  "es-MX": "ES-419",
  "pt-BR": "PT-BR",
  "pt-PT": "PT-PT",
  "zh-Hans": "ZH-HANS",
  "zh-Hant": "ZH-HANT",
  no: "NB",
};

interface Options {
  baseUrl: string;
  apiKey: string;
  deadlineMs?: number;
}

/** Creates a client for version 2 of DeepL's API. */
export function createDeepl({ baseUrl, apiKey, deadlineMs }: Options): Translator {
  return {
    provider: "deepl",
    label: "DeepL",
    canSuggest: false,
    translate: (job) => translatePlain({ getLanguageCode, translate }, job),
  };

  async function translate(texts: string[], source: string, target: string): Promise<string[]> {
    const answer = await postJson({
      service: "DeepL",
      url: `${baseUrl}/v2/translate`,
      headers: { authorization: `DeepL-Auth-Key ${apiKey}` },
      body: { text: texts, source_lang: source, target_lang: target, preserve_formatting: true },
      deadlineMs,
    });
    const parsed = AnswerSchema.safeParse(answer);
    if (!parsed.success || parsed.data.translations.length !== texts.length) {
      throw new TranslatorProblem("DeepL didn't return a translation.");
    }
    return parsed.data.translations.map(({ text }) => text);
  }
}

function getLanguageCode(locale: string, as: "source" | "target"): string | null {
  const language = (locale.split("-")[0] ?? "").toUpperCase();
  if (as === "target" && Object.hasOwn(targets, locale)) return targets[locale] ?? null;
  return language === "NO" ? "NB" : language;
}
