import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { deletePlainSecrets, loadSharedSecret } from "../../platform/secrets";
import { installAccessTokens } from "./access-token";
import { registerAccountRoutes, registerSignInRoutes } from "./accounts.routes";
import { deleteOldBrowsers } from "./known-browsers.repository";
import { deleteOldRemovals } from "./google-removals.repository";
import { registerMeRoutes } from "./me.routes";
import {
  findActivityData,
  findBrowserData,
  findProfileData,
  findSessionData,
} from "./personal-data.repository";
import { definePasswordReset } from "./password-reset.service";
import { deleteOldResets } from "./password-resets.repository";
import { registerPersonalData } from "./personal-data";
import { createTokenResolver } from "./sessions.service";
import { deleteOldSessions } from "./sessions.repository";
import { findSettings } from "./settings.repository";
import { deleteOldSigningKeys } from "./signing-keys.service";
import { deleteOldChallenges } from "./sign-in-challenges.repository";
import { deleteOldVerifications } from "./verification.repository";

/*
 * Interface for other modules, besides the tables:
 * - `registerPersonalData(section, (db, userId) => records)`: called at startup by every module that stores rows about a
 *   user. The foreign key of these rows to users has `onDelete: "cascade"`.
 * - `registerGoogleSignIn({ isAvailable, findEmail })`: called at startup by the Google module.
 * - `registerApiKeyRevocation(deleteUserKeys)`: called at startup by the API key module. Code that ends sessions calls
 *   `revokeApiKeys`.
 * - `terminateSessions(ctx, userId, message, { only | except })` ends sessions and notifies their browsers;
 *   `findRunningSessions` and `presentSession` list them.
 * - `isLastSuperadmin(tx, userId)` is checked in every transaction that removes a role or deactivates an account.
 * - `assertMayAct(ctx, id, request)` is called before an administrator changes a user.
 * - `sendPasswordLink` and `removeAccount` act on another user's account on behalf of an administrator.
 * - `completeAddressChange(ctx, tx, before, newEmail)` is part of every transaction that changes an address.
 * - `registerFactors(by)`: called at startup by the second-factor module, the only one that writes `users.secondFactors`.
 * - `signInOrChallenge` follows the first factor; `consumeChallenge` and `openSession` follow the second.
 * - `lockUnchanged` or `lockSignedIn` comes first in every transaction that relies on a proof given before it began.
 * - `findSettings(db, userId)` returns the user's settings or the defaults.
 */
export { readAccessToken } from "./access-token";
export { sessions, users } from "./accounts.schema";
export {
  changeUser,
  findUserByEmail,
  findUserById,
  insertUser,
  isLastSuperadmin,
  lockUnchanged,
  lockUser,
  type UserRow,
} from "./accounts.repository";
export { presentUser } from "./accounts.presenter";
export { completeAddressChange } from "./address-change.service";
export { assertMayAct, removeAccount, sendPasswordLink } from "./admin-account-actions";
export { registerFactors } from "./factor-operations";
export { guardOwnPassword, guardSecondFactor } from "./login-guard";
export { capMails, capSecretMails } from "./mail-caps";
export { hashToken, createOpaqueToken } from "./opaque-token";
export { loadCurrentUser } from "./reauthenticate";
export { checkPassword, hashPassword } from "./passwords";
export { assertGoodPassword } from "./password-policy";
export { registerPersonalData } from "./personal-data";
export { DEMO_PASSWORD, listDemoAccounts } from "./demo-accounts";
export { seedAccounts } from "./seed-accounts";
export { registerApiKeyRevocation, revokeApiKeys } from "./api-key-revocation";
export { rotateSigningKeys } from "./signing-keys.service";
export { presentSession } from "./sessions.presenter";
export { isSecondFactorMissing, isSecondFactorRequired, listSecondFactorMethods } from "./second-factors";
export {
  endUserSessions,
  findAuthenticatedAt,
  findRunningSessions,
  lockSignedIn,
  RECENT_MINUTES,
  renewAuthentication,
} from "./sessions.repository";
export {
  announceSessionEnd,
  isVerificationMissing,
  openSession,
  terminateSessions,
} from "./sessions.service";
export { findSettings } from "./settings.repository";
export { signInOrChallenge } from "./sign-in.service";
export { deleteUserChallenges, findChallenge, consumeChallenge } from "./sign-in-challenges.repository";
export { registerGoogleSignIn } from "./sign-in-methods";

/** Registers accounts and sessions: routes, token check, personal data and the daily cleanup. */
export async function registerAccounts(app: FastifyInstance, ctx: AppContext): Promise<void> {
  await deletePlainSecrets(ctx);
  await installAccessTokens(app);
  ctx.auth.setTokenResolver(createTokenResolver(app));
  await app.register(registerSignInRoutes, { refreshKey: await loadSharedSecret(ctx, "refresh-token") });
  registerAccountRoutes(app);
  registerMeRoutes(app);
  definePasswordReset(ctx);
  registerPersonalData("profile", findProfileData);
  registerPersonalData("sessions", findSessionData);
  registerPersonalData("browsers", findBrowserData);
  registerPersonalData("activity", findActivityData);
  registerPersonalData("settings", async (db, userId) => [await findSettings(db, userId)]);
  ctx.queue.define("accounts.sweep", () => sweep(ctx), { cron: "17 3 * * *" });
}

async function sweep(ctx: AppContext): Promise<void> {
  await deleteOldSessions(ctx.db);
  await deleteOldVerifications(ctx.db);
  await deleteOldResets(ctx.db);
  await deleteOldSigningKeys(ctx);
  await deleteOldRemovals(ctx.db);
  await deleteOldBrowsers(ctx.db);
  await deleteOldChallenges(ctx.db);
}
