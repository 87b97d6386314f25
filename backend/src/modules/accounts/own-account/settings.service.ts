import type { AccountSettings } from "@listwise/contracts/account";
import type { Principal } from "../../../infra/http/authenticate";
import type { AppContext } from "../../../infra/context";
import { fail } from "../../../infra/http/errors";
import { assertCovered } from "../../store";
import { findSettings } from "../accounts.reads";
import { upsertRankAlertsOff, upsertSettings } from "./settings.repository";

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
  const before = await findSettings(ctx.db, userId);
  // Countries that were chosen while another source covered them stay.
  await assertCovered(ctx, ...countries.filter((country) => !before.countries.includes(country)));
  const isSilenced = !notifications.newSignIn && before.notifications.newSignIn;
  if (isSilenced && !recentSignIn) {
    throw fail(
      "RECENT_SIGN_IN_REQUIRED",
      "Confirm your identity to turn off this email. Nothing was changed.",
    );
  }
  await upsertSettings(ctx.db, userId, { countries: [...new Set(countries)], notifications });
  return findSettings(ctx.db, userId);
}

/** Turns off the email about alerts and keeps all other settings. */
export async function turnOffRankAlerts({ db }: AppContext, userId: number): Promise<void> {
  await upsertRankAlertsOff(db, userId, await findSettings(db, userId));
}
