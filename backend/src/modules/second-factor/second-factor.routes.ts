import {
  adminSecondFactorEndpoints,
  secondFactorEndpoints,
  signInFactorsEndpoints,
} from "@listwise/contracts/auth";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Principal } from "../../infra/http/authenticate";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import { loadCurrentUser } from "../accounts";
import { confirmSession, readConfirmation, sendMailCode } from "./confirm/confirm.service";
import { removeFactorByMail } from "./removal/factor-removal.service";
import { changeFactors, listFactors } from "./factors.service";
import * as change from "./own-factors.service";
import { createOptions, requestOptions } from "./passkeys/passkeys";
import { resetFactors } from "./removal/reset.service";
import { completeSignIn, secondFactorOptions, signInWithPasskey } from "./sign-in/sign-in.service";
import { beginTotp } from "./codes/totp";

const success = true as const;

/** Registers the sign-in endpoints on reserved connections; `door` is the plugin instance for them. */
export async function registerSignInEndpoints(door: FastifyInstance): Promise<void> {
  const ctx = (door.ctx = { ...door.ctx, ...door.ctx.reserve });
  registerEndpoint(door, secondFactorEndpoints.complete, ({ body, request }) =>
    completeSignIn(door, body, request),
  );
  registerEndpoint(door, secondFactorEndpoints.passkeyOptions, async ({ body }) => ({
    success,
    data: await secondFactorOptions(ctx, body.challenge),
  }));
  registerEndpoint(door, secondFactorEndpoints.signInOptions, async () => ({
    success,
    data: await requestOptions(ctx, "sign-in", null),
  }));
  registerEndpoint(door, secondFactorEndpoints.signIn, ({ body, request }) =>
    signInWithPasskey(door, body, request),
  );
}

/** Registers the endpoints that confirm a session. */
export function registerConfirmationEndpoints(app: FastifyInstance): void {
  const { ctx } = app;
  registerEndpoint(app, secondFactorEndpoints.confirmation, async ({ user, request }) => ({
    success,
    data: await readConfirmation(ctx, user, request),
  }));
  registerEndpoint(app, secondFactorEndpoints.confirm, async ({ body, user, request }) => ({
    success,
    data: await confirmSession(ctx, user, body.proof, request),
  }));
  registerEndpoint(app, secondFactorEndpoints.confirmPasskeyOptions, async ({ user }) => ({
    success,
    data: await requestOptions(ctx, "confirm", user.id),
  }));
  registerEndpoint(app, secondFactorEndpoints.sendConfirmCode, async ({ request }) => ({
    success,
    message: await sendMailCode(ctx, request),
  }));
}

/** Registers the endpoints that manage one's own factors, and their reset by an administrator. */
export function registerFactorEndpoints(app: FastifyInstance): void {
  const { ctx } = app;
  const apply = async (
    by: { user: Principal; request: FastifyRequest },
    work: Parameters<typeof changeFactors>[3],
  ) => {
    const { user, recoveryCodes } = await changeFactors(ctx, by.user, by.request, work);
    return { success, data: await listFactors(ctx, user), recoveryCodes };
  };
  registerEndpoint(app, signInFactorsEndpoints.list, async ({ request }) => ({
    success,
    data: await listFactors(ctx, await loadCurrentUser(ctx, request)),
  }));
  registerEndpoint(app, signInFactorsEndpoints.beginTotp, async ({ user }) => ({
    success,
    data: await beginTotp(ctx.db, ctx.config, user),
  }));
  registerEndpoint(app, signInFactorsEndpoints.confirmTotp, (call) =>
    apply(call, change.turnTotpOn(ctx, call.body.code)),
  );
  registerEndpoint(app, signInFactorsEndpoints.removeTotp, (call) => apply(call, change.turnTotpOff()));
  registerEndpoint(app, signInFactorsEndpoints.passkeyOptions, async ({ request }) => ({
    success,
    data: await createOptions(ctx, await loadCurrentUser(ctx, request)),
  }));
  registerEndpoint(app, signInFactorsEndpoints.addPasskey, (call) =>
    apply(call, change.addPasskey(ctx, call.body)),
  );
  registerEndpoint(app, signInFactorsEndpoints.renamePasskey, (call) =>
    apply(call, change.renamePasskey(call.params.id, call.body.name)),
  );
  registerEndpoint(app, signInFactorsEndpoints.removePasskey, (call) =>
    apply(call, change.removePasskey(call.params.id)),
  );
  registerEndpoint(app, signInFactorsEndpoints.newRecoveryCodes, async (call) => {
    let recoveryCodes: string[] = [];
    await apply(
      call,
      change.renewCodes((codes) => (recoveryCodes = codes)),
    );
    return { success, data: { recoveryCodes } };
  });
  registerEndpoint(app, secondFactorEndpoints.removeFactor, async ({ body, request }) => ({
    success,
    message: await removeFactorByMail(ctx, body.token, request),
  }));
  registerEndpoint(app, adminSecondFactorEndpoints.reset, async ({ params, user, request }) => {
    await resetFactors(ctx, params.id, user, request);
    return { success };
  });
}
