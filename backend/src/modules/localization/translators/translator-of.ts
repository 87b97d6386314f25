import type { TranslationConfig } from "../../../platform/config-providers";
import { createDeepl } from "./deepl";
import { createLibreTranslate } from "./libre-translate";
import type { Translator } from "./translator";

/** The configured service, `null` without one. */
export function translatorOf(config: TranslationConfig | null): Translator | null {
  if (config === null) return null;
  return config.provider === "deepl" ? createDeepl(config) : createLibreTranslate(config);
}
