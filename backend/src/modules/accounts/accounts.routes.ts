import { authEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import { fail } from "../../platform/errors";
import { presentUser } from "./accounts.presenter";
import { findUserById } from "./accounts.repository";
import { logIn, register } from "./accounts.service";
import { refreshSession } from "./refresh.service";
import { logOut } from "./sessions.service";
import { resendVerification, verificationStatus, verifyEmail } from "./verification.service";

/** Binds the endpoints of accounts and sessions. */
export function bindAccounts(app: FastifyInstance): void {
  const { ctx } = app;
  bind(app, authEndpoints.register, ({ body, request }) => register(app, body, request));
  bind(app, authEndpoints.login, ({ body, request }) => logIn(app, body, request));
  bind(app, authEndpoints.refresh, ({ body, request }) => refreshSession(app, body.refreshToken, request));
  bind(app, authEndpoints.logout, async ({ user, request }) => {
    await logOut(ctx, user, request);
    return { success: true };
  });
  bind(app, authEndpoints.verifyEmail, async ({ body, request }) => {
    await verifyEmail(ctx, body.token, request);
    return { success: true };
  });
  bind(app, authEndpoints.me, async ({ user }) => {
    const row = await findUserById(ctx.db, user.id);
    if (!row) throw fail("SESSION_TERMINATED", "Your account does not exist any more.");
    const presented = presentUser(row);
    return { success: true, data: presented, user: presented };
  });
  bind(app, authEndpoints.verificationStatus, ({ user }) => verificationStatus(ctx, user.id));
  bind(app, authEndpoints.resendVerification, ({ user }) => resendVerification(ctx, user.id));
}
