import type { AccountSettings } from "@listwise/contracts/account";
import type { Principal } from "../../../infra/http/authenticate";
import type { AppContext } from "../../../infra/context";
import { fail } from "../../../infra/http/errors";
import { assertStorefront } from "../../store";
import { findSettings } from "../accounts.reads";
import { upsertSettings } from "./settings.repository";

/**
 * Saves the user's settings, without duplicate countries, and returns them.
 *
 * @throws UNKNOWN_COUNTRY; RECENT_SIGN_IN_REQUIRED if emails about new sign-ins are turned off without a recent sign-in, so
 * that a stolen session cannot silence them
 */
export async function saveSettings(
  ctx: AppContext,
  { id: userId, recentSignIn }: Principal,
  { countries, notifications }: AccountSettings,
): Promise<AccountSettings> {
  countries.forEach(assertStorefront);
  const isSilenced = !notifications.newSignIn && (await findSettings(ctx.db, userId)).notifications.newSignIn;
  if (isSilenced && !recentSignIn) {
    throw fail(
      "RECENT_SIGN_IN_REQUIRED",
      "Confirm your identity to turn off this email. Nothing was changed.",
    );
  }
  await upsertSettings(ctx.db, userId, { countries: [...new Set(countries)], notifications });
  return findSettings(ctx.db, userId);
}
