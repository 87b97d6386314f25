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
