import { authEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import { presentUser } from "./accounts.presenter";
import { logIn, register } from "./accounts.service";
import { removeGoogle } from "./google-removal.service";
import { currentUser } from "./own-password";
import { askPasswordReset, resetPassword } from "./password-reset.service";
import { refreshSession } from "./refresh.service";
import { logOut } from "./sessions.service";
import { resendVerification, verificationStatus, verifyEmail } from "./verification.service";

const success = true as const;

/**
 * Registers login and token refresh on the reserved database connections, so that they work while the pool is exhausted.
 * `door` is the instance of a plugin of its own.
 */
export async function bindDoor(door: FastifyInstance, { refreshKey }: { refreshKey: string }): Promise<void> {
  door.ctx = { ...door.ctx, ...door.ctx.reserve };
  bind(door, authEndpoints.login, ({ body, request }) => logIn(door, body, request));
  bind(door, authEndpoints.refresh, ({ body, request }) =>
    refreshSession(door, body.refreshToken, refreshKey, request),
  );
}

/** Registers the endpoints for sign-up, logout, email addresses and passwords. */
export function bindAccounts(app: FastifyInstance): void {
  const { ctx } = app;
  bind(app, authEndpoints.register, ({ body, request }) => register(app, body, request));
  bind(app, authEndpoints.logout, async ({ user, request }) => {
    await logOut(ctx, user, request);
    return { success };
  });
  bind(app, authEndpoints.verifyEmail, async ({ body, request }) => {
    await verifyEmail(ctx, body.token, request);
    return { success };
  });
  bind(app, authEndpoints.forgotPassword, async ({ body, request }) => {
    await askPasswordReset(ctx, body.email, request);
    return {
      success,
      message: "If this address has an account, we sent an email with a link. It expires after one hour.",
    };
  });
  bind(app, authEndpoints.resetPassword, async ({ body, request }) => {
    await resetPassword(ctx, body, request);
    return { success };
  });
  bind(app, authEndpoints.removeGoogle, async ({ body, request }) => ({
    success,
    email: await removeGoogle(ctx, body.token, request),
  }));
  bind(app, authEndpoints.me, async ({ request }) => {
    const presented = presentUser(ctx.config, await currentUser(ctx, request));
    return { success, data: presented, user: presented };
  });
  bind(app, authEndpoints.verificationStatus, ({ user, request }) =>
    verificationStatus(ctx, user.id, request),
  );
  bind(app, authEndpoints.resendVerification, ({ user, request }) =>
    resendVerification(ctx, user.id, request),
  );
}
