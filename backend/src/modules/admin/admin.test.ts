import { adminEndpoints } from "@listwise/contracts/admin";
import { appsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { startTestApp, type TestApp } from "../../testing/test-app";

let app: TestApp;
let admin: Awaited<ReturnType<TestApp["asAdmin"]>>;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.asAdmin();
});
afterAll(() => app.close());

const calls = [adminEndpoints.dashboard, adminEndpoints.users];

test.each(calls)("$path responds 401 to visitors and 403 to users, without data", async (endpoint) => {
  const user = await app.asUser();
  expect(await app.request(endpoint)).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } });
  const refused = await user.request(endpoint);
  expect(refused).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
  expect(refused.body).not.toHaveProperty("data");
});

test("a forbidden call is audited with its actor and path", async () => {
  const user = await app.asUser();
  await user.request(adminEndpoints.users);
  const { data } = await admin.call(adminEndpoints.dashboard);
  expect(data.recentActivity[0]).toMatchObject({
    action: "admin.denied",
    actor: user.email,
    details: "/admin/users",
  });
});

test.each<Record<string, string | number>>([
  { sortBy: "id;drop table users" },
  { sortBy: "passwordHash" },
  { sortDir: "x" },
  { role: "super-admin" },
  { search: "a\0b" },
  { pageSize: 201 },
  { page: 0 },
])("rejects %j with 400", async (query) => {
  const { status, body } = await admin.request(adminEndpoints.users, { query });
  expect({ status, code: body.code }).toEqual({ status: 400, code: "VALIDATION_FAILED" });
});

describe("the users list", () => {
  beforeAll(async () => {
    await app.asUser({ name: "50% Off", email: "fifty@listwise.example", plan: "team" });
    await app.asUser({ name: "under_score", email: "under@listwise.example" });
    for (let n = 0; n < 10; n++) await app.asUser({ name: `Page ${n}` });
  });

  test("has ten users per page, newest first, with plan names and without password hashes", async () => {
    const { data, pagination } = await admin.call(adminEndpoints.users);
    expect(pagination).toMatchObject({ page: 1, pageSize: 10 });
    expect(pagination.total).toBeGreaterThan(12);
    expect(data.map((user) => user.name)).toEqual(Array.from({ length: 10 }, (_, n) => `Page ${9 - n}`));
    expect(data[0]).toMatchObject({ plan: "Free", isActive: true, role: "user" });
    const raw = await admin.request(adminEndpoints.users);
    expect(JSON.stringify(raw.body)).not.toMatch(/argon2|passwordHash/);
  });

  test.each([
    ["%", ["50% Off"]],
    ["under_", ["under_score"]],
    ["50% off", ["50% Off"]],
    ["UNDER@", ["under_score"]],
    ["%' or 1=1", []],
    ["\\", []],
  ])("searches for %j literally", async (search, names) => {
    const { data } = await admin.call(adminEndpoints.users, { query: { search } });
    expect(data.map((user) => user.name)).toEqual(names);
  });

  test("filters by role and sorts by last use", async () => {
    const { data } = await admin.call(adminEndpoints.users, {
      query: { role: "admin", sortBy: "lastSeenAt", sortDir: "desc" },
    });
    expect(data.map((user) => user.email)).toEqual([admin.email]);
    expect(Date.parse(data[0]?.lastSeenAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
  });

  test("pages do not overlap", async () => {
    const pages = await Promise.all(
      [1, 2].map((page) =>
        admin.call(adminEndpoints.users, { query: { page, pageSize: 5, sortBy: "role" } }),
      ),
    );
    const ids = pages.flatMap((page) => page.data.map((user) => user.id));
    expect(new Set(ids).size).toBe(10);
  });
});

test("the dashboard counts users", async () => {
  const before = (await admin.call(adminEndpoints.dashboard)).data.userStats;
  await app.asUser();
  const after = (await admin.call(adminEndpoints.dashboard)).data.userStats;
  expect(after).toEqual({
    ...before,
    total: before.total + 1,
    active: before.active + 1,
    newThisWeek: before.newThisWeek + 1,
  });
  expect(after.admins).toBe(1);
});

test("the dashboard counts tracked apps and keywords", async () => {
  const user = await app.asUser();
  const before = (await admin.call(adminEndpoints.dashboard)).data.appStats;
  const { results } = await user.call(appsEndpoints.search, { query: { q: "weather", limit: 1 } });
  await user.call(appsEndpoints.follow, { body: { appId: results[0]?.storeId } });
  await user.call(userKeywordsEndpoints.add, { body: { keywordText: "weather" } });
  const after = (await admin.call(adminEndpoints.dashboard)).data.appStats;
  expect(after).toMatchObject({ followed: before.followed + 1, keywords: before.keywords + 1 });
  expect(after.known).toBeGreaterThanOrEqual(1);
});
