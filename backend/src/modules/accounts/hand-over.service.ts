import type { FastifyRequest } from "fastify";
import type { AppContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { changeUser, type UserRow } from "./accounts.repository";
import { signInsRemoved } from "./hand-over-mails";
import { listFactorNames, removeFactors } from "./own-factors";
import { revokeApiKeys } from "./revoke-keys";
import { endSessionsOf, type SessionRow } from "./sessions.repository";

/**
 * Gives an account to the owner of its address at the first proof that they read its mail. They need not be the one who
 * registered it, so the second factors and the Google account that were added before are removed. An administrator's second
 * factors stay; they are a superadmin's to reset. Returns the account as it is now, and the names of what was removed.
 */
export async function handOver(
  tx: Transaction,
  user: UserRow,
): Promise<{ user: UserRow; removed: string[] }> {
  const facts = { emailVerifiedAt: new Date(), googleSubject: null, googleEmail: null };
  const google = user.googleEmail === null ? [] : [`the Google account ${user.googleEmail}`];
  const factors = user.role === "user" ? await listFactorNames(tx, user.id) : [];
  await changeUser(tx, user.id, facts);
  if (user.role === "user") await removeFactors(tx, user.id);
  return { user: { ...user, ...facts }, removed: [...google, ...factors] };
}

/**
 * Confirms the address of an account for the first time. If the hand-over removes anything, all sessions but the caller's
 * own end, API keys are revoked, and a mail says so. Returns the sessions that ended.
 */
export async function confirmFirst(
  ctx: AppContext,
  tx: Transaction,
  unconfirmed: UserRow,
  request: FastifyRequest,
): Promise<SessionRow[]> {
  const { user, removed } = await handOver(tx, unconfirmed);
  if (removed.length === 0) return [];
  const caller = request.principal;
  const ended = await endSessionsOf(tx, user.id, "terminated", {
    except: caller?.id === user.id ? caller.sessionId : undefined,
  });
  await revokeApiKeys(ctx, tx, user.id, { request, reason: "address confirmed" });
  await ctx.mailer.send({ to: user.email, ...signInsRemoved(ctx.config.publicUrl, removed) }, tx);
  return ended;
}
