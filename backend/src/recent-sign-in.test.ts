import { accountEndpoints, apiKeysEndpoints } from "@listwise/contracts/account";
import { adminUserEndpoints } from "@listwise/contracts/admin";
import type { Endpoint } from "@listwise/contracts/api";
import { appsEndpoints } from "@listwise/contracts/apps";
import {
  authEndpoints,
  googleEndpoints,
  secondFactorEndpoints,
  signInFactorsEndpoints,
} from "@listwise/contracts/auth";
import { endpoints } from "@listwise/contracts/endpoints";
import { mailAdminEndpoints } from "@listwise/contracts/notifications";
import { releasesEndpoints } from "@listwise/contracts/releases";
import { startTestApp, type TestApp } from "./testing/test-app";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

const formatEndpoint = ({ method, path }: Endpoint) => `${method} ${path}`;
const marked = endpoints.filter(({ recentSignIn }) => recentSignIn);

async function makeOld(userId: number): Promise<void> {
  const sql = "update sessions set authenticated_at = now() - interval '11 minutes' where user_id = $1";
  await site.ctx.pool.query(sql, [userId]);
}

/**
 * Returns a digest of every table, except those that record when accounts were active and how many requests they made.
 */
async function readAll(): Promise<Record<string, string>> {
  const { rows } = await site.ctx.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('users', 'sessions', 'account_days', 'rate_counters')`,
  );
  const content: Record<string, string> = {};
  for (const { name } of rows) {
    const sql = `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${name}" t`;
    content[name] = (await site.ctx.pool.query<{ sum: string }>(sql)).rows[0]?.sum ?? "";
  }
  return content;
}

test("S75: every sensitive endpoint refuses a session confirmed 11 minutes ago and writes nothing", async () => {
  const owner = await site.asAdmin("superadmin");
  await makeOld(owner.id);
  const before = await readAll();
  for (const endpoint of marked) {
    const { status, body } = await owner.request(endpoint);
    const name = formatEndpoint(endpoint);
    expect({ name, status, code: body.code }).toEqual({ name, status: 403, code: "RECENT_SIGN_IN_REQUIRED" });
  }
  expect(await readAll()).toEqual(before);
});

test("endpoints that change permissions are marked, also in the API documentation", async () => {
  const { setRole, create, update } = adminUserEndpoints;
  const { createToken, revokeToken, publish, promote, rollback, disable } = releasesEndpoints;
  const { saveTemplate, resetTemplate, testTemplate } = mailAdminEndpoints;
  const { list, ...factors } = signInFactorsEndpoints;
  const sensitive = [
    ...[setRole, create, update, createToken, revokeToken, publish, promote, rollback, disable],
    ...[saveTemplate, resetTemplate, testTemplate],
    ...[apiKeysEndpoints.create, googleEndpoints.link, ...Object.values(factors)],
  ];
  expect(marked.map(formatEndpoint)).toEqual(expect.arrayContaining(sensitive.map(formatEndpoint)));
  expect(marked).not.toContain(list);
  const document = (await site.inject({ method: "GET", url: "/api/docs/json" })).body;
  // These require it in one case: for an email with secrets, and for switching off the email about new sign-ins.
  const documented = [...marked, mailAdminEndpoints.outboxMail, accountEndpoints.saveSettings];
  expect(document.match(/RECENT_SIGN_IN_REQUIRED/g)).toHaveLength(documented.length);
});

test("refreshing doesn't renew a sign-in, but confirming or signing in again does", async () => {
  const password = "a long password";
  const user = await site.asUser({ password });
  await makeOld(user.id);
  const { token } = await site.call(authEndpoints.refresh, { body: { refreshToken: user.refreshToken } });
  const refreshed = { headers: { authorization: `Bearer ${token}` }, body: { label: "One" } };
  expect((await site.request(apiKeysEndpoints.create, refreshed)).body.code).toBe("RECENT_SIGN_IN_REQUIRED");
  const proof = { method: "password", password };
  await user.call(secondFactorEndpoints.confirm, { body: { proof } });
  expect((await user.request(apiKeysEndpoints.create, { body: { label: "One" } })).status).toBe(201);
});

test("API keys and other endpoints keep working", async () => {
  const user = await site.asUser({ plan: "pro" });
  const { data } = await user.call(apiKeysEndpoints.create, { body: { label: "Nightly" } });
  await makeOld(user.id);
  expect((await user.request(appsEndpoints.list)).status).toBe(200);
  const headers = { authorization: `Bearer ${data.key}` };
  expect((await site.request(appsEndpoints.list, { headers })).status).toBe(200);
});

test("a team token needs no recent sign-in", async () => {
  const owner = await site.asAdmin("superadmin");
  const body = { name: "mfe-content", label: "Pipeline" };
  const { data } = await owner.call(releasesEndpoints.createToken, { body });
  const headers = { authorization: `Bearer ${data.token}` };
  const answer = await site.request(releasesEndpoints.rollback, { params: { name: "mfe-content" }, headers });
  expect(["RECENT_SIGN_IN_REQUIRED", "UNAUTHORIZED", "FORBIDDEN"]).not.toContain(answer.body.code);
});

test("a stolen session can't switch off the email about new sign-ins; other settings need no confirmation", async () => {
  const user = await site.asUser();
  await makeOld(user.id);
  const save = (countries: string[], newSignIn: boolean) =>
    user.request(accountEndpoints.saveSettings, { body: { countries, notifications: { newSignIn } } });
  expect((await save(["de"], true)).status).toBe(200);
  expect(await save(["fr"], false)).toMatchObject({ status: 403, body: { code: "RECENT_SIGN_IN_REQUIRED" } });
  const { data } = await user.call(accountEndpoints.settings);
  expect(data).toMatchObject({ countries: ["de"], notifications: { newSignIn: true } });
  const proof = { method: "password", password: "correct horse" };
  await user.call(secondFactorEndpoints.confirm, { body: { proof } });
  expect((await save(["fr"], false)).status).toBe(200);
  await makeOld(user.id);
  expect((await save(["us"], false)).status).toBe(200);
});
