import {
  accountEndpoints,
  apiKeysEndpoints,
  MAX_API_KEYS,
  type NewApiKey,
} from "@listwise/contracts/account";
import { adminUserEndpoints } from "@listwise/contracts/admin";
import type { Endpoint } from "@listwise/contracts/api";
import { appsEndpoints } from "@listwise/contracts/apps";
import { authEndpoints } from "@listwise/contracts/auth";
import { limitsEndpoints } from "@listwise/contracts/limits";
import { sharesEndpoints } from "@listwise/contracts/shares";
import { findQueuedMails } from "../../testing/mails";
import { createOpaqueToken } from "../accounts";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { list, create, remove } = apiKeysEndpoints;

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

async function createHolder(plan = "pro", chosen: Partial<NewApiKey> = {}) {
  const user = await test.asUser({ plan });
  const { data } = await user.call(create, { body: { label: "Nightly report", ...chosen } });
  return { ...user, made: data, withKey: createCaller(data.key) };
}

function createCaller(key: string) {
  return ({ method, path }: Pick<Endpoint, "method" | "path">) =>
    test.app.inject({ method, url: `/api${path}`, headers: { authorization: `Bearer ${key}` } });
}

async function override(userId: number, key: string, value: number) {
  await test.ctx.pool.query(
    `insert into user_limit_overrides (user_id, definition_id, value)
     select $1, id, $3::jsonb from limit_definitions where key = $2
     on conflict (user_id, definition_id) do update set value = excluded.value`,
    [userId, key, JSON.stringify(value)],
  );
}

const fetchUsage = async (user: Awaited<ReturnType<typeof createHolder>>) =>
  (await user.call(limitsEndpoints.myUsage)).data.api_calls_per_day?.current;

it("returns a key once, lists it by its ending, and counts its calls but not those of the site", async () => {
  const user = await createHolder();
  expect(user.made.key).toMatch(/^lwk_[\w-]{43}$/);
  expect((await user.withKey(appsEndpoints.list)).statusCode).toBe(200);
  const { data } = await user.call(list);
  const { key, ...made } = user.made;
  expect(data).toEqual([{ ...made, lastUsedAt: data[0]?.lastUsedAt }]);
  expect(data[0]?.lastUsedAt).not.toBeNull();
  expect(key.endsWith(data[0]?.ending ?? "?")).toBe(true);
  expect(JSON.stringify(data)).not.toContain(key);
  expect(await fetchUsage(user)).toBe(1);
});

it("creation and deletion are audited; a key that cannot be audited is not created", async () => {
  const user = await createHolder();
  await user.call(remove, { params: { id: user.made.id } });
  const sql =
    "select action, details from audit_log where actor_id = $1 and action like 'api-key.%' order by id";
  const details = "Nightly report";
  expect((await test.ctx.pool.query(sql, [user.id])).rows).toEqual([
    { action: "api-key.created", details },
    { action: "api-key.deleted", details },
  ]);
  jest.spyOn(test.ctx.audit, "record").mockRejectedValueOnce(new Error("The log is full."));
  expect((await user.request(create, { body: { label: "Unseen" } })).status).toBe(500);
  expect((await user.call(list)).data).toEqual([]);
});

it("has no access to the account, to API keys and to administration, even for administrators", async () => {
  const user = await createHolder();
  await test.ctx.pool.query("update users set role = 'superadmin' where id = $1", [user.id]);
  for (const endpoint of [list, create, adminUserEndpoints.stats, accountEndpoints.updateMe]) {
    expect((await user.withKey(endpoint)).json()).toMatchObject({ code: "FORBIDDEN" });
  }
  expect(await fetchUsage(user)).toBe(0);
});

