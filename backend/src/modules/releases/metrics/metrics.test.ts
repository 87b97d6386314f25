import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { releaseMetricsEndpoints, releasesEndpoints } from "@listwise/contracts/releases";
import { createCall, type Caller } from "../../../testing/call";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { signPageToken } from "../health/page-token";
import { anUpload } from "../releases.fixtures";
import { sweepMetrics } from "./metrics.service";
import { readVersionHealth } from "./version-health";

const { measured, metrics, errors, saveSourceMaps } = releaseMetricsEndpoints;
const { createToken, publish, promote } = releasesEndpoints;
const NAME = "mfe-x";
const VERSION = "1.0.0-a";
const SCRIPT = `entry.${VERSION}.js`;
const params = { name: NAME };

let site: TestApp;
let owner: Caller;
let team: Caller;
let otherTeam: Caller;
beforeAll(async () => {
  site = await startTestApp();
  owner = await site.asAdmin("superadmin");
  const aTeam = async (name: string) => {
    const { data } = await owner.call(createToken, { body: { name, label: "CI" } });
    return createCall(site.app, data.token);
  };
  team = await aTeam(NAME);
  otherTeam = await aTeam("mfe-other");
  for (const name of ["shell", NAME]) {
    await owner.call(publish, { params: { name }, body: anUpload(name, VERSION) });
    await owner.call(promote, { params: { name }, body: { version: VERSION } });
  }
});
beforeEach(() => site.ctx.pool.query("truncate release_metrics, release_errors, release_reports"));
afterAll(() => site.close());

const openPage = (ip = "10.1.1.1") => signPageToken(site.app, ip, VERSION);
const one = { name: NAME, version: VERSION };
const send = (page: string, ...releases: object[]) =>
  site.request(measured, { body: { page, releases }, ip: "10.1.1.1" });
const read = async (name = NAME) =>
  (await readVersionHealth(site.ctx.db, name, [VERSION], new Date(Date.now() - 3_600_000))).get(VERSION);
const anError = (message = "It broke.", line = 1) => ({
  message,
  frames: [{ ...one, file: SCRIPT, line, column: 1 }],
});

test("a page's vitals count once, its calls and errors with every report", async () => {
  const page = openPage();
  const vitals = { lcpMs: 1_200, inpMs: 80, cls: 0.02, bytes: 50_000 };
  const first = await send(page, { ...one, ...vitals, calls: [100, 110, 900], failedCalls: 1 });
  expect(first.status).toBe(202);
  await send(page, { ...one, ...vitals, calls: [120], errors: [anError()] });
  await send(page, { ...one, errors: [anError()] });
  await send(openPage("10.9.9.9"), { ...one, lcpMs: 1_200 });
  expect(await read()).toMatchObject({
    pages: 2,
    networks: 1,
    lcpSamples: 2,
    inpSamples: 1,
    clsSamples: 1,
    apiCalls: 4,
    apiFailures: 1,
    scriptErrorPages: 1,
  });
  const { data } = await owner.call(metrics, { params });
  expect(data).toMatchObject([{ version: VERSION, scriptErrorShare: 0.5, apiFailureShare: 0.25 }]);
  expect(data[0]?.points).toHaveLength(1);
});

test("reports without a page, about other versions or another shell don't count", async () => {
  expect((await send("nonsense", { ...one, lcpMs: 1 })).status).toBe(202);
  await send(openPage(), { ...one, version: "6.6.6-forged", lcpMs: 1 });
  await send(signPageToken(site.app, "10.1.1.1", "0.9.0-old"), { ...one, name: "shell", lcpMs: 1 });
  const { rows } = await site.ctx.pool.query("select * from release_metrics");
  expect(rows).toEqual([]);
  await send(openPage(), { ...one, name: "shell", lcpMs: 1 });
  expect(await read("shell")).toMatchObject({ pages: 1 });
});

test("a page's reports and a version's errors are limited", async () => {
  const page = openPage();
  for (let time = 0; time < 25; time++) await send(page, { ...one, calls: [10] });
  expect(await read()).toMatchObject({ apiCalls: 20 });
  await site.ctx.pool.query("truncate rate_counters");
  for (let start = 1; start < 60; start += 5) {
    const many = Array.from({ length: 5 }, (_, index) => anError("It broke.", start + index));
    await send(openPage(), { ...one, errors: many });
  }
  expect((await owner.call(errors, { params })).data).toHaveLength(50);
});

