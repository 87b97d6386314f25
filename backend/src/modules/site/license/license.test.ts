import { setTimeout as sleep } from "node:timers/promises";
import { adminEndpoints } from "@listwise/contracts/admin";
import { authEndpoints, secondFactorEndpoints } from "@listwise/contracts/auth";
import { siteEndpoints } from "@listwise/contracts/site";
import { getRegisteredEndpoints } from "../../../infra/http/openapi";
import { listen, waitForEvent, openSocket } from "../../../testing/connect-socket";
import { startTestApp, type TestApp } from "../../../testing/test-app";

const OPEN = new Set([
  "/license/status",
  "/health",
  "/ready",
  "/auth/login",
  "/auth/refresh-token",
  "/auth/logout",
  "/users/me",
  "/admin/license",
  ...Object.values(secondFactorEndpoints).map(({ path }) => path),
]);

/** Time after which every node knows about a change. */
const KNOWN_AFTER_MS = 1_100;

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

test("only superadmins can change it", async () => {
  const parts = { body: { killSwitch: true } };
  expect((await site.request(adminEndpoints.setLicense, parts)).status).toBe(401);
  expect((await (await site.asAdmin()).request(adminEndpoints.setLicense, parts)).status).toBe(403);
  expect(await site.call(siteEndpoints.license)).toEqual({ ok: true, killSwitch: false });
});

test("F29 when turned off, every call is refused except the status and what turns the site on again", async () => {
  const owner = await site.asAdmin("superadmin");
  await owner.call(adminEndpoints.setLicense, { body: { killSwitch: true } });
  await sleep(KNOWN_AFTER_MS);
  const closed = [...getRegisteredEndpoints(site.app)].filter(({ path }) => !OPEN.has(path));
  for (const caller of [site, owner]) {
    for (const endpoint of closed) {
      const { status, body } = await caller.request(endpoint);
      expect([endpoint.path, status, body.code]).toEqual([endpoint.path, 403, "LICENSE_DISABLED"]);
    }
  }
  for (const url of ["/api/docs/json", "/api/auth/google", "/%61pi/public/config"]) {
    expect((await site.inject({ method: "GET", url })).statusCode).toBe(403);
  }
  expect(await site.call(siteEndpoints.license)).toMatchObject({ ok: false, killSwitch: true });
  await site.call(siteEndpoints.health);
  await site.call(siteEndpoints.ready);
  await owner.call(authEndpoints.me);

  await owner.call(adminEndpoints.setLicense, { body: { killSwitch: false } });
  await sleep(KNOWN_AFTER_MS);
  await site.call(siteEndpoints.publicConfig);
  const { rows } = await site.ctx.pool.query(
    "select actor_id, details from audit_log where action = 'config.changed' order by id",
  );
  expect(rows).toEqual([
    { actor_id: owner.id, details: "license.kill_switch: false → true" },
    { actor_id: owner.id, details: "license.kill_switch: true → false" },
  ]);
});

test("F29 when turned off, open sockets are closed and new ones refused", async () => {
  const owner = await site.asAdmin("superadmin");
  const address = await listen(site);
  const open = openSocket(address, owner.token);
  await waitForEvent(open, "connect");
  const closed = waitForEvent(open, "disconnect");
  await owner.call(adminEndpoints.setLicense, { body: { killSwitch: true } });
  await closed;
  await sleep(KNOWN_AFTER_MS);
  const [error] = await waitForEvent(openSocket(address, owner.token), "connect_error");
  expect(error).toMatchObject({ message: "LICENSE_DISABLED" });
  await owner.call(adminEndpoints.setLicense, { body: { killSwitch: false } });
});

test("F29 the operator's setting takes precedence over the switch", async () => {
  const off = await startTestApp({ env: { LICENSE_KILL_SWITCH: "on" } });
  const owner = await off.asAdmin("superadmin");
  expect((await off.request(siteEndpoints.publicConfig)).body.code).toBe("LICENSE_DISABLED");
  const lifting = await owner.request(adminEndpoints.setLicense, { body: { killSwitch: false } });
  expect(lifting).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  await off.close();
});
