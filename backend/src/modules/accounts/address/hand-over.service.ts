import type { FastifyRequest } from "fastify";
import type { AppContext } from "../../../infra/context";
import type { Transaction } from "../../../infra/db/database";
import { createSignInsRemovedMail } from "./hand-over-mails";
import { listFactorNames, removeFactors } from "../sign-in/factor-operations";
import { revokeApiKeys } from "../api-key-revocation";
import type { SessionRow } from "../sessions/sessions.repository";
import type { UserRow } from "../accounts.reads";
import { changeUser, endUserSessions } from "../accounts.writes";

/**
 * Hands an account over to the owner of its address, on the first proof that they receive its email. Someone else may have
 * registered it, so second factors and a Google account that were added before are removed. Administrators keep their second
 * factors, which only a superadmin can reset. Returns the updated account and the names of the removed sign-in methods.
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
 * Confirms the address of an account for the first time. If the hand-over removes anything, all sessions except the caller's
 * end, API keys are revoked and the owner gets an email. Returns the ended sessions.
 */
export async function confirmAddressFirstTime(
  ctx: AppContext,
  tx: Transaction,
  unconfirmed: UserRow,
  request: FastifyRequest,
): Promise<SessionRow[]> {
  const { user, removed } = await handOver(tx, unconfirmed);
  if (removed.length === 0) return [];
  const caller = request.principal;
  const ended = await endUserSessions(tx, user.id, "terminated", {
    except: caller?.id === user.id ? caller.sessionId : undefined,
  });
  await revokeApiKeys(ctx, tx, user.id, { request, reason: "address confirmed" });
  await ctx.mailer.send({ to: user.email, ...createSignInsRemovedMail(ctx.config.publicUrl, removed) }, tx);
  return ended;
}
