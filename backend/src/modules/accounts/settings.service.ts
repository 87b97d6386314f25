import type { AccountSettings } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import { assertStorefront } from "../store";
import { settingsOf, storeSettings } from "./settings.repository";

/** Keeps what the user chose; a country named twice counts once. Throws `UNKNOWN_COUNTRY`. */
export async function saveSettings(
  ctx: AppContext,
  userId: number,
  { countries, notifications }: AccountSettings,
): Promise<AccountSettings> {
  countries.forEach(assertStorefront);
  await storeSettings(ctx.db, userId, { countries: [...new Set(countries)], notifications });
  return settingsOf(ctx.db, userId);
}
