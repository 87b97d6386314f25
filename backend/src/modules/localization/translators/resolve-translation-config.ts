import { toDeepl, toOpenAi, type TranslationConfig } from "../../../infra/config/config-providers";
import type { AppContext } from "../../../infra/context";
import { DecryptionError } from "../../../infra/security/secret-encryption";
import { loadConfigValue, loadSecret } from "../../site";

/**
 * Returns the translation service configured in the environment, else the model or the key of DeepL that administrators
 * entered, else `null`.
 */
export async function resolveTranslationConfig(ctx: AppContext): Promise<TranslationConfig | null> {
  if (ctx.config.translation) return ctx.config.translation;
  try {
    const model = await loadConfigValue(ctx.db, "translation.openai_model");
    if (model) {
      const address = await loadSecret(ctx, "translation.openai_base_url");
      return toOpenAi(model, { address, apiKey: await loadSecret(ctx, "translation.openai_api_key") });
    }
    const apiKey = await loadSecret(ctx, "translation.deepl_api_key");
    return apiKey === null ? null : toDeepl(apiKey);
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    ctx.log.warn(
      { err: error },
      "the translator's secrets can't be decrypted; enter them again in /admin/settings",
    );
    return null;
  }
}
