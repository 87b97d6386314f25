import { rm } from "node:fs/promises";
import { join } from "node:path";
import { releasesEndpoints, rolloutEndpoints } from "@listwise/contracts/releases";
import type { Caller } from "../../../testing/call";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { readLive, writeLive } from "../../registry";
import { addMeasurements, type Metric } from "../metrics/metrics.repository";
import { toBucket } from "../metrics/histogram";
import { backdate } from "../health/reports.fixtures";
import { deleteOldReports } from "../health/reports.repository";
import { anUpload } from "../releases.fixtures";
import { checkRollout, checkRollouts } from "./check-rollouts";
import { findActiveRollout } from "./rollout.repository";
import { createRelease, NEXT, STABLE } from "./rollouts.fixtures";

const { publish, promote, rollback, disable, history } = releasesEndpoints;
const { list, start, pause, resume, cancel } = rolloutEndpoints;

let site: TestApp;
let owner: Caller;
let release: Awaited<ReturnType<typeof createRelease>>;

const check = () => checkRollouts(site.ctx);
const kinds = async () => (await release.get()).events.map(({ kind }) => kind);

beforeAll(async () => {
  site = await startTestApp();
  owner = await site.asAdmin("superadmin");
  const params = { name: "shell" };
  await owner.call(publish, { params, body: anUpload("shell", "1.0.0-a") });
  await owner.call(promote, { params, body: { version: "1.0.0-a" } });
  await backdate(site, "shell", 48);
});
beforeEach(async () => void (release = await createRelease(site, owner)));
afterAll(() => site.close());

test("a healthy version goes to everyone in steps, each with its own pages and time", async () => {
  const { message } = await release.start({ steps: [1, 50] });
  expect(message).toBe(`The rollout of ${release.name} 1.1.0-b has started at 1%.`);
  await release.mounts(STABLE, 30);
  for (const percent of [1, 50]) {
    expect(await release.live()).toEqual({ stable: STABLE, canary: { version: NEXT, percent } });
    await release.mounts(NEXT, 29);
    await check();
    expect(await release.get()).toMatchObject({ pages: 29, waiting: ["60 more minutes", "1 more page"] });
    await release.mounts(NEXT, 1);
    await release.wait(61);
    await check();
  }
  expect(await release.live()).toEqual({ stable: NEXT, canary: null });
  const rollout = await release.get();
  expect(rollout).toMatchObject({ state: "finished", percent: 100 });
  expect(rollout.events).toMatchObject([
    { kind: "finished", percent: 100, actor: "rollout" },
    { kind: "advanced", percent: 50, actor: "rollout", reason: "As healthy as 1.0.0-a on 30 pages at 1%" },
    { kind: "started", percent: 1 },
  ]);
  const { data } = await owner.call(history, { query: { name: release.name } });
  expect(data[2]).toMatchObject({ action: "promote", percent: 1, reason: "Rollout: 1%, 50%, 100%" });
});

test("no network can fill the sample: each counts for a third of the pages at most, and three are needed", async () => {
  await release.start();
  await release.mounts(NEXT, 100, { ip: "10.200.0.1" });
  await release.wait(61);
  await check();
  expect(await release.get()).toMatchObject({
    percent: 1,
    pages: 10,
    waiting: ["20 more pages", "pages from 2 more networks"],
  });
  await release.mounts(NEXT, 20, { ip: "10.200.0.1", page: "forged" });
  await release.mounts(NEXT, 10, { servedTo: "10.200.0.1" });
  await check();
  expect(await release.get()).toMatchObject({ percent: 1, pages: 10 });
});

test("F57 a version that fails to mount a little more often than the stable one pauses; resuming measures anew", async () => {
  await release.start();
  await release.mounts(STABLE, 30);
  await release.mounts(NEXT, 57);
  await release.fails(NEXT, 3, { code: "EMPTY_MOUNT" });
  await check();
  const reason = "5% of 60 pages failed to mount, 0% with the stable version.";
  expect(await release.get()).toMatchObject({ state: "paused", events: [{ kind: "paused", reason }, {}] });
  await release.wait(61);
  await check();
  expect(await release.live()).toMatchObject({ canary: { percent: 1 } });
  await owner.call(resume, { params: release.params, body: { reason: "A network was down." } });
  await check();
  expect(await release.get()).toMatchObject({ state: "running", pages: 0 });
  expect(await kinds()).toEqual(["resumed", "paused", "started"]);
});

