import { activityEndpoints } from "@listwise/contracts/admin";
import { authEndpoints } from "@listwise/contracts/auth";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { parseChange } from "./activity.presenter";

const { log, actions, record, logins } = activityEndpoints;
let site: TestApp;
let admin: Awaited<ReturnType<TestApp["asAdmin"]>>;
beforeAll(async () => {
  site = await startTestApp();
  admin = await site.asAdmin();
  await site.ctx.audit.record({
    action: "config.changed",
    result: "ok",
    actorId: admin.id,
    details: "a.b: 1 → 2",
  });
  await site.ctx.audit.record({
    action: "auth.login",
    result: "failed",
    ip: "203.0.113.9",
    details: "x@x.example",
  });
});
afterAll(() => site.close());

const fetchActions = async (query: Record<string, string | number>) =>
  (await admin.call(log, { query })).data.map(({ action }) => action);

test("S53: an entry has the actor, action, time, source, result, and the values before and after", async () => {
  const { data } = await admin.call(log, { query: { action: "config.changed" } });
  expect(data).toMatchObject([
    {
      actor: { id: admin.id, email: admin.email },
      result: "ok",
      source: "server",
      change: { subject: "a.b", before: "1", after: "2" },
    },
  ]);
  expect(Date.parse(data[0]?.at ?? "")).toBeGreaterThan(0);
});

test("details with several changes are not parsed as one", () => {
  expect(parseChange("seo.title.home: Old: one → New")).toEqual({
    subject: "seo.title.home",
    before: "Old: one",
    after: "New",
  });
  expect(parseChange("ada: name A → B, address c → d")).toBeNull();
  expect(parseChange("12 sessions")).toBeNull();
});

test("filters and order combine; days are in UTC and inclusive", async () => {
  expect(await fetchActions({ result: "failed" })).toEqual(["auth.login"]);
  expect(await fetchActions({ userId: admin.id, sortDir: "asc" })).toEqual(["config.changed"]);
  expect(await fetchActions({ search: "203.0.113" })).toEqual(["auth.login"]);
  const today = new Date().toISOString().slice(0, 10);
  expect(await fetchActions({ from: today, to: today })).toHaveLength(2);
  expect(await fetchActions({ to: "2020-01-01" })).toEqual([]);
  expect((await admin.request(log, { query: { from: "2026-02-31" } })).status).toBe(400);
  expect((await admin.call(actions)).data).toEqual(["auth.login", "config.changed"]);
});

test("S48: search terms are neither SQL nor patterns, and the order comes from an allowlist", async () => {
  expect(await fetchActions({ search: "%' or 1=1" })).toEqual([]);
  expect(await fetchActions({ search: "%" })).toEqual([]);
  const wrong: Record<string, string>[] = [
    { sortBy: "id;drop" },
    { sortDir: "x" },
    { action: "a'b" },
    { userId: "1 or 1" },
  ];
  for (const query of wrong) {
    expect((await admin.request(log, { query })).status).toBe(400);
  }
});

test("S54: an entry from a browser has the token's actor and is marked as coming from a client", async () => {
  const body = { action: "config.changed", details: "forged\r\nline", actorId: 1, source: "server" };
  expect((await admin.request(record, { body })).status).toBe(201);
  const [told] = (await admin.call(log, { query: { source: "client" } })).data;
  expect(told).toMatchObject({ actor: { id: admin.id }, source: "client", details: "forged  line" });
});

test("S54: entries cannot be changed or removed, not even with database access", async () => {
  const { pool } = site.ctx;
  for (const statement of [
    "update audit_log set details = ''",
    "delete from audit_log",
    "truncate audit_log",
  ]) {
    await expect(pool.query(statement)).rejects.toThrow("added, never changed");
  }
  for (const method of ["PUT", "DELETE", "PATCH"] as const) {
    expect((await admin.inject({ method, url: "/api/admin/activity-log/1" })).statusCode).toBe(404);
  }
});

test("lists the latest sign-in attempts, without passwords", async () => {
  await site.request(authEndpoints.login, { body: { email: "no@x.example", password: "hunter22" } });
  const { data } = await admin.call(logins, { query: { limit: 1 } });
  expect(data).toMatchObject([{ action: "auth.login", result: "failed", details: "no@x.example" }]);
  expect(JSON.stringify(data)).not.toContain("hunter22");
});
