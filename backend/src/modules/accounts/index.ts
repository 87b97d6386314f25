import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { sharedSecret } from "../../platform/secrets";
import { installAccessTokens } from "./access-token";
import { bindAccounts } from "./accounts.routes";
import { createTokenResolver } from "./sessions.service";
import { deleteOldSessions } from "./sessions.repository";
import { deleteOldVerifications } from "./verification.repository";

export { sessions, users } from "./accounts.schema";
export { findUserById, insertUser, type UserRow } from "./accounts.repository";
export { presentUser } from "./accounts.presenter";
export { hashToken, newToken } from "./opaque-token";
export { hashPassword } from "./passwords";
export { DEMO_EMAILS, DEMO_PASSWORD, seedAccounts } from "./seed-accounts";
export { openSession } from "./sessions.service";

/** Accounts and sessions: who somebody is, and until when. */
export async function registerAccounts(app: FastifyInstance, ctx: AppContext): Promise<void> {
  await installAccessTokens(app, await sharedSecret(ctx.db, "access-token"));
  ctx.auth.use(createTokenResolver(app));
  bindAccounts(app);
  ctx.queue.define("accounts.sweep", () => sweep(ctx), { cron: "17 3 * * *" });
}

async function sweep(ctx: AppContext): Promise<void> {
  await deleteOldSessions(ctx.db);
  await deleteOldVerifications(ctx.db);
}
