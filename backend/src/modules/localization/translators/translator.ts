import type { FieldKey, Glossary, ListingPlatform } from "@listwise/aso-core/localization";

/** Texts to translate from one of our languages to another. */
export interface TranslationJob {
  source: string;
  target: string;
  texts: readonly { field: FieldKey; text: string }[];
  platform: ListingPlatform;
  glossary: Glossary;
  /** Number of translations per text; a service that can't suggest any returns one. */
  variants: number;
}

/** A translation service. */
export interface Translator {
  provider: "deepl" | "libretranslate" | "openai";
  /** Name of the service or the model. */
  label: string;
  /** True if it writes within the limits of the store and suggests variants. */
  canSuggest: boolean;
  /**
   * Returns the translations of each text in the same order, the best one first; at least one per text.
   * @throws TranslatorProblem
   */
  translate(job: TranslationJob): Promise<string[][]>;
}

/** The service failed; the message is safe to show to users. `status` is that of its response, if there is one. */
export class TranslatorProblem extends Error {
  constructor(
    message: string,
    readonly status: number | null = null,
  ) {
    super(message);
  }
}
