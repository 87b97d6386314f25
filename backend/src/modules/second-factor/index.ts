import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerFactors, registerPersonalData } from "../accounts";
import { deleteOldChallenges, findPasskeyData } from "./passkeys/passkeys.repository";
import { listNames, removeAll, deleteMailedSecrets } from "./factors.repository";
import {
  registerConfirmationEndpoints,
  registerFactorEndpoints,
  registerSignInEndpoints,
} from "./second-factor.routes";

/** Registers second factors: passkeys, authenticator apps, recovery codes and the confirmation of sessions. */
export async function registerSecondFactor(app: FastifyInstance, ctx: AppContext): Promise<void> {
  await app.register(registerSignInEndpoints);
  registerConfirmationEndpoints(app);
  registerFactorEndpoints(app);
  registerPersonalData("passkeys", findPasskeyData);
  registerFactors({ listNames, removeAll, voidMailedSecrets: deleteMailedSecrets });
  ctx.queue.define("second-factor.sweep", () => deleteOldChallenges(ctx.db), { cron: "23 * * * *" });
}
