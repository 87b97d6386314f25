import { randomInt } from "node:crypto";
import type { Confirmation, ConfirmationMethod, ConfirmationProof } from "@listwise/contracts/auth";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import type { Principal } from "../../../infra/http/authenticate";
import type { AppContext } from "../../../infra/context";
import type { Transaction } from "../../../infra/db/database";
import { fail } from "../../../infra/http/errors";
import {
  capMails,
  checkPassword,
  loadCurrentUser,
  findAuthenticatedAt,
  guardOwnPassword,
  guardSecondFactor,
  hashPassword,
  listSecondFactorMethods,
  lockUnchanged,
  RECENT_MINUTES,
  renewAuthentication,
  type UserRow,
} from "../../accounts";
import { deleteCode, lockCode, storeCode } from "./confirm-codes.repository";
import { createProofError, consumeProof } from "./proof.service";
import { createConfirmCodeMail, warnOfGuesses } from "../second-factor-mails";

const CODE_DIGITS = 6;

/** Returns the methods that can confirm a session: the second factors if there are any, otherwise the first factor. */
function listMethods(user: UserRow): ConfirmationMethod[] {
  const methods = listSecondFactorMethods(user);
  if (methods.length > 0) return methods;
  return user.passwordHash === null ? ["mail-code"] : ["password"];
}

/** Returns until when the session counts as recently confirmed, and the methods to confirm it. */
export async function readConfirmation(
  ctx: AppContext,
  { sessionId }: Principal,
  request: FastifyRequest,
): Promise<Confirmation> {
  const user = await loadCurrentUser(ctx, request);
  const at = await findAuthenticatedAt(ctx.db, sessionId);
  const until = new Date((at?.getTime() ?? 0) + RECENT_MINUTES * 60_000);
  return {
    recentUntil: until.getTime() > Date.now() ? until.toISOString() : null,
    methods: listMethods(user),
  };
}

/**
 * Confirms the session.
 * @throws INVALID_CREDENTIALS or RATE_LIMITED
 * @throws CONFLICT if the account can't use this method
 */
export async function confirmSession(
  ctx: AppContext,
  principal: Principal,
  proof: ConfirmationProof,
  request: FastifyRequest,
): Promise<Confirmation> {
  const user = await loadCurrentUser(ctx, request);
  if (!listMethods(user).includes(proof.method)) {
    throw fail("CONFLICT", "This account uses another confirmation method. Reload the page.");
  }
  const guard =
    proof.method === "password"
      ? guardOwnPassword(ctx, user.id, request)
      : guardSecondFactor(ctx, user.id, proof.method, request, () => warnOfGuesses(ctx, user));
  await guard.assertAllowed();
  const entry = { action: "auth.confirmed", ...getRequestOrigin(request), details: `with ${proof.method}` };
  const isRight = proof.method !== "password" || (await checkPassword(user.passwordHash, proof.password));
  const isProved = await ctx.db.transaction(async (tx) => {
    if (!isRight || !(await lockUnchanged(tx, user))) return false;
    if (proof.method !== "password" && !(await consumeCodeOrPasskey(ctx, tx, user, proof))) return false;
    await renewAuthentication(tx, principal.sessionId);
    await ctx.audit.record({ ...entry, result: "ok" }, tx);
    return true;
  });
  if (!isProved) {
    await guard.recordFailure();
    await ctx.audit.record({ ...entry, result: "failed" });
    throw createProofError(proof);
  }
  await guard.recordSuccess();
  return readConfirmation(ctx, principal, request);
}

function consumeCodeOrPasskey(
  ctx: AppContext,
  tx: Transaction,
  user: UserRow,
  proof: Exclude<ConfirmationProof, { method: "password" }>,
): Promise<boolean> {
  if (proof.method === "mail-code") return consumeMailCode(tx, user.id, proof.code);
  return consumeProof(ctx, tx, user, proof, "confirm");
}

/**
 * Emails a code to an account that has neither a password nor a second factor.
 * @throws CONFLICT if it has one
 */
export async function sendMailCode(ctx: AppContext, request: FastifyRequest): Promise<string> {
  const user = await loadCurrentUser(ctx, request);
  if (!listMethods(user).includes("mail-code")) {
    throw fail("CONFLICT", "This account uses another confirmation method. Reload the page.");
  }
  await capMails(ctx.limiter, "confirmation", user.email, request);
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
  const hash = await hashPassword(code);
  await ctx.db.transaction(async (tx) => {
    // If the address has changed in the meantime, the old one gets no code.
    const now = await lockUnchanged(tx, user);
    if (now?.email !== user.email) throw fail("CONFLICT", "Your account was changed. Reload the page.");
    await storeCode(tx, user.id, hash);
    await ctx.mailer.send({ to: user.email, ...createConfirmCodeMail(code) }, tx);
  });
  return `We sent a code to ${user.email}. It works for 10 minutes.`;
}

async function consumeMailCode(tx: Transaction, userId: number, code: string): Promise<boolean> {
  if (!(await checkPassword(await lockCode(tx, userId), code))) return false;
  await deleteCode(tx, userId);
  return true;
}