test.each([
  ["too many calls", { calls: Array.from({ length: 101 }, () => 1) }],
  ["an impossible duration", { lcpMs: 1e9 }],
  [
    "a script outside of releases",
    { errors: [{ ...anError(), frames: [{ ...one, file: "../x.js", line: 1, column: 1 }] }] },
  ],
])("refuses a report with %s", async (_, part) => {
  await site.ctx.pool.query("truncate rate_counters");
  expect((await send(openPage(), { ...one, ...part })).status).toBe(400);
});

test("refuses a report that is too large", async () => {
  await site.ctx.pool.query("truncate rate_counters");
  expect((await send(openPage(), { ...one, note: "x".repeat(40_000) })).status).toBe(413);
});

test("nothing about the user is stored", async () => {
  await site.ctx.pool.query("truncate rate_counters");
  const user = await site.asUser();
  const body = {
    page: openPage(),
    releases: [{ ...one, errors: [anError("No ana@example.com in /x?q=me.")] }],
  };
  await user.call(measured, { body });
  const { rows } = await site.ctx.pool.query("select member_id from release_reports");
  expect(rows.map(({ member_id: id }) => id)).toEqual([null, null]);
  const { data } = await owner.call(errors, { params });
  expect(data.map(({ message }) => message)).toEqual(["No [email] in /x?q=[redacted]"]);
});

test("a team reads only its own release, administrators read all", async () => {
  for (const endpoint of [metrics, errors]) {
    expect((await team.request(endpoint, { params })).status).toBe(200);
    expect((await otherTeam.request(endpoint, { params })).status).toBe(403);
    expect((await (await site.asUser()).request(endpoint, { params })).status).toBe(403);
    expect((await (await site.asAdmin()).request(endpoint, { params })).status).toBe(200);
  }
});

describe("source maps", () => {
  // One segment: column 0 of line 1 is line 3, column 4 of the source.
  const map = {
    version: 3,
    sources: ["webpack://mfe_x/./src/page.tsx"],
    sourcesContent: ["secret"],
    names: [],
    mappings: "AAEI",
  };
  const content = gzipSync(JSON.stringify(map)).toString("base64");
  const put = (caller: Caller, maps: Record<string, string>, version = VERSION) =>
    caller.request(saveSourceMaps, { params, body: { version, maps } });

  test("a team stores those of its own published version, and no one else", async () => {
    expect((await put(otherTeam, { [SCRIPT]: content })).status).toBe(403);
    expect((await put(await site.asAdmin(), { [SCRIPT]: content })).status).toBe(403);
    expect((await put(team, { [SCRIPT]: content }, "9.9.9-none")).status).toBe(404);
    expect((await put(team, { "other.js": content })).status).toBe(400);
    expect((await put(team, { [SCRIPT]: "AAAA" })).status).toBe(400);
    expect(await readdir(site.ctx.config.sourceMapsDir).catch(() => [])).toEqual([]);
    expect((await put(team, { [SCRIPT]: content })).status).toBe(200);
  });

  test("errors have their position in the sources; the maps are not public", async () => {
    await put(team, { [SCRIPT]: content });
    await site.ctx.pool.query("truncate rate_counters");
    await send(openPage(), { ...one, errors: [anError()] });
    const { data } = await team.call(errors, { params });
    expect(data[0]).toMatchObject({ message: "It broke.", count: 1 });
    expect(data[0]?.frames).toMatchObject([
      { file: SCRIPT, source: "src/page.tsx", sourceLine: 3, sourceColumn: 5 },
    ]);
    for (const file of [`${SCRIPT}.map`, `${SCRIPT}.map.gz`]) {
      const { statusCode } = await site.inject({
        method: "GET",
        url: `/releases/${NAME}/${VERSION}/${file}`,
      });
      expect(statusCode).toBe(404);
    }
  });

  test("without a map, the source is unknown", async () => {
    await send(openPage(), {
      ...one,
      name: "shell",
      errors: [{ ...anError(), frames: [{ ...one, name: "shell", file: SCRIPT, line: 1, column: 1 }] }],
    });
    const { data } = await owner.call(errors, { params: { name: "shell" } });
    expect(data[0]?.frames).toMatchObject([{ source: null, sourceLine: null }]);
  });

  test("those of a version that is gone are deleted", async () => {
    const { config } = site.ctx;
    await put(team, { [SCRIPT]: content });
    await sweepMetrics(site.ctx);
    const file = join(config.sourceMapsDir, NAME, VERSION, `${SCRIPT}.map.gz`);
    expect(existsSync(file)).toBe(true);
    await sweepMetrics({ ...site.ctx, config: { ...config, releasesDir: join(config.dataDir, "other") } });
    expect(existsSync(file)).toBe(false);
  });
});
