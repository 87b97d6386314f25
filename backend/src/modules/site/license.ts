import {
  adminEndpoints,
  secondFactorEndpoints,
  siteEndpoints,
  type LicenseStatus,
} from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { origin } from "../../platform/admit";
import { bind } from "../../platform/bind";
import { fail } from "../../platform/errors";
import { remembered } from "../../platform/remembered";
import { readKillSwitch, saveKillSwitch } from "./license.repository";

/** A call more or less in this time does not matter; a question to the database at every call would. */
const KEPT_MS = 1_000;

/** What tells how it stands, and what a superadmin needs to switch the site on again. */
const ALWAYS = new Set([
  "/api/license/status",
  "/api/health",
  "/api/ready",
  "/api/auth/login",
  "/api/auth/refresh-token",
  "/api/auth/logout",
  "/api/users/me",
  "/api/admin/license",
  ...Object.values(secondFactorEndpoints).map(({ path }) => `/api${path}`),
]);

const DISABLED = "This site was switched off by its operator.";

const statusOf = (isOff: boolean): LicenseStatus =>
  isOff ? { ok: false, killSwitch: true, message: DISABLED } : { ok: true, killSwitch: false };

/**
 * A self-hosted installation may always run and nothing is asked elsewhere, unless its operator (LICENSE_KILL_SWITCH) or a
 * superadmin has switched it off: then calls and sockets are refused, on every node within a second.
 */
export function enforceLicense(app: FastifyInstance): void {
  const { ctx } = app;
  const isOff = async () => ctx.config.licenseKillSwitch || readKillSwitch(ctx.db);
  const wasOff = remembered(isOff, { ms: KEPT_MS, max: 1 });
  const check = async () => {
    if (await wasOff()) throw fail("LICENSE_DISABLED", DISABLED);
  };
  ctx.sockets.guard(check);
  app.addHook("onRequest", async ({ routeOptions: { url = "" } }) => {
    if (url.startsWith("/api/") && !ALWAYS.has(url)) await check();
  });
  bind(app, siteEndpoints.license, async () => statusOf(await isOff()));
  bind(app, adminEndpoints.setLicense, async ({ body, request }) => {
    if (ctx.config.licenseKillSwitch && !body.killSwitch) {
      throw fail("CONFLICT", "LICENSE_KILL_SWITCH is set where the site runs: unset it there and restart.");
    }
    await ctx.db.transaction(async (tx) => {
      const before = await readKillSwitch(tx);
      await saveKillSwitch(tx, body.killSwitch);
      const details = `license.kill_switch: ${before} → ${body.killSwitch}`;
      await ctx.audit.record({ action: "config.changed", result: "ok", ...origin(request), details }, tx);
    });
    if (body.killSwitch) ctx.sockets.disconnectAll();
    return { success: true, data: statusOf(await isOff()) };
  });
}
