import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { systemAlertsEndpoints } from "@listwise/contracts/admin";
import { z } from "zod";
import { getProjectRoot } from "../../infra/paths";
import { eventually } from "../../testing/eventually";
import { waitForMails } from "../../testing/mails";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { CHECKS } from "./checks";
import { watch } from "./system-alerts.service";

const { status, alerts, configs, setConfig } = systemAlertsEndpoints;
const Json = z.record(z.string(), z.unknown());
let site: TestApp;
let admin: Awaited<ReturnType<TestApp["asAdmin"]>>;
beforeAll(async () => {
  site = await startTestApp();
  admin = await site.asAdmin();
});
afterAll(() => site.close());

const refuse = (times: number) =>
  Promise.all(
    Array.from({ length: times }, () => site.ctx.audit.record({ action: "auth.login", result: "failed" })),
  );
const listed = async () =>
  (await admin.call(alerts)).data.map(({ kind, value, resolvedAt }) => [kind, value, resolvedAt !== null]);

test("docs/operations.md names the default thresholds", async () => {
  const text = await readFile(join(getProjectRoot(), "docs/operations.md"), "utf8");
  const [, table = ""] = /^\| alert +\| value .*\n\|[-| ]+\n((?:\|.*\n)+)/m.exec(text) ?? [];
  const named = [...table.matchAll(/^\| ([^|]+?) +\|[^|]+\| (\d+) +\|$/gm)].map(([, ...cells]) => cells);
  expect(named.length).toBeGreaterThan(5);
  const thresholds = new Map(CHECKS.map(({ name, threshold }) => [name, String(threshold)]));
  expect(named).toEqual(named.map(([name = ""]) => [name, thresholds.get(name)]));
});

test("every check has a name and a threshold and is enabled by default", async () => {
  const { data } = await admin.call(configs);
  expect(data.map(({ id, enabled }) => [id, enabled])).toEqual([
    ["store-hosts", true],
    ["waiting-requests", true],
    ["failed-requests", true],
    ["failed-sign-ins", true],
    ["failing-releases", true],
    ["regressed-releases", true],
    ["automatic-rollbacks", true],
    ["disk-usage", true],
    ["database-latency", true],
    ["database-connections", true],
    ["database-outage", true],
    ["queue-lag", true],
    ["failed-jobs", true],
  ]);
});

test("an alert is raised once at its threshold and resolved below it", async () => {
  const params = { id: "failed-sign-ins" };
  await admin.call(setConfig, { params, body: { enabled: true, threshold: 3 } });
  await refuse(2);
  await watch(site.ctx);
  expect(await listed()).toEqual([]);
  await refuse(1);
  await Promise.all([watch(site.ctx), watch(site.ctx)]);
  expect(await listed()).toEqual([["failed-sign-ins", 3, false]]);
  expect((await admin.call(status)).data).toMatchObject({ ready: true, openAlerts: 1 });
  await admin.call(setConfig, { params, body: { enabled: true, threshold: 100 } });
  await watch(site.ctx);
  expect(await listed()).toEqual([["failed-sign-ins", 3, true]]);
});

test("a paused store host raises an alert, unless the check is disabled", async () => {
  await site.ctx.pool.query("insert into store_hosts values ('store.example', 3, now(), null, 10)");
  await watch(site.ctx);
  expect((await listed())[0]).toEqual(["store-hosts", 1, false]);
  await admin.call(setConfig, { params: { id: "store-hosts" }, body: { enabled: false, threshold: 1 } });
  await watch(site.ctx);
  expect((await admin.call(status)).data.openAlerts).toBe(0);
});

test("a release that fails in visitors' browsers raises an alert", async () => {
  await site.ctx.pool.query(
    `insert into release_reports (release, version, page, kind, served_to, reported_from)
     select 'mfe-x', '1.0.0-a', n, 'failure', '10.1.1.0/24', '10.1.1.0/24' from generate_series(1, 5) n`,
  );
  await watch(site.ctx);
  expect(await listed()).toContainEqual(["failing-releases", 1, false]);
});

