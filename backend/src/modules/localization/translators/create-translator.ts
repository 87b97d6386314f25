import type { TranslationConfig } from "../../../infra/config/config-providers";
import { createDeepl } from "./deepl";
import { createLibreTranslate } from "./libre-translate";
import { createOpenAi } from "./openai";
import type { Translator } from "./translator";

/** Creates the client of the configured service. Returns `null` if there isn't one. */
export function createTranslator(config: TranslationConfig | null): Translator | null {
  if (config === null) return null;
  if (config.provider === "openai") return createOpenAi(config);
  return config.provider === "deepl" ? createDeepl(config) : createLibreTranslate(config);
}
