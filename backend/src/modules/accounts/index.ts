import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { deletePlainSecrets, loadSharedSecret } from "../../infra/security/secrets";
import { installAccessTokens } from "./sessions/access-token";
import { registerAccountRoutes, registerSignInRoutes } from "./accounts.routes";
import { deleteOldBrowsers } from "./sign-in/known-browsers.repository";
import { deleteOldRemovals } from "./sign-in/google-removals.repository";
import { registerMeRoutes } from "./own-account/me.routes";
import {
  findActivityData,
  findBrowserData,
  findDayData,
  findProfileData,
  findSessionData,
} from "./own-account/personal-data.repository";
import { definePasswordReset } from "./password/password-reset.service";
import { deleteOldResets } from "./password/password-resets.repository";
import { registerPersonalData } from "./own-account/personal-data";
import { createTokenResolver } from "./sessions/token-resolver";
import { deleteOldDays, deleteOldSessions } from "./sessions/sessions.repository";
import { deleteOldSigningKeys } from "./sessions/signing-keys.service";
import { deleteOldChallenges } from "./sign-in/sign-in-challenges.repository";
import { deleteOldVerifications } from "./address/verification.repository";
import { findSettings } from "./accounts.reads";
import { findAccountEvents } from "./timeline/account-events";
import { registerTimeline } from "./timeline/timeline";
import { findViewsOfUser } from "./view-as/view-as.repository";
import { defineViewSweep } from "./view-as/view-as.service";

/*
 * Interface for other modules, besides the reads and writes:
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
 * - `registerTimeline(source, kinds, find)`: called at startup by every module that knows what happened to an account.
 * - `findSettings(db, userId)` returns the user's settings or the defaults.
 */
export { readAccessToken } from "./sessions/access-token";
export {
  countRegistrationsByDay,
  countUsers,
  countUsersByPlan,
  findAccountPlans,
  findActivitySince,
  findAuthenticatedAt,
  findChallenge,
  findRunningSessions,
  findSettings,
  findUserByEmail,
  findUserById,
  selectAccountDays,
  selectSessions,
  selectUsers,
  type UserRow,
} from "./accounts.reads";
export { findUsers } from "./user-page.reads";
export {
  changeUser,
  consumeChallenge,
  deleteUserChallenges,
  endUserSessions,
  insertUser,
  isLastSuperadmin,
  lockOwner,
  lockSignedIn,
  lockUnchanged,
  lockUser,
  lockUserByGoogle,
  renewAuthentication,
} from "./accounts.writes";
export { turnOffRankAlerts } from "./own-account/settings.service";
export { presentUser } from "./accounts.presenter";
export { findNextResendAt, resendLink } from "./address/verification.service";
export { sendPasswordReset } from "./password/password-reset.service";
export { completeAddressChange } from "./address/address-change.service";
export { assertMayAct, removeAccount, sendPasswordLink } from "./admin-account-actions";
export { registerFactors } from "./sign-in/factor-operations";
export { guardOwnPassword, guardSecondFactor } from "./sign-in/login-guard";
export { capMails, capSecretMails } from "./mails/mail-caps";
export { hashToken, createOpaqueToken } from "./sessions/opaque-token";
export { loadCurrentUser } from "./password/reauthenticate";
export { checkPassword, hashPassword } from "./password/passwords";
export { assertGoodPassword } from "./password/password-policy";
export { registerPersonalData } from "./own-account/personal-data";
export { DEMO_PASSWORD, listDemoAccounts } from "./demo/demo-accounts";
export { seedAccounts } from "./demo/seed-accounts";
export { registerApiKeyRevocation, revokeApiKeys } from "./api-key-revocation";
export { rotateSigningKeys } from "./sessions/signing-keys.service";
export { presentSession } from "./sessions/sessions.presenter";
export {
  isSecondFactorMissing,
  isSecondFactorRequired,
  listSecondFactorMethods,
} from "./sign-in/second-factors";
export { RECENT_MINUTES } from "./sessions/session-lifetimes";
export {
  announceSessionEnd,
  isVerificationMissing,
  openSession,
  terminateSessions,
} from "./sessions/sessions.service";
export { loadTimeline, registerTimeline, type TimelineEvent, type TimelineQuery } from "./timeline/timeline";
export { createSyntheticAccount, type SyntheticAccount } from "./synthetic/synthetic-accounts";
export { endOverdueViews, startView, stopView } from "./view-as/view-as.service";
export { signInOrChallenge } from "./sign-in/sign-in.service";
export { registerGoogleSignIn } from "./sign-in/sign-in-methods";

/** Registers accounts and sessions: routes, token check, personal data and the daily cleanup. */
export async function registerAccounts(app: FastifyInstance, ctx: AppContext): Promise<void> {
  await deletePlainSecrets(ctx);
  await installAccessTokens(app);
  ctx.auth.setTokenResolver(createTokenResolver(app));
  await app.register(registerSignInRoutes, { refreshKey: await loadSharedSecret(ctx, "refresh-token") });
  registerAccountRoutes(app);
  registerMeRoutes(app);
  definePasswordReset(ctx);
  defineViewSweep(ctx);
  registerTimeline("account", ["sign-up"], findAccountEvents);
  registerPersonalData("profile", findProfileData);
  registerPersonalData("sessions", findSessionData);
  registerPersonalData("account-views", findViewsOfUser);
  registerPersonalData("browsers", findBrowserData);
  registerPersonalData("days", findDayData);
  registerPersonalData("activity", findActivityData);
  registerPersonalData("settings", async (db, userId) => [await findSettings(db, userId)]);
  ctx.queue.define("accounts.sweep", () => sweep(ctx), { cron: "17 3 * * *" });
}

async function sweep(ctx: AppContext): Promise<void> {
  await deleteOldSessions(ctx.db);
  await deleteOldDays(ctx.db);
  await deleteOldVerifications(ctx.db);
  await deleteOldResets(ctx.db);
  await deleteOldSigningKeys(ctx);
  await deleteOldRemovals(ctx.db);
  await deleteOldBrowsers(ctx.db);
  await deleteOldChallenges(ctx.db);
}
