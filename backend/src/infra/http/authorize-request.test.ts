import { endpoint, type Endpoint } from "@listwise/contracts/api";
import { z } from "@listwise/contracts/zod";
import Fastify, { type FastifyInstance } from "fastify";
import { createCall } from "../../testing/call";
import { startTestApp, type TestApp } from "../../testing/test-app";
import type { Principal } from "./authenticate";
import { toNetworkKey, toWideNetwork } from "./authorize-request";
import { registerEndpoint } from "./register-endpoint";
import { fail, installErrorHandler } from "./errors";
import { installOpenApi } from "./openapi";

test.each([
  ["203.0.113.7", "203.0.113.7", "203.0.113.0/24"],
  ["::ffff:203.0.113.7", "203.0.113.7", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:0db8:0001:0020::", "2001:db8:1:20::/64", "2001:db8:1::/48"],
  ["2001:db8::5", "2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["2001:db8::3:4:5:6:7", "2001:db8:0:3::/64", "2001:db8:0::/48"],
  ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::/48"],
  ["::1", "0:0:0:0::/64", "0:0:0::/48"],
])("%s is counted under %s, and under %s in reports", (ip, network, wide) => {
  expect([toNetworkKey(ip), toWideNetwork(ip)]).toEqual([network, wide]);
});

const response = z.object({ caller: z.nullable(z.string()) });
const base = { method: "GET", access: "user", tag: "apps", summary: "Test", response } as const;
const open = endpoint({ ...base, path: "/open", access: "public", perMinute: 2 });
const rare = endpoint({ ...base, path: "/rare", perMinute: 2 });
const read = endpoint({ ...base, path: "/read" });
const write = endpoint({ ...base, path: "/write", method: "POST" });
const account = endpoint({ ...base, path: "/account", tag: "account" });
const session = endpoint({ ...base, path: "/session", access: "session" });
const admin = endpoint({ ...base, path: "/admin-only", access: "admin" });
const release = endpoint({
  ...base,
  path: "/releases/{name}",
  access: "team",
  perMinute: 3,
  params: z.object({ name: z.string() }),
});
const ownRelease = endpoint({ ...base, path: "/my-release", access: "team" });
const body = z.object({ text: z.string() });
const publish = endpoint({ ...base, path: "/my-release", method: "POST", access: "team", body });
const change = endpoint({ ...base, path: "/change", method: "POST", body });
const comment = endpoint({ ...base, path: "/comment", method: "POST", access: "public", body });
const changeAll = endpoint({ ...base, path: "/change-all", method: "POST", access: "superadmin", body });
const remove = endpoint({ ...base, path: "/remove", method: "POST", recentSignIn: true });
const reads = [open, rare, read, account, session, admin, release, ownRelease];
const changes = [write, publish, change, comment, changeAll, remove];

let site: TestApp;
let app: FastifyInstance;
const scopes: string[] = [];
beforeAll(async () => {
  site = await startTestApp({ env: { EMAIL_VERIFICATION: "required" } });
  const { ctx } = site;
  ctx.auth.setKeyResolver(async (_, scope) => {
    scopes.push(scope);
    return ctx.auth.authenticate((await site.asUser({ name: "Key" })).token);
  });
  ctx.auth.setTeamResolver(async (token) => ({
    tokenId: token.length,
    release: "mfe-content",
    label: token,
    createdBy: null,
    needsApproval: false,
    expiresAt: new Date(),
  }));
  app = Fastify().decorate("ctx", ctx).decorateRequest("principal", null).decorateRequest("team", null);
  installErrorHandler(app);
  await installOpenApi(app);
  for (const one of [...reads, ...changes]) {
    registerEndpoint(app, one, async ({ visitor, request }) => ({
      caller: visitor?.name ?? request.team?.label ?? null,
    }));
  }
});
afterAll(async () => {
  await app.close();
  await site.close();
});

const as = (token: string | null) => {
  const caller = createCall(app, token);
  return async (one: Endpoint, parts: Parameters<typeof caller.request>[1] = {}) => {
    const { status, body } = await caller.request(one, parts);
    return body.code ?? body.caller ?? status;
  };
};
const denials = async () => {
  const sql = "select action, details, ip, actor_id from audit_log where result = 'denied' order by id";
  type Denial = { action: string; details: string; ip: string; actor_id: number | null };
  return (await site.ctx.pool.query<Denial>(sql)).rows;
};

test("a public endpoint treats an expired token as a visitor; every other endpoint refuses it", async () => {
  expect(await as("dead.dead.dead")(open, { ip: "198.51.100.1" })).toBe(200);
  expect(await as("dead.dead.dead")(session)).toBe("UNAUTHORIZED");
  expect(await as(null)(session)).toBe("UNAUTHORIZED");
  expect(await as((await site.asUser({ name: "Ada" })).token)(open)).toBe("Ada");
});

test("requests per minute are counted per user, and per network for visitors", async () => {
  const [first, second] = [as((await site.asUser()).token), as((await site.asUser()).token)];
  expect([await first(rare), await first(rare), await first(rare)]).toEqual([
    "Ada Example",
    "Ada Example",
    "RATE_LIMITED",
  ]);
  expect(await second(rare)).toBe("Ada Example");
  expect(await first(open)).toBe("Ada Example");
  const visit = (ip: string) => as(null)(open, { ip });
  expect([await visit("2001:db8::1"), await visit("2001:db8::2"), await visit("2001:db8::3")]).toEqual([
    200,
    200,
    "RATE_LIMITED",
  ]);
  expect(await visit("2001:db8:0:1::1")).toBe(200);
  const { headers } = await createCall(app, null).request(open, { ip: "2001:db8::4" });
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(headers["retry-after"])).toBeLessThanOrEqual(60);
});

test("S68: an API key can access apps and keywords, but no account, session or admin endpoint", async () => {
  const call = as("lwk_x");
  expect([await call(read), await call(write)]).toEqual(["Key", "Key"]);
  expect(scopes).toEqual(["read", "write"]);
  for (const one of [account, session, admin, open]) expect(await call(one)).toBe("FORBIDDEN");
  expect(scopes).toHaveLength(2);
});

test("a team token works only for its own release, and an attempt at another is logged", async () => {
  const call = as("lwt_team");
  expect(await call(release, { params: { name: "mfe-content" } })).toBe("lwt_team");
  expect(await call(ownRelease)).toBe("lwt_team");
  expect(await call(release, { params: { name: "shell" } })).toBe("FORBIDDEN");
  expect(await denials()).toEqual([
    {
      action: "release.denied",
      details: "/releases/{name} of shell with team token lwt_team",
      ip: "127.0.0.1",
      actor_id: null,
    },
  ]);
  for (const one of [admin, session, read]) {
    expect((await createCall(app, "lwt_team").request(one)).body).toMatchObject({
      code: "UNAUTHORIZED",
      message: "Team tokens only work for their own team's releases. Sign in for anything else.",
    });
  }
});

test("a team's requests per minute are counted per token", async () => {
  const call = (token: string) => as(token)(release, { params: { name: "mfe-content" } });
  const answers = [];
  for (let n = 0; n < 4; n++) answers.push(await call("lwt_other"));
  expect(answers).toEqual(["lwt_other", "lwt_other", "lwt_other", "RATE_LIMITED"]);
  expect(await call("lwt_another")).toBe("lwt_another");
});

test("repeated denials of one caller on one route log only the 1st and the 10th", async () => {
  const before = (await denials()).length;
  const call = as((await site.asUser()).token);
  for (let n = 0; n < 11; n++) expect(await call(admin)).toBe("FORBIDDEN");
  const entries = (await denials()).slice(before);
  expect(entries.map(({ action, details }) => `${action} ${details}`)).toEqual([
    "admin.denied /admin-only",
    "admin.denied /admin-only (10 times in 15 minutes)",
  ]);
  expect(await as((await site.asUser()).token)(admin)).toBe("FORBIDDEN");
  expect(await denials()).toHaveLength(before + 3);
});

test("a denial on an endpoint open to all users writes no audit entry", async () => {
  const before = await denials();
  expect(await as((await site.asUser({ verified: false })).token)(read)).toBe("EMAIL_NOT_VERIFIED");
  expect(await denials()).toEqual(before);
});

test("a denial names the caller, also on endpoints of teams and superadmins", async () => {
  const before = (await denials()).length;
  const user = await site.asUser();
  for (const one of [ownRelease, changeAll, admin]) expect(await as(user.token)(one)).toBe("FORBIDDEN");
  const entries = (await denials()).slice(before);
  expect(entries.map(({ details, actor_id }) => [details, actor_id])).toEqual([
    ["/my-release", user.id],
    ["/change-all", user.id],
    ["/admin-only", user.id],
  ]);
});

/** Makes the server see a signed-in user in these states, one after the other, at each check of the session. */
async function authenticateAs(...states: (Partial<Principal> | Error)[]): Promise<void> {
  const principal = await site.ctx.auth.authenticate((await site.asUser()).token);
  const authenticate = jest.spyOn(site.ctx.auth, "authenticate");
  for (const state of states) {
    if (state instanceof Error) authenticate.mockRejectedValueOnce(state);
    else authenticate.mockResolvedValueOnce({ ...principal, ...state });
  }
}

const parts = { body: { text: "Hello" } };

test("a session that ends while the body arrives is refused, and so is one that loses its rights", async () => {
  await authenticateAs({}, fail("SESSION_TERMINATED", "This session was ended."));
  expect(await as("token")(change, parts)).toBe("SESSION_TERMINATED");
  await authenticateAs({ role: "superadmin" }, { role: "admin" });
  expect(await as("token")(changeAll, parts)).toBe("FORBIDDEN");
  await authenticateAs({ role: "superadmin" }, { role: "superadmin" });
  expect(await as("token")(changeAll, parts)).toBe("Ada Example");
});

test("requests without a body, public ones, API keys and team tokens are checked once", async () => {
  const refused = fail("SESSION_TERMINATED", "This session was ended.");
  await authenticateAs({}, refused);
  expect(await as("token")(read)).toBe("Ada Example");
  jest.restoreAllMocks();
  await authenticateAs({}, refused);
  expect(await as("token")(comment, parts)).toBe("Ada Example");
  jest.restoreAllMocks();
  expect(await as(null)(comment, parts)).toBe(200);
  expect(await as("lwk_x")(change, parts)).toBe("Key");
  expect(await as("lwt_team")(publish, parts)).toBe("lwt_team");
});

test("what can't be undone needs a session that was confirmed recently", async () => {
  await authenticateAs({ recentSignIn: true }, { recentSignIn: false }, { recentSignIn: false });
  expect(await as("token")(remove)).toBe("Ada Example");
  expect((await createCall(app, "token").request(remove)).body).toMatchObject({
    code: "RECENT_SIGN_IN_REQUIRED",
    message: "Confirm it's you to continue. Nothing was changed.",
  });
  expect(await as("token")(read)).toBe("Ada Example");
});