test("F62 a version that fails much more often is rolled back", async () => {
  await release.start();
  await release.mounts(STABLE, 30);
  await release.mounts(NEXT, 40);
  await release.fails(NEXT, 10);
  await check();
  expect(await release.live()).toEqual({ stable: STABLE, canary: null });
  const reason = "20% of 50 pages failed to mount, 0% with the stable version.";
  expect(await release.get()).toMatchObject({ state: "rolled-back", events: [{ reason }, {}] });
  const { data } = await owner.call(history, { query: { name: release.name } });
  expect(data[0]).toMatchObject({ action: "take-out", actor: "rollout", version: NEXT, reason });
});

test("a version that fails as often as the stable one is not stopped", async () => {
  await release.start();
  for (const version of [STABLE, NEXT]) {
    await release.mounts(version, 40);
    await release.fails(version, 10);
  }
  await release.wait(61);
  await check();
  expect(await release.live()).toMatchObject({ canary: { percent: 10 } });
});

test("F62 a slower version pauses, if browsers on enough networks measured it", async () => {
  await release.start();
  await release.mounts(STABLE, 30);
  await release.mounts(NEXT, 30);
  const measure = (metric: Metric, value: number, version: string) =>
    addMeasurements(site.ctx.db, { release: release.name, version }, [
      { metric, bucket: toBucket(value), count: 40 },
    ]);
  await measure("lcp", 1_000, STABLE);
  await measure("lcp", 3_000, NEXT);
  await check();
  expect(await release.get()).toMatchObject({ state: "running" });
  const sql = `insert into release_reports (release, version, page, kind, served_to, reported_from)
    select $1, version, 'p' || version || n, 'metrics', 'n' || n, 'n' || n from generate_series(1, 3) as n, unnest($2::text[]) as version`;
  await site.ctx.pool.query(sql, [release.name, [STABLE, NEXT]]);
  await check();
  const rollout = await release.get();
  expect(rollout.state).toBe("paused");
  expect(rollout.events[0]?.reason).toMatch(/^LCP is [23],\d+ ms, [\d,]+ ms with the stable version\.$/);
});

test("the shell is judged by the mounts of all remotes on its pages", async () => {
  const params = { name: "shell" };
  const version = "1.1.0-shell";
  await owner.call(publish, { params, body: anUpload("shell", version) });
  await owner.call(start, { params, body: { version, minPages: 30 } });
  await release.mounts(STABLE, 57, { shell: version });
  await release.fails(STABLE, 3, { shell: version });
  await release.mounts(STABLE, 30);
  await check();
  const { data } = await owner.call(list, { query: params });
  const reason = "5% of 60 pages failed to mount, 0% with the stable version.";
  expect(data).toMatchObject([{ state: "paused", events: [{ reason }, {}] }]);
  await owner.call(cancel, { params, body: {} });
});

test("a canary that is rolled back automatically ends its rollout", async () => {
  await release.start();
  await release.fails(NEXT, 5);
  expect(await release.live()).toEqual({ stable: STABLE, canary: null });
  const reason = "5 of 5 pages saw failures in 15 minutes, from 5 networks";
  expect(await release.get()).toMatchObject({ state: "rolled-back", events: [{ reason }, {}] });
});

test.each([
  ["promote", () => owner.call(promote, { params: release.params, body: { version: NEXT, percent: 50 } })],
  ["rollback", () => owner.call(rollback, { params: release.params, body: {} })],
  ["disable", () => owner.call(disable, { params: release.params, body: { reason: "An incident." } })],
])("a manual change ends the rollout and stays: %s", async (_, move) => {
  await release.start();
  await move();
  expect(await kinds()).toEqual(["superseded", "started"]);
  const live = await release.live();
  await release.mounts(NEXT, 40);
  await release.wait(61);
  await check();
  expect(await release.live()).toEqual(live);
});

test("a live version that was replaced outside the history ends the rollout", async () => {
  await release.start();
  const { releasesDir } = site.ctx.config;
  const live = await readLive(releasesDir);
  const pointer = live.releases[release.name];
  if (!pointer) throw new Error("The release has no pointer.");
  await writeLive(releasesDir, {
    ...live,
    releases: { ...live.releases, [release.name]: { ...pointer, stable: NEXT } },
  });
  await check();
  expect(await release.get()).toMatchObject({ state: "superseded" });
});

