import { isAdminRole } from "@listwise/contracts/api";
import type { SignInFactors } from "@listwise/contracts/auth";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../infra/http/authorize-request";
import type { Principal } from "../../infra/http/authenticate";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { fail } from "../../infra/http/errors";
import {
  announceSessionEnd,
  capSecretMails,
  endUserSessions,
  isSecondFactorRequired,
  lockSignedIn,
  type UserRow,
} from "../accounts";
import { storeKinds } from "./factors.repository";
import { hasPasskeys } from "./passkeys/passkeys";
import { findPasskeys } from "./passkeys/passkeys.repository";
import { replaceCodes } from "./codes/recovery-codes";
import { countCodes, deleteCodes } from "./codes/recovery-codes.repository";
import { createFactorChangedMail } from "./second-factor-mails";
import { hasTotp } from "./codes/totp.repository";

const FIRST_FACTOR = "A second factor was added to your account. Sign in again.";

/**
 * A change of an account's factors: the audit log's action, the sentence for the owner's email unless `isMailed` is
 * false, and for an added factor the token that removes it.
 */
export interface FactorChange {
  action: string;
  sentence: string;
  removalToken?: string;
  isMailed?: boolean;
}

/** Returns the factors of an account. */
export async function listFactors(
  ctx: AppContext,
  user: Pick<UserRow, "id" | "role">,
): Promise<SignInFactors> {
  const [passkeys, totp, recoveryCodesLeft] = await Promise.all([
    findPasskeys(ctx.db, user.id),
    hasTotp(ctx.db, user.id),
    countCodes(ctx.db, user.id),
  ]);
  return {
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    passkeysAvailable: hasPasskeys(ctx),
    totp,
    recoveryCodesLeft,
    required: isSecondFactorRequired(ctx.config, user.role),
  };
}

/**
 * Changes the caller's factors in one transaction with the audit entry and the email. The first factor creates recovery
 * codes, which are returned, and ends all other sessions.
 * @throws CONFLICT if an administrator would lose the last factor
 */
export async function changeFactors(
  ctx: AppContext,
  principal: Principal,
  request: FastifyRequest,
  work: (tx: Transaction, user: UserRow) => Promise<FactorChange>,
): Promise<{ user: UserRow; recoveryCodes: string[] | null }> {
  const { id, sessionId } = principal;
  const { user, ended, isFirst, recoveryCodes } = await ctx.db.transaction(async (tx) => {
    const user = await lockSignedIn(tx, id, sessionId);
    if (!user) throw fail("SESSION_TERMINATED", "Your session was ended. Sign in again.");
    const { action, sentence, removalToken, isMailed = true } = await work(tx, user);
    if (removalToken !== undefined) await capSecretMails(ctx.limiter, "factor-added", user.email, tx);
    const secondFactors = await storeKinds(tx, id);
    const isFirst = user.secondFactors.length === 0 && secondFactors.length > 0;
    if (secondFactors.length === 0) await removeLast(ctx, tx, user);
    const recoveryCodes = isFirst ? await replaceCodes(tx, id) : null;
    const ended = isFirst ? await endUserSessions(tx, id, "terminated", { except: sessionId }) : [];
    await ctx.audit.record({ action, result: "ok", ...getRequestOrigin(request), details: sentence }, tx);
    const letter = createFactorChangedMail(ctx.config.publicUrl, sentence, removalToken);
    if (isMailed) await ctx.mailer.send({ to: user.email, ...letter }, tx);
    return { user, ended, isFirst, recoveryCodes };
  });
  for (const session of ended) announceSessionEnd(ctx, session, FIRST_FACTOR);
  if (isFirst) ctx.sockets.setAdmin(id, isAdminRole(user.role));
  return { user, recoveryCodes };
}

async function removeLast(ctx: AppContext, tx: Transaction, user: UserRow): Promise<void> {
  if (user.secondFactors.length > 0 && isSecondFactorRequired(ctx.config, user.role)) {
    throw fail(
      "CONFLICT",
      "Administrators need a second factor. Add another one before you remove this one.",
    );
  }
  await deleteCodes(tx, user.id);
}
