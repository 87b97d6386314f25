import type { AccountSettings } from "@listwise/contracts";
import type { Principal } from "../../platform/authenticate";
import type { AppContext } from "../../platform/context";
import { fail } from "../../platform/errors";
import { assertStorefront } from "../store";
import { settingsOf, storeSettings } from "./settings.repository";

/**
 * Keeps what the user chose; a country named twice counts once. Throws `UNKNOWN_COUNTRY`, and `RECENT_SIGN_IN_REQUIRED`
 * when the mail about new sign-ins is switched off: a stolen session must not silence it.
 */
export async function saveSettings(
  ctx: AppContext,
  { id: userId, recentSignIn }: Principal,
  { countries, notifications }: AccountSettings,
): Promise<AccountSettings> {
  countries.forEach(assertStorefront);
  const isSilenced = !notifications.newSignIn && (await settingsOf(ctx.db, userId)).notifications.newSignIn;
  if (isSilenced && !recentSignIn) {
    throw fail(
      "RECENT_SIGN_IN_REQUIRED",
      "Confirm that it is you to switch this mail off. Nothing was changed.",
    );
  }
  await storeSettings(ctx.db, userId, { countries: [...new Set(countries)], notifications });
  return settingsOf(ctx.db, userId);
}
