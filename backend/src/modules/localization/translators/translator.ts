/**
 * A translation service. Returns one translation per text, in the same order.
 * @throws TranslatorProblem
 */
export interface Translator {
  provider: "deepl" | "libretranslate";
  /** Returns the service's code for one of our languages, or `null` if it doesn't support it. */
  getLanguageCode(locale: string, as: "source" | "target"): string | null;
  translate(texts: readonly string[], source: string, target: string): Promise<string[]>;
}

/** The service failed; the message is safe to show to users. */
export class TranslatorProblem extends Error {}
