import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { siteEndpoints } from "@listwise/contracts/site";
import { parse } from "yaml";
import { z } from "zod";
import { setConnectionsAllowed } from "../../testing/databases";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { getProjectRoot } from "../paths";
import { serveMetrics } from "./metrics-server";

let site: TestApp;
let server: Awaited<ReturnType<typeof serveMetrics>>;
beforeAll(async () => {
  site = await startTestApp();
  server = await serveMetrics(site.ctx, { host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await server.close();
  await site.close();
});

const fetchText = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`);
  return { status: response.status, text: await response.text() };
};

/** Returns the value of a metric with exactly this name and these labels, or `null`. */
async function readValue(line: string): Promise<number | null> {
  const { text } = await fetchText("/metrics");
  const found = text.split("\n").find((each) => each.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length + 1));
}

test("counts calls by endpoint, not by address, and measures the wait for connections", async () => {
  await site.call(siteEndpoints.health);
  await site.inject({ url: "/api/keywords/12345678/nowhere" });
  const { text } = await fetchText("/metrics");
  expect(text).toMatch(
    /listwise_http_request_duration_seconds_count\{method="GET",route="\/api\/health",status="200"\} 1\n/,
  );
  expect(text).not.toContain("12345678");
  expect(text).toMatch(/listwise_database_pool_wait_seconds_count\{pool="main"\} [1-9]/);
  expect(text).toContain("process_resident_memory_bytes");
});

test("reports due jobs, crawls and the circuit breakers of the store", async () => {
  const due = 'listwise_jobs_due{job="shares-sweep"}';
  expect(await readValue(due)).toBe(0);
  await site.ctx.queue.send("shares-sweep", {});
  await site.ctx.pool.query(
    "update pgboss.job set start_after = now() - interval '10 minutes', created_on = now() - interval '10 minutes'",
  );
  expect(await readValue(due)).toBe(1);
  expect(await readValue('listwise_job_lag_seconds{job="shares-sweep"}')).toBeGreaterThanOrEqual(600);
  expect(await readValue("listwise_crawls_queued")).toBe(0);
  const host = '{host="store.example"}';
  await site.ctx.pool.query("insert into store_hosts values ('store.example', 3, now(), null, 10)");
  expect(await readValue(`listwise_store_host_failures${host}`)).toBe(10);
  expect(await readValue(`listwise_store_host_breaker_open${host}`)).toBe(1);
});

test("a collection reads the crawl queue once for both of its metrics", async () => {
  const query = jest.spyOn(site.ctx.pool, "query");
  expect(await readValue("listwise_crawl_lag_seconds")).toBe(0);
  const statements = query.mock.calls.map(([statement]) => JSON.stringify(statement));
  query.mockRestore();
  expect(statements.filter((text) => /min\(.*queued_at/.test(text))).toHaveLength(1);
});

test("without the database, what needs it is missing and counted as a failure, and the rest is served", async () => {
  const failures = 'listwise_metrics_failures_total{metric="crawls_queued"}';
  expect(await readValue(failures)).toBeNull();
  expect((await fetchText("/ready")).status).toBe(200);
  await setConnectionsAllowed(site.ctx.databaseUrl, false);
  expect(await readValue("listwise_crawls_queued")).toBeNull();
  expect(await readValue(failures)).toBeGreaterThan(0);
  expect(await readValue("listwise_sockets_connected")).toBe(0);
  const ready = await fetchText("/ready");
  expect(ready.status).toBe(503);
  expect(JSON.parse(ready.text)).toMatchObject({ ready: false, checks: { database: "failed" } });
  expect(await fetchText("/health")).toEqual({ status: 200, text: "ok\n" });
  expect((await fetchText("/api/health")).status).toBe(404);
  await setConnectionsAllowed(site.ctx.databaseUrl, true);
  expect(await readValue("listwise_crawls_queued")).toBe(0);
});

test.each(["deploy/monitoring/grafana-dashboard.json", "deploy/monitoring/alerts.yaml"])(
  "%s uses only metrics that exist",
  async (file) => {
    const text = await readFile(join(getProjectRoot(), file), "utf8");
    const used = [...new Set(text.match(/\blistwise_\w+/g))].map((name) =>
      name.replace(/_(bucket|count|sum)$/, ""),
    );
    const existing = site.ctx.metrics.registry.getMetricsAsArray().map(({ name }) => name);
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((name) => !existing.includes(name))).toEqual([]);
  },
);

const readLabels = (metric: string) =>
  z
    .object({ labelNames: z.array(z.string()) })
    .parse(site.ctx.metrics.registry.getSingleMetric(metric.replace(/_(bucket|count|sum)$/, ""))).labelNames;

/** Returns the parts of a document with an expression, such as a rule and its texts. */
function findExpressions(node: unknown): { expr: string; text: string }[] {
  if (typeof node !== "object" || node === null) return [];
  if ("expr" in node) return [{ expr: String(node.expr), text: JSON.stringify(node) }];
  return Object.values(node).flatMap(findExpressions);
}

test.each(["deploy/monitoring/grafana-dashboard.json", "deploy/monitoring/alerts.yaml"])(
  "%s uses only labels that its metrics have",
  async (file) => {
    const rules = findExpressions(parse(await readFile(join(getProjectRoot(), file), "utf8")));
    expect(rules.length).toBeGreaterThan(5);
    for (const { expr, text } of rules) {
      const grouped = [...expr.matchAll(/\bby \(([^)]+)\)/g)].flatMap(([, list = ""]) => list.split(/, */));
      const selected = [...expr.matchAll(/(\w+)=~?"/g)].map(([, label]) => label);
      const shown = [...text.matchAll(/\{\{ *(?:\$labels\.)?([a-z]\w*) *\}\}/g)].map(([, label]) => label);
      // Prometheus itself adds these.
      const known = ["le", "job", "instance", ...(expr.match(/\blistwise_\w+/g) ?? []).flatMap(readLabels)];
      expect([...grouped, ...selected, ...shown].filter((label) => !known.includes(label ?? ""))).toEqual([]);
    }
  },
);

test("docs/operations.md lists every metric with its labels", async () => {
  const text = await readFile(join(getProjectRoot(), "docs/operations.md"), "utf8");
  const listed = [...text.matchAll(/^\| `(listwise_\w+)` +\| ([\w, ]*?) *\|/gm)].map(
    ([, name, labels = ""]) => [name, labels === "" ? [] : labels.split(", ")],
  );
  const own = site.ctx.metrics.registry
    .getMetricsAsArray()
    .filter(({ name }) => name.startsWith("listwise_"))
    .map(({ name }) => [name, readLabels(name)]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(own));
});
