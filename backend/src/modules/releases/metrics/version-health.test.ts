import { startTestApp, type TestApp } from "../../../testing/test-app";
import { addFailure, addMount } from "../health/health.repository";
import { toBucket } from "./histogram";
import { addMeasurements, compactMeasurements, type Metric } from "./metrics.repository";
import { readVersionHealth } from "./version-health";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

const HOUR_MS = 3_600_000;
const one = { release: "mfe-x", version: "1.0.0-a" };
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const add = (metric: Metric, value: number, count = 1, version = one.version) =>
  addMeasurements(site.ctx.db, { ...one, version }, [{ metric, bucket: toBucket(value), count }]);
const read = async (hours: number, ...versions: string[]) =>
  readVersionHealth(site.ctx.db, one.release, versions, hoursAgo(hours));

test("without measurements everything is 0 or unknown", async () => {
  expect((await read(1, "1.0.0-none")).get("1.0.0-none")).toEqual({
    pages: 0,
    networks: 0,
    mounts: { good: 0, failed: 0 },
    scriptErrorPages: 0,
    apiCalls: 0,
    apiFailures: 0,
    apiP75Ms: null,
    lcpP75Ms: null,
    lcpSamples: 0,
    inpP75Ms: null,
    inpSamples: 0,
    clsP75: null,
    clsSamples: 0,
    bytesP75: null,
  });
});

test("measurements, mounts and failures of each version are added up", async () => {
  const { db } = site.ctx;
  await add("pages", 0, 3);
  await add("lcp", 1_000, 3);
  await add("lcp", 9_000);
  await add("cls", 1_000);
  await add("lcp", 5_000, 1, "1.0.0-b");
  await addMount(db, one);
  const failure = { phase: "load", code: "LOAD_FAILED", message: "It broke." };
  await addFailure(db, one, { ...failure, isLine: false });
  await addFailure(db, one, { ...failure, isLine: true });
  const found = await read(1, "1.0.0-a", "1.0.0-b");
  const a = found.get("1.0.0-a");
  expect(a).toMatchObject({ pages: 3, lcpSamples: 4, mounts: { good: 1, failed: 1 }, inpP75Ms: null });
  expect(a?.lcpP75Ms).toBeCloseTo(1_000, -2);
  expect(a?.clsP75).toBeCloseTo(0.1, 2);
  expect(found.get("1.0.0-b")).toMatchObject({ lcpSamples: 1, pages: 0 });
});

test("older measurements don't count; after two days hours are merged, after 30 days deleted", async () => {
  const { db, pool } = site.ctx;
  const version = "1.0.0-c";
  for (const minutes of [10, 20, 50]) {
    await add("pages", 0, 1, version);
    await pool.query(
      `update release_metrics set slot = date_trunc('hour', now() - interval '3 days') + make_interval(mins => $1)
       where version = $2 and slot > now() - interval '1 day'`,
      [minutes, version],
    );
  }
  await add("pages", 0, 1, version);
  expect((await read(2, version)).get(version)).toMatchObject({ pages: 1 });
  expect((await read(96, version)).get(version)).toMatchObject({ pages: 4 });
  await compactMeasurements(db);
  const { rows } = await pool.query("select count from release_metrics where version = $1 order by slot", [
    version,
  ]);
  expect(rows).toEqual([{ count: 3 }, { count: 1 }]);
  await pool.query("update release_metrics set slot = slot - interval '31 days' where version = $1", [
    version,
  ]);
  await compactMeasurements(db);
  expect((await read(24 * 40, version)).get(version)).toMatchObject({ pages: 0 });
});
