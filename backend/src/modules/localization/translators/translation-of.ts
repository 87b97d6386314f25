import { toDeepl, type TranslationConfig } from "../../../platform/config-providers";
import type { AppContext } from "../../../platform/context";
import { SealBroken } from "../../../platform/sealed";
import { readSecret } from "../../site";

/**
 * Returns the translation service configured in the environment, else the one whose key a superadmin entered, else
 * `null`.
 */
export async function translationOf(ctx: AppContext): Promise<TranslationConfig | null> {
  if (ctx.config.translation) return ctx.config.translation;
  try {
    const apiKey = await readSecret(ctx, "translation.deepl_api_key");
    return apiKey === null ? null : toDeepl(apiKey);
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    ctx.log.warn(
      { err: error },
      "the translator's key can't be decrypted; enter it again in /admin/settings",
    );
    return null;
  }
}
