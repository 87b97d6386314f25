import type { AppContext } from "../../../infra/context";
import { hasAdministrator } from "../accounts.repository";
import {
  disableDemoUsers,
  enableDemoUsers,
  findDemoUsers,
  findUnmarkedUsers,
  markDemoUser,
} from "./demo-accounts.repository";
import { deleteUserResets } from "../password/password-resets.repository";
import { checkPassword, hashPassword } from "../password/passwords";
import { revokeApiKeys } from "../api-key-revocation";
import { endUserSessions, insertUser } from "../accounts.writes";

/** Published password of the demo accounts, which are only active on a loopback setup. */
export const DEMO_PASSWORD = "listwise-demo";

const DEMO_ACCOUNTS = [
  { name: "Demo User", email: "demo@listwise.example", role: "user", plan: "team" },
  { name: "Demo Admin", email: "admin@listwise.example", role: "superadmin", plan: "unlimited" },
] as const;

/** Returns the addresses of the demo accounts, split into active and disabled ones. */
export async function listDemoAccounts({
  db,
}: AppContext): Promise<{ active: string[]; disabled: string[] }> {
  const found = await findDemoUsers(db);
  const emails = (isActive: boolean) =>
    found.filter((user) => user.isActive === isActive).map(({ email }) => email);
  return { active: emails(true), disabled: emails(false) };
}

/**
 * Adds or enables the demo accounts if the configuration allows them, and disables them otherwise. Workers skip this and
 * leave it to the API nodes.
 */
export async function seedDemoAccounts(ctx: AppContext): Promise<void> {
  if (ctx.config.role === "worker") return;
  await markLegacyDemoAccounts(ctx);
  await (ctx.config.demoData ? addDemoAccounts(ctx) : disableDemoAccounts(ctx));
}

/** Marks demo accounts created before the mark existed; they are identified by address and published password. */
async function markLegacyDemoAccounts({ db }: AppContext): Promise<void> {
  for (const user of await findUnmarkedUsers(
    db,
    DEMO_ACCOUNTS.map(({ email }) => email),
  )) {
    if (await checkPassword(user.passwordHash, DEMO_PASSWORD)) await markDemoUser(db, user.id);
  }
}

/** Adds the demo accounts, unless there is a real administrator: that database may belong to a public site. */
async function addDemoAccounts({ db, log }: AppContext): Promise<void> {
  if (await hasAdministrator(db)) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const account of DEMO_ACCOUNTS) {
    const more = { passwordHash, emailVerifiedAt: new Date(), isDemo: true };
    const added = await insertUser(db, { ...account, ...more });
    if (added) log.info({ email: account.email }, "demo account added");
  }
  for (const { email } of await enableDemoUsers(db, passwordHash)) {
    log.info({ email }, "demo account enabled again");
  }
}

async function disableDemoAccounts(ctx: AppContext): Promise<void> {
  const { db, log, audit } = ctx;
  const disabled = await db.transaction(async (tx) => {
    const rows = await disableDemoUsers(tx);
    for (const { id, email } of rows) {
      await endUserSessions(tx, id, "deactivated");
      await deleteUserResets(tx, id);
      await revokeApiKeys(ctx, tx, id, { request: null, reason: "demo account disabled" });
      await audit.record({ action: "user.demo-disabled", result: "ok", details: email }, tx);
    }
    return rows;
  });
  for (const { email } of disabled) {
    log.warn(
      { email },
      "demo account disabled: its password is published and this site is publicly reachable",
    );
  }
}
