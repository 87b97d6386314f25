import { accountEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { origin } from "../../platform/admit";
import { bind } from "../../platform/bind";
import { presentUser } from "./accounts.presenter";
import { changeUser } from "./accounts.repository";
import { deleteAccount } from "./deletion.service";
import { changeEmail } from "./email-change.service";
import { currentUser } from "./own-password";
import { changePassword } from "./password-change.service";
import { personalDataOf } from "./personal-data";
import { presentSession } from "./sessions.presenter";
import { findRunningSessions } from "./sessions.repository";
import { endOwnSession, signOutElsewhere } from "./sessions.service";
import { settingsOf } from "./settings.repository";
import { saveSettings } from "./settings.service";
import { signInMethodsOf } from "./sign-in-methods";

const success = true as const;
const SIGNED_OUT = "You were signed out from another browser. Sign in again.";

/** Registers the endpoints for the caller's own account. */
export function bindMe(app: FastifyInstance): void {
  const { ctx } = app;
  bind(app, accountEndpoints.updateMe, async ({ body, request, user }) => {
    await changeUser(ctx.db, user.id, { name: body.name });
    const presented = presentUser(ctx.config, await currentUser(ctx, request));
    return { success, data: presented, user: presented };
  });
  bind(app, accountEndpoints.changeEmail, async ({ body, user, request }) => ({
    success,
    message: await changeEmail(ctx, body, user, request),
  }));
  bind(app, accountEndpoints.changePassword, ({ body, user, request }) =>
    changePassword(app, body, user, request),
  );
  bind(app, accountEndpoints.signInMethods, async ({ request }) => ({
    success,
    data: await signInMethodsOf(ctx, await currentUser(ctx, request)),
  }));
  bind(app, accountEndpoints.sessions, async ({ user }) => {
    const rows = await findRunningSessions(ctx.db, user.id);
    const presented = rows.map((row) => presentSession(row, user.sessionId));
    return { success, data: presented.sort((a, b) => Number(b.current) - Number(a.current)) };
  });
  bind(app, accountEndpoints.endSession, async ({ params, user, request }) => {
    await endOwnSession(ctx, user, params.id, request, SIGNED_OUT);
    return { success };
  });
  bind(app, accountEndpoints.endOtherSessions, async ({ user, request }) => {
    const answer = await signOutElsewhere(ctx, user, request, SIGNED_OUT);
    return { success, ...answer };
  });
  bind(app, accountEndpoints.settings, async ({ user }) => ({
    success,
    data: await settingsOf(ctx.db, user.id),
  }));
  bind(app, accountEndpoints.saveSettings, async ({ body, user }) => ({
    success,
    data: await saveSettings(ctx, user, body),
  }));
  bind(app, accountEndpoints.exportMe, async ({ user, request }) => {
    await ctx.audit.record({ action: "account.exported", result: "ok", ...origin(request) });
    return {
      success,
      exportedAt: new Date().toISOString(),
      account: presentUser(ctx.config, await currentUser(ctx, request)),
      sections: await personalDataOf(ctx.db, user.id),
    };
  });
  bind(app, accountEndpoints.deleteMe, async ({ body, request }) => {
    await deleteAccount(ctx, body, request);
    return { success };
  });
}
