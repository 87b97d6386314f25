import {
  accountEndpoints,
  adminUserEndpoints,
  apiKeysEndpoints,
  appsEndpoints,
  limitsEndpoints,
  MOST_API_KEYS,
  type Endpoint,
} from "@listwise/contracts";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { list, create, remove } = apiKeysEndpoints;

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

async function holder(plan = "pro") {
  const user = await test.asUser({ plan });
  const { data } = await user.call(create, { body: { label: "Nightly report" } });
  return { ...user, made: data, withKey: caller(data.key) };
}

function caller(key: string) {
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

const used = async (user: Awaited<ReturnType<typeof holder>>) =>
  (await user.call(limitsEndpoints.myUsage)).data.api_calls_per_day?.current;

it("tells a key once, lists it by its ending, counts its calls and not those of the pages", async () => {
  const user = await holder();
  expect(user.made.key).toMatch(/^lwk_[\w-]{43}$/);
  expect((await user.withKey(appsEndpoints.list)).statusCode).toBe(200);
  const { data } = await user.call(list);
  const { key, ...made } = user.made;
  expect(data).toEqual([{ ...made, lastUsedAt: data[0]?.lastUsedAt }]);
  expect(data[0]?.lastUsedAt).not.toBeNull();
  expect(key.endsWith(data[0]?.ending ?? "?")).toBe(true);
  expect(JSON.stringify(data)).not.toContain(key);
  expect(await used(user)).toBe(1);
});

it("is on record with who made and deleted it, or is not made", async () => {
  const user = await holder();
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

it("reaches neither the account, nor keys, nor the administration, even an administrator's", async () => {
  const user = await holder();
  await test.ctx.pool.query("update users set role = 'superadmin' where id = $1", [user.id]);
  for (const endpoint of [list, create, adminUserEndpoints.stats, accountEndpoints.updateMe]) {
    expect((await user.withKey(endpoint)).json()).toMatchObject({ code: "FORBIDDEN" });
  }
  expect(await used(user)).toBe(0);
});

it("S46: of 50 parallel calls at one below the day's limit exactly one is let in", async () => {
  const user = await holder();
  await override(user.id, "api_calls_per_day", 1);
  const answers = await Promise.all(Array.from({ length: 50 }, () => user.withKey(appsEndpoints.list)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const refused = answers.find(({ statusCode }) => statusCode === 403);
  expect(refused?.json()).toMatchObject({
    code: "FEATURE_LIMIT_EXCEEDED",
    details: { feature: "api_calls_per_day", usage: { current: 1, limit: 1, canUse: false } },
  });
  expect(await used(user)).toBe(1);
});

it("refuses more calls a minute than the plan has, says when to try again, and leaves the day alone", async () => {
  const user = await holder();
  await override(user.id, "rate_limit_per_minute", 2);
  const codes = [];
  for (let n = 0; n < 3; n += 1) codes.push((await user.withKey(appsEndpoints.list)).statusCode);
  expect(codes).toEqual([200, 200, 429]);
  expect((await user.withKey(appsEndpoints.list)).headers["retry-after"]).toMatch(/^\d+$/);
  expect(await used(user)).toBe(2);
});

it("a deleted key, one of an account that is off, and one nobody made are not known", async () => {
  const user = await holder();
  const other = await holder();
  expect((await other.request(remove, { params: { id: user.made.id } })).status).toBe(404);
  await user.call(remove, { params: { id: user.made.id } });
  await test.ctx.pool.query("update users set is_active = false where id = $1", [other.id]);
  for (const call of [user.withKey, other.withKey, caller("lwk_nothing")]) {
    expect((await call(appsEndpoints.list)).statusCode).toBe(401);
  }
});

it("keeps at most ten keys, however many are made at a time", async () => {
  const user = await test.asUser();
  const body = { label: "One" };
  const answers = await Promise.all(Array.from({ length: 14 }, () => user.request(create, { body })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_API_KEYS);
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({
    status: 409,
    body: { code: "CONFLICT" },
  });
  expect((await user.request(create, { body: { label: "  " } })).body.message).toBe("Name the key.");
});
