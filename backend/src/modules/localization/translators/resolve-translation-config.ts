import { toDeepl, type TranslationConfig } from "../../../infra/config/config-providers";
import type { AppContext } from "../../../infra/context";
import { DecryptionError } from "../../../infra/security/secret-encryption";
import { loadSecret } from "../../site";

/**
 * Returns the translation service configured in the environment, else the one whose key a superadmin entered, else
 * `null`.
 */
export async function resolveTranslationConfig(ctx: AppContext): Promise<TranslationConfig | null> {
  if (ctx.config.translation) return ctx.config.translation;
  try {
    const apiKey = await loadSecret(ctx, "translation.deepl_api_key");
    return apiKey === null ? null : toDeepl(apiKey);
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    ctx.log.warn(
      { err: error },
      "the translator's key can't be decrypted; enter it again in /admin/settings",
    );
    return null;
  }
}
