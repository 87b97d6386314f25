/** A service that translates. Answers as many texts as it gets, in their order; throws {@link TranslatorProblem}. */
export interface Translator {
  provider: "deepl" | "libretranslate";
  /** Its own code of one of our languages; `null` for one that it does not know. */
  codeOf(locale: string, as: "source" | "target"): string | null;
  translate(texts: readonly string[], source: string, target: string): Promise<string[]>;
}

/** The service does not do what it should; the message is fit to be shown. */
export class TranslatorProblem extends Error {}