test("S53: a change of a check is logged; invalid values are refused", async () => {
  const { rows } = await site.ctx.pool.query(
    "select details from audit_log where action = 'alerts.config-changed' order by id limit 1",
  );
  expect(rows).toEqual([{ details: "failed-sign-ins: from 50 on → from 3 on" }]);
  const set = (id: string, body: object) => admin.request(setConfig, { params: { id }, body });
  expect((await set("store-hosts", { enabled: true, threshold: 0.5 })).status).toBe(400);
  expect((await set("moon", { enabled: true, threshold: 1 })).status).toBe(400);
});

test("F35 F38 disk, database and queue raise alerts at their thresholds, which are resolved when they recover", async () => {
  const { ctx } = site;
  const state = async () => {
    await watch(ctx);
    return Object.fromEntries((await listed()).map(([kind, , isOver]) => [String(kind), isOver]));
  };
  const kinds = ["disk-usage", "database-connections", "database-outage", "queue-lag", "failed-jobs"];
  expect(Object.keys(await state())).not.toEqual(expect.arrayContaining(kinds));

  const used = jest.spyOn(ctx.storage, "measureUsedPercent").mockResolvedValue(97);
  const lost = jest.spyOn(ctx.queue, "measureLostMs").mockReturnValue(61_000);
  const setThreshold = (id: string, threshold: number) =>
    admin.call(setConfig, { params: { id }, body: { enabled: true, threshold } });
  await setThreshold("database-connections", 1);
  await ctx.queue.send("accounts.sweep", {});
  await ctx.pool.query(
    "update pgboss.job set start_after = now() - interval '10 minutes', created_on = now() - interval '10 minutes'",
  );
  for (let job = 0; job < 10; job++) await ctx.queue.send("shares-sweep", {});
  await ctx.pool.query(
    "update pgboss.job set state = 'failed', completed_on = now() where name = 'shares-sweep'",
  );
  expect(await state()).toMatchObject(Object.fromEntries(kinds.map((kind) => [kind, false])));

  used.mockRestore();
  lost.mockRestore();
  await setThreshold("database-connections", 100);
  await ctx.pool.query("delete from pgboss.job");
  expect(await state()).toMatchObject(Object.fromEntries(kinds.map((kind) => [kind, true])));
});

test("operators get one email and one webhook call when an alert is raised, and when it is resolved", async () => {
  const received: Record<string, unknown>[] = [];
  const receiver = createServer((request, response) => {
    request.once("data", (chunk: Buffer) => {
      received.push(z.parse(Json, JSON.parse(chunk.toString())));
      response.writeHead(received.length === 1 ? 503 : 204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const address = receiver.address();
  const port = typeof address === "object" ? address?.port : 0;
  const operated = await startTestApp({
    worker: true,
    env: { ALERT_EMAILS: "ops@listwise.example", ALERT_WEBHOOK_URL: `http://127.0.0.1:${port}/hook` },
  });
  const { ctx } = operated;
  const used = jest.spyOn(ctx.storage, "measureUsedPercent").mockResolvedValue(97);
  await Promise.all([watch(ctx), watch(ctx)]);
  // The first call fails and is repeated; pg-boss waits before it.
  await eventually(
    async () => {
      await ctx.pool.query("update pgboss.job set start_after = now() where state = 'retry'");
      return received.length;
    },
    (count) => count >= 2,
  );
  used.mockResolvedValue(10);
  await watch(ctx);
  await watch(ctx);
  const mails = await waitForMails(operated, "ops@listwise.example", 2);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Alert raised: Disk usage",
    "Alert resolved: Disk usage",
  ]);
  expect(mails[0]?.text).toContain("The alert was raised: the value is 97, the threshold 90.");
  await eventually(
    async () => received.length,
    (count) => count >= 3,
  );
  const raised = { type: "system-alert", alert: "disk-usage", state: "raised", value: 97, threshold: 90 };
  expect(received).toEqual([
    expect.objectContaining(raised),
    { ...received[0] },
    expect.objectContaining({ ...raised, state: "resolved", value: null }),
  ]);
  await operated.close();
  await new Promise((resolve) => receiver.close(resolve));
});
