import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { findUserById, registerGoogleSignIn, registerPersonalData } from "../accounts";
import { deleteExpired } from "./google.repository";
import { bindGoogle, registerBrowserRoutes } from "./google.routes";

/** Registers sign-in with Google, or with the OpenID provider that the configuration names instead. */
export function registerGoogle(app: FastifyInstance, ctx: AppContext): void {
  bindGoogle(app);
  registerBrowserRoutes(app);
  registerGoogleSignIn({
    isAvailable: ({ config }) => config.google !== null,
    findEmail: async ({ db }, userId) => (await findUserById(db, userId))?.googleEmail ?? null,
  });
  registerPersonalData("google", async (db, userId) => {
    const email = (await findUserById(db, userId))?.googleEmail;
    return email ? [{ email }] : [];
  });
  ctx.queue.define("google.sweep", () => deleteExpired(ctx.db), { cron: "47 * * * *" });
}
