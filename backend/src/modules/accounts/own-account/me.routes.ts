import { accountEndpoints } from "@listwise/contracts/account";
import type { FastifyInstance } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import { registerEndpoint } from "../../../infra/http/register-endpoint";
import { presentUser } from "../accounts.presenter";
import { deleteAccount } from "./deletion.service";
import { changeEmail } from "../address/email-change.service";
import { loadCurrentUser } from "../password/reauthenticate";
import { changePassword } from "../password/password-change.service";
import { loadPersonalData } from "./personal-data";
import { presentSession } from "../sessions/sessions.presenter";
import { endOwnSession, signOutElsewhere } from "../sessions/sessions.service";
import { saveSettings } from "./settings.service";
import { loadSignInMethods } from "../sign-in/sign-in-methods";
import { findRunningSessions, findSettings } from "../accounts.reads";
import { changeUser } from "../accounts.writes";

const success = true as const;
const SIGNED_OUT = "You were signed out from another browser. Sign in again.";

/** Registers the endpoints for the caller's own account. */
export function registerMeRoutes(app: FastifyInstance): void {
  const { ctx } = app;
  registerEndpoint(app, accountEndpoints.updateMe, async ({ body, request, user }) => {
    await changeUser(ctx.db, user.id, { name: body.name });
    const presented = presentUser(ctx.config, await loadCurrentUser(ctx, request));
    return { success, data: presented, user: presented };
  });
  registerEndpoint(app, accountEndpoints.changeEmail, async ({ body, user, request }) => ({
    success,
    message: await changeEmail(ctx, body, user, request),
  }));
  registerEndpoint(app, accountEndpoints.changePassword, ({ body, user, request }) =>
    changePassword(app, body, user, request),
  );
  registerEndpoint(app, accountEndpoints.signInMethods, async ({ request }) => ({
    success,
    data: await loadSignInMethods(ctx, await loadCurrentUser(ctx, request)),
  }));
  registerEndpoint(app, accountEndpoints.sessions, async ({ user }) => {
    const rows = await findRunningSessions(ctx.db, user.id);
    const presented = rows.map((row) => presentSession(row, user.sessionId));
    return { success, data: presented.sort((a, b) => Number(b.current) - Number(a.current)) };
  });
  registerEndpoint(app, accountEndpoints.endSession, async ({ params, user, request }) => {
    await endOwnSession(ctx, user, params.id, request, SIGNED_OUT);
    return { success };
  });
  registerEndpoint(app, accountEndpoints.endOtherSessions, async ({ user, request }) => {
    const answer = await signOutElsewhere(ctx, user, request, SIGNED_OUT);
    return { success, ...answer };
  });
  registerEndpoint(app, accountEndpoints.settings, async ({ user }) => ({
    success,
    data: await findSettings(ctx.db, user.id),
  }));
  registerEndpoint(app, accountEndpoints.saveSettings, async ({ body, user }) => ({
    success,
    data: await saveSettings(ctx, user, body),
  }));
  registerEndpoint(app, accountEndpoints.exportMe, async ({ user, request }) => {
    await ctx.audit.record({ action: "account.exported", result: "ok", ...getRequestOrigin(request) });
    return {
      success,
      exportedAt: new Date().toISOString(),
      account: presentUser(ctx.config, await loadCurrentUser(ctx, request)),
      sections: await loadPersonalData(ctx.db, user.id),
    };
  });
  registerEndpoint(app, accountEndpoints.deleteMe, async ({ body, request }) => {
    await deleteAccount(ctx, body, request);
    return { success };
  });
}
