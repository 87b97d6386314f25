import type { AppContext } from "../../platform/context";
import { hasAdministrator, insertUser } from "./accounts.repository";
import { hashPassword } from "./passwords";

/** Password of the demo accounts; they exist only on a loopback address with demo data on. */
export const DEMO_PASSWORD = "listwise-demo";

const DEMO_ACCOUNTS = [
  { name: "Demo User", email: "demo@listwise.example", role: "user", plan: "team" },
  { name: "Demo Admin", email: "admin@listwise.example", role: "superadmin", plan: "unlimited" },
] as const;

export const DEMO_EMAILS = DEMO_ACCOUNTS.map(({ email }) => email);

/** Demo accounts, or the first administrator from the configuration. Accounts that exist are left alone. */
export async function seedAccounts({ config, db, log }: AppContext): Promise<void> {
  if (config.demoData) {
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    for (const account of DEMO_ACCOUNTS) {
      const added = await insertUser(db, { ...account, passwordHash, emailVerifiedAt: new Date() });
      if (added) log.info({ email: account.email }, "demo account added");
    }
  }
  if (await hasAdministrator(db)) return;
  if (!config.admin) {
    log.warn("there is no administrator: set ADMIN_EMAIL and ADMIN_PASSWORD once to add the first");
    return;
  }
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
    log.warn({ email: first.email }, "ADMIN_EMAIL belongs to an ordinary account: nobody is administrator");
}