test("several processes move once; a move that was not recorded is recorded later", async () => {
  await release.start();
  await release.mounts(NEXT, 30);
  await release.wait(61);
  await Promise.all([check(), check(), check()]);
  expect(await release.live()).toMatchObject({ canary: { percent: 10 } });
  expect(await kinds()).toEqual(["advanced", "started"]);
  await site.ctx.pool.query("update release_rollouts set percent = 1, moved_at = $2 where release = $1", [
    release.name,
    (await owner.call(history, { query: { name: release.name } })).data[1]?.at,
  ]);
  await check();
  expect(await release.get()).toMatchObject({ state: "running", percent: 10 });
  expect(await kinds()).toEqual(["advanced", "advanced", "started"]);
});

test.each([
  ["paused", pause, { percent: 10 }],
  ["canceled", cancel, null],
] as const)("a rollout that is %s during a check doesn't advance", async (state, change, canary) => {
  await release.start({ steps: [10] });
  await release.mounts(NEXT, 30);
  await release.wait(61);
  const row = await findActiveRollout(site.ctx.db, release.name);
  if (!row) throw new Error("There is no rollout.");
  await owner.call(change, { params: release.params, body: {} });
  await checkRollout(site.ctx, row);
  expect(await release.live()).toMatchObject({ stable: STABLE, canary });
  expect(await release.get()).toMatchObject({ state });
});

test("pausing keeps the version, canceling returns everyone to the stable one", async () => {
  await release.start({ steps: [10] });
  await owner.call(pause, { params: release.params, body: {} });
  await release.mounts(NEXT, 40);
  await release.wait(61);
  await check();
  expect(await release.live()).toMatchObject({ canary: { percent: 10 } });
  await owner.call(cancel, { params: release.params, body: { reason: "Not now." } });
  expect(await release.live()).toEqual({ stable: STABLE, canary: null });
  expect(await release.get()).toMatchObject({ state: "canceled" });
  expect(await kinds()).toEqual(["canceled", "paused", "started"]);
  expect((await owner.request(resume, { params: release.params, body: {} })).status).toBe(409);
});

test("a rollout needs what a promotion needs, a stable version and no other rollout", async () => {
  await release.start();
  const body = { version: NEXT };
  const second = await owner.request(start, { params: release.params, body });
  expect(second).toMatchObject({ status: 409, body: { message: expect.stringContaining("already has") } });
  const params = { name: `${release.name}-new` };
  await owner.call(publish, { params, body: anUpload(params.name, NEXT) });
  const first = await owner.request(start, { params, body });
  expect(first).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("no stable version") },
  });
  const other = await createRelease(site, owner);
  const unknown = await owner.request(start, { params: other.params, body: { version: "6.6.6-x" } });
  expect(unknown.status).toBe(404);
  const bad = await owner.request(start, { params, body: { ...body, steps: [0, 100] } });
  expect(bad.status).toBe(400);
});

test("a rollout doesn't confirm dangerous differences", async () => {
  const { name, params } = release;
  const hidden = anUpload(name, "1.2.0-c", { paths: [`/${name}-moved`] });
  await owner.call(publish, { params, body: hidden });
  const body = { version: "1.2.0-c", minPages: 30 };
  const refused = await owner.request(start, { params, body });
  expect(refused).toMatchObject({ status: 422, body: { code: "RELEASE_REFUSED" } });
  expect(await release.live()).toEqual({ stable: STABLE, canary: null });
});

test("a rollout whose next step is refused pauses", async () => {
  await release.start();
  await release.mounts(NEXT, 30);
  await release.wait(61);
  await rm(join(site.ctx.config.releasesDir, release.name, NEXT), { recursive: true });
  await check();
  expect(await release.live()).toMatchObject({ canary: { percent: 1 } });
  const reason = `${release.name} 1.1.0-b isn't published. Publish it first.`;
  expect(await release.get()).toMatchObject({ state: "paused", events: [{ reason }, {}] });
});

test("the reports of a running step are kept for it", async () => {
  await release.start();
  await release.mounts(NEXT, 30);
  await release.wait(300);
  const age = "update release_reports set at = now() - interval '2 hours' where release = $1";
  await site.ctx.pool.query(age, [release.name]);
  await deleteOldReports(site.ctx.db);
  await check();
  expect(await release.live()).toMatchObject({ canary: { percent: 10 } });
  await site.ctx.pool.query(age, [release.name]);
  await deleteOldReports(site.ctx.db);
  const { rows } = await site.ctx.pool.query("select from release_reports where release = $1", [
    release.name,
  ]);
  expect(rows).toEqual([]);
});
