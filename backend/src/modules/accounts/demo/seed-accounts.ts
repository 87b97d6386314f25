import type { AppContext } from "../../../infra/context";
import { hasAdministrator } from "../accounts.repository";
import { seedDemoAccounts } from "./demo-accounts";
import { StartupError } from "../../../infra/startup-error";
import { findWeakness } from "../password/password-policy";
import { hashPassword } from "../password/passwords";
import { insertUser } from "../accounts.writes";

/**
 * Enables or disables the demo accounts and adds the first administrator from the configuration.
 *
 * @throws StartupError if ADMIN_PASSWORD is too weak
 */
export async function seedAccounts(ctx: AppContext): Promise<void> {
  const { config, db, log } = ctx;
  await seedDemoAccounts(ctx);
  if (await hasAdministrator(db)) return;
  if (!config.admin) {
    if (!config.demoData)
      log.warn("there is no administrator: set ADMIN_EMAIL and ADMIN_PASSWORD once to add the first one");
    return;
  }
  const weakness = findWeakness(config.admin.password, { ...config.admin, name: "Administrator" });
  if (weakness !== null) throw new StartupError(`ADMIN_PASSWORD cannot be used. ${weakness}`);
  const passwordHash = await hashPassword(config.admin.password);
  const first = {
    name: "Administrator",
    email: config.admin.email,
    role: "superadmin",
    plan: "unlimited",
  } as const;
  const added = await insertUser(db, { ...first, passwordHash, emailVerifiedAt: new Date() });
  if (added) log.info({ email: added.email }, "first administrator added");
  else
    log.warn({ email: first.email }, "ADMIN_EMAIL belongs to an ordinary account: there is no administrator");
}
