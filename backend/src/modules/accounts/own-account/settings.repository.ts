import type { AccountSettings } from "@listwise/contracts/account";
import type { Executor } from "../../../infra/db/database";
import { accountSettings } from "../accounts.schema";

export async function upsertSettings(db: Executor, userId: number, settings: AccountSettings): Promise<void> {
  const values = { countries: settings.countries, ...settings.notifications };
  await db
    .insert(accountSettings)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: accountSettings.userId, set: values });
}

/** Inserts the settings, or only turns off the email about alerts if there are some. */
export async function upsertRankAlertsOff(
  db: Executor,
  userId: number,
  { countries, notifications }: AccountSettings,
): Promise<void> {
  const off = { rankAlerts: "off" } as const;
  await db
    .insert(accountSettings)
    .values({ userId, countries, ...notifications, ...off })
    .onConflictDoUpdate({ target: accountSettings.userId, set: off });
}
