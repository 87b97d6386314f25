import type { FastifyRequest } from "fastify";
import { getRequestOrigin, recordDenied } from "../../../infra/http/authorize-request";
import type { Principal } from "../../../infra/http/authenticate";
import type { AppContext } from "../../../infra/context";
import { fail, failNotFound } from "../../../infra/http/errors";
import { announceSessionEnd, endUserSessions, findUserById, lockUser } from "../../accounts";
import { removeAll } from "../factors.repository";
import { createFactorChangedMail } from "../second-factor-mails";

const RESET = "An administrator removed the second factor of your account.";

/**
 * Removes all factors of another user's account and ends its sessions. Only superadmins can do this for administrators.
 * @throws CONFLICT, FORBIDDEN or NOT_FOUND
 */
export async function resetFactors(
  ctx: AppContext,
  id: number,
  by: Principal,
  request: FastifyRequest,
): Promise<void> {
  if (id === by.id) throw fail("CONFLICT", "Manage your own second factor in Settings.");
  const found = await findUserById(ctx.db, id);
  if (found && found.role !== "user" && by.role !== "superadmin") {
    await recordDenied(ctx, request, `second factor of ${found.email}`);
    throw fail("FORBIDDEN", "Only a superadmin can reset an administrator's second factor.");
  }
  const ended = await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw failNotFound("user");
    if (user.secondFactors.length === 0)
      throw fail("CONFLICT", "This account has no second factor. Reload the page.");
    await removeAll(tx, id);
    const details = `${user.email}: ${user.secondFactors.join(", ")} → (none)`;
    await ctx.audit.record(
      {
        action: "user.second-factor-reset",
        result: "ok",
        ...getRequestOrigin(request),
        subjectId: id,
        details,
      },
      tx,
    );
    await ctx.mailer.send({ to: user.email, ...createFactorChangedMail(ctx.config.publicUrl, RESET) }, tx);
    return endUserSessions(tx, id, "terminated");
  });
  for (const session of ended) announceSessionEnd(ctx, session, `${RESET} Sign in again.`);
}
