import { adminEndpoints } from "@listwise/contracts/admin";
import { secondFactorEndpoints } from "@listwise/contracts/auth";
import { siteEndpoints, type LicenseStatus } from "@listwise/contracts/site";
import type { FastifyInstance } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import { registerEndpoint } from "../../../infra/http/register-endpoint";
import { fail } from "../../../infra/http/errors";
import { createTtlCache } from "../../../infra/cache/ttl-cache";
import { findKillSwitch, upsertKillSwitch } from "./license.repository";

/** Cache time of the switch, so that calls don't query the database. Chosen by us: short enough for a kill switch. */
const CACHE_MS = 1_000;

/** Calls that stay available: the status, and everything a superadmin needs to turn the site on again. */
const ALWAYS_AVAILABLE = new Set([
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

const DISABLED_MESSAGE = "This site was turned off by its operator.";

const getLicenseStatus = (isOff: boolean): LicenseStatus =>
  isOff ? { ok: false, killSwitch: true, message: DISABLED_MESSAGE } : { ok: true, killSwitch: false };

declare module "fastify" {
  interface FastifyInstance {
    /** Returns true if the site is turned off, at most a second late. */
    isTurnedOff: () => Promise<boolean>;
  }
}

/**
 * Enforces the license switch. A self-hosted installation is always licensed, without asking any server, unless its
 * operator (LICENSE_KILL_SWITCH) or a superadmin turns it off. Calls and sockets are then refused, on every node within
 * a second.
 */
export function enforceLicense(app: FastifyInstance): void {
  const { ctx } = app;
  const isOff = async () => ctx.config.licenseKillSwitch || findKillSwitch(ctx.db);
  const wasOff = createTtlCache(isOff, { ms: CACHE_MS, max: 1 });
  app.decorate("isTurnedOff", wasOff);
  const check = async () => {
    if (await wasOff()) throw fail("LICENSE_DISABLED", DISABLED_MESSAGE);
  };
  ctx.sockets.guard(check);
  app.addHook("onRequest", async ({ routeOptions: { url = "" } }) => {
    if (url.startsWith("/api/") && !ALWAYS_AVAILABLE.has(url)) await check();
  });
  registerEndpoint(app, siteEndpoints.license, async () => getLicenseStatus(await isOff()));
  registerEndpoint(app, adminEndpoints.setLicense, async ({ body, request }) => {
    if (ctx.config.licenseKillSwitch && !body.killSwitch) {
      throw fail(
        "CONFLICT",
        "LICENSE_KILL_SWITCH is set in the server's environment. Unset it there and restart the server.",
      );
    }
    await ctx.db.transaction(async (tx) => {
      const before = await findKillSwitch(tx);
      await upsertKillSwitch(tx, body.killSwitch);
      const details = `license.kill_switch: ${before} → ${body.killSwitch}`;
      await ctx.audit.record(
        { action: "config.changed", result: "ok", ...getRequestOrigin(request), details },
        tx,
      );
    });
    if (body.killSwitch) ctx.sockets.disconnectAll();
    return { success: true, data: getLicenseStatus(await isOff()) };
  });
}
