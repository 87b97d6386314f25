import { authEndpoints } from "@listwise/contracts/auth";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import { presentUser } from "./accounts.presenter";
import { logIn, register } from "./accounts.service";
import { removeGoogle } from "./sign-in/google-removal.service";
import { loadCurrentUser } from "./password/reauthenticate";
import { requestPasswordReset, resetPassword } from "./password/password-reset.service";
import { refreshSession } from "./sessions/refresh.service";
import { logOut } from "./sessions/sessions.service";
import { resendVerification, loadVerificationStatus, verifyEmail } from "./address/verification.service";

const success = true as const;

/**
 * Registers login and token refresh on the reserved database connections, so that they work while the pool is exhausted.
 * `door` is the instance of a plugin of its own.
 */
export async function registerSignInRoutes(
  door: FastifyInstance,
  { refreshKey }: { refreshKey: string },
): Promise<void> {
  door.ctx = { ...door.ctx, ...door.ctx.reserve };
  registerEndpoint(door, authEndpoints.login, ({ body, request }) => logIn(door, body, request));
  registerEndpoint(door, authEndpoints.refresh, ({ body, request }) =>
    refreshSession(door, body.refreshToken, refreshKey, request),
  );
}

/** Registers the endpoints for sign-up, logout, email addresses and passwords. */
export function registerAccountRoutes(app: FastifyInstance): void {
  const { ctx } = app;
  registerEndpoint(app, authEndpoints.register, ({ body, request }) => register(app, body, request));
  registerEndpoint(app, authEndpoints.logout, async ({ user, request }) => {
    await logOut(ctx, user, request);
    return { success };
  });
  registerEndpoint(app, authEndpoints.verifyEmail, async ({ body, request }) => {
    await verifyEmail(ctx, body.token, request);
    return { success };
  });
  registerEndpoint(app, authEndpoints.forgotPassword, async ({ body, request }) => {
    await requestPasswordReset(ctx, body.email, request);
    return {
      success,
      message: "If this address has an account, we sent an email with a link. It expires after one hour.",
    };
  });
  registerEndpoint(app, authEndpoints.resetPassword, async ({ body, request }) => {
    await resetPassword(ctx, body, request);
    return { success };
  });
  registerEndpoint(app, authEndpoints.removeGoogle, async ({ body, request }) => ({
    success,
    email: await removeGoogle(ctx, body.token, request),
  }));
  registerEndpoint(app, authEndpoints.me, async ({ request }) => {
    const presented = presentUser(ctx.config, await loadCurrentUser(ctx, request));
    return { success, data: presented, user: presented };
  });
  registerEndpoint(app, authEndpoints.verificationStatus, ({ user, request }) =>
    loadVerificationStatus(ctx, user.id, request),
  );
  registerEndpoint(app, authEndpoints.resendVerification, ({ user, request }) =>
    resendVerification(ctx, user.id, request),
  );
}
