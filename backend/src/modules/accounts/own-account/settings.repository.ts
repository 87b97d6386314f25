import type { AccountSettings } from "@listwise/contracts/account";
import { DEFAULT_COUNTRY } from "@listwise/contracts/store";
import { eq } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { accountSettings } from "../accounts.schema";

/** Returns the user's settings, with defaults for everything not set. */
export async function findSettings(db: Executor, userId: number): Promise<AccountSettings> {
  const [row] = await db.select().from(accountSettings).where(eq(accountSettings.userId, userId));
  return {
    countries: row?.countries ?? [DEFAULT_COUNTRY],
    notifications: { newSignIn: row?.newSignIn ?? true, rankAlerts: row?.rankAlerts ?? "daily" },
  };
}

export async function upsertSettings(db: Executor, userId: number, settings: AccountSettings): Promise<void> {
  const values = { countries: settings.countries, ...settings.notifications };
  await db
    .insert(accountSettings)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: accountSettings.userId, set: values });
}