it("S46: of 50 concurrent calls with one call left exactly one succeeds", async () => {
  const user = await createHolder();
  await override(user.id, "api_calls_per_day", 1);
  const answers = await Promise.all(Array.from({ length: 50 }, () => user.withKey(appsEndpoints.list)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const refused = answers.find(({ statusCode }) => statusCode === 403);
  expect(refused?.json()).toMatchObject({
    code: "FEATURE_LIMIT_EXCEEDED",
    details: { feature: "api_calls_per_day", usage: { current: 1, limit: 1, canUse: false } },
  });
  expect(await fetchUsage(user)).toBe(1);
  const refusals = await test.ctx.pool.query("select feature, count from limit_refusals where user_id = $1", [
    user.id,
  ]);
  expect(refusals.rows).toEqual([{ feature: "api_calls_per_day", count: 49 }]);
});

it("says that a plan has no calls instead of when to retry", async () => {
  const user = await createHolder();
  await override(user.id, "rate_limit_per_minute", 0);
  const refused = await user.withKey(appsEndpoints.list);
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({
    code: "FORBIDDEN",
    message: expect.stringContaining("another plan"),
  });
});

it("limits calls per minute, says when to retry, and does not count rejected calls for the day", async () => {
  const user = await createHolder();
  await override(user.id, "rate_limit_per_minute", 2);
  const codes = [];
  for (let n = 0; n < 3; n += 1) codes.push((await user.withKey(appsEndpoints.list)).statusCode);
  expect(codes).toEqual([200, 200, 429]);
  expect((await user.withKey(appsEndpoints.list)).headers["retry-after"]).toMatch(/^\d+$/);
  expect(await fetchUsage(user)).toBe(2);
});

it("rejects deleted keys, keys of deactivated accounts, and invented keys", async () => {
  const user = await createHolder();
  const other = await createHolder();
  expect((await other.request(remove, { params: { id: user.made.id } })).status).toBe(404);
  await user.call(remove, { params: { id: user.made.id } });
  await test.ctx.pool.query("update users set is_active = false where id = $1", [other.id]);
  for (const call of [user.withKey, other.withKey, createCaller("lwk_nothing")]) {
    expect((await call(appsEndpoints.list)).statusCode).toBe(401);
  }
});

it("allows at most ten keys, even with concurrent calls", async () => {
  const user = await test.asUser();
  const body = { label: "One" };
  const answers = await Promise.all(Array.from({ length: 14 }, () => user.request(create, { body })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_API_KEYS);
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({
    status: 409,
    body: { code: "CONFLICT" },
  });
  expect((await user.request(create, { body: { label: "  " } })).body.message).toBe(
    "Enter a name for the key.",
  );
});

const DAY_MS = 86_400_000;
const computeDaysLeft = ({ made }: Awaited<ReturnType<typeof createHolder>>) =>
  Math.round((Date.parse(made.expiresAt) - Date.now()) / DAY_MS);

it("a read-only key can only make GET calls; other calls are rejected and not counted", async () => {
  const user = await createHolder("pro", { scopes: ["read"] });
  expect(user.made.scopes).toEqual(["read"]);
  expect((await user.withKey(appsEndpoints.list)).statusCode).toBe(200);
  for (const endpoint of [appsEndpoints.follow, sharesEndpoints.create]) {
    expect((await user.withKey(endpoint)).json()).toMatchObject({ code: "FORBIDDEN" });
  }
  const writer = await createHolder("pro", { scopes: ["write"] });
  expect((await writer.withKey(appsEndpoints.list)).statusCode).toBe(403);
  expect((await writer.withKey(appsEndpoints.follow)).statusCode).toBe(400);
  expect(await fetchUsage(user)).toBe(1);
});

it("a key expires after at most a year and is then rejected with an explanation", async () => {
  expect(computeDaysLeft(await createHolder())).toBe(365);
  const user = await createHolder("pro", { expiresInDays: 30 });
  expect(computeDaysLeft(user)).toBe(30);
  for (const expiresInDays of [0, 366, 1.5]) {
    expect((await user.request(create, { body: { label: "Forever", expiresInDays } })).status).toBe(400);
  }
  expect((await user.request(create, { body: { label: "Nothing", scopes: [] } })).status).toBe(400);
  await test.ctx.pool.query("update api_keys set expires_at = '2026-01-02' where id = $1", [user.made.id]);
  const refused = await user.withKey(appsEndpoints.list);
  expect(refused.statusCode).toBe(401);
  expect(refused.json().message).toBe("This API key expired on 2026-01-02. Create a new key.");
  expect((await user.call(list)).data[0]).toMatchObject({ expired: true });
});

it("the owner gets an email about a new key; without the email no key is created", async () => {
  const user = await createHolder("pro", { scopes: ["read"], expiresInDays: 30 });
  const [mail] = await findQueuedMails(test, user.email);
  expect(mail?.subject).toContain("API key was created");
  expect(mail?.text).toContain("Name: Nightly report\nAccess: read\n");
  expect(mail?.text).toContain(`${test.ctx.config.publicUrl}/subscription`);
  expect(mail?.text).not.toContain(user.made.key);
  jest.spyOn(test.ctx.mailer, "send").mockRejectedValueOnce(new Error("The queue is full."));
  expect((await user.request(create, { body: { label: "Unseen" } })).status).toBe(500);
  expect((await user.call(list)).data).toHaveLength(1);
});

describe("an intruder's key does not outlive the recovery of the account", () => {
  const fetchStatus = async (user: Awaited<ReturnType<typeof createHolder>>) =>
    (await user.withKey(appsEndpoints.list)).statusCode;
  const revocations = async (userId: number) =>
    (
      await test.ctx.pool.query<{ details: string }>(
        "select details from audit_log where action = 'api-key.revoked' and details like $1",
        [`user ${userId}:%`],
      )
    ).rows.map(({ details }) => details);

  it("after a password reset, which the email mentions", async () => {
    const user = await createHolder();
    await user.call(create, { body: { label: "Another" } });
    const { token, hash } = createOpaqueToken();
    await test.ctx.pool.query(
      "insert into password_resets (hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')",
      [hash, user.id],
    );
    await test.call(authEndpoints.resetPassword, { body: { token, password: "a new long horse" } });
    expect(await fetchStatus(user)).toBe(401);
    expect((await findQueuedMails(test, user.email)).at(-1)?.text).toContain("2 API keys were revoked.");
    expect(await revocations(user.id)).toEqual([`user ${user.id}: 2 keys, password reset`]);
  });

  it("after a password change that ends other sessions; otherwise keys stay valid", async () => {
    const [user, other] = [await createHolder(), await createHolder()];
    const body = { currentPassword: "correct horse", newPassword: "a new long horse" };
    const change = (by: typeof user, endOtherSessions: boolean) =>
      by.request(accountEndpoints.changePassword, { body: { ...body, endOtherSessions } });
    expect((await change(other, false)).body).toMatchObject({ revokedKeys: 0 });
    expect(await fetchStatus(other)).toBe(200);
    expect((await change(user, true)).body).toMatchObject({ revokedKeys: 1 });
    expect(await fetchStatus(user)).toBe(401);
  });

  it("after signing out everywhere, deactivation, and sign-out by an administrator", async () => {
    const [user, other, third] = [await createHolder(), await createHolder(), await createHolder()];
    expect(await user.call(accountEndpoints.endOtherSessions)).toMatchObject({ revokedKeys: 1 });
    const admin = await test.asAdmin();
    await admin.call(adminUserEndpoints.setStatus, { params: { id: other.id }, body: { isActive: false } });
    await admin.call(adminUserEndpoints.setStatus, { params: { id: other.id }, body: { isActive: true } });
    await admin.call(adminUserEndpoints.terminateAllSessions, { params: { id: third.id } });
    expect(await Promise.all([user, other, third].map(fetchStatus))).toEqual([401, 401, 401]);
  });

  it("when the session that requests it ends during the request", async () => {
    const user = await test.asUser();
    jest.spyOn(test.ctx.limiter, "hit").mockImplementationOnce(async () => {
      await test.ctx.pool.query("update sessions set ended_at = now() where user_id = $1", [user.id]);
      return { hits: 1, secondsLeft: 60 };
    });
    expect(await user.request(create, { body: { label: "Late" } })).toMatchObject({
      status: 401,
      body: { code: "SESSION_TERMINATED" },
    });
  });
});
