import { randomUUID } from "node:crypto";
import { releasesEndpoints } from "@listwise/contracts/releases";
import type { Caller } from "../../../testing/call";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { signPageToken } from "./page-token";
import { anUpload } from "../releases.fixtures";
import { addMembers, backdate, createReporter } from "./reports.fixtures";
import { ANY_SHELL, computeVerdicts } from "./reports.repository";
import { countFailingVersions } from "./auto-rollback.service";

const { publish, promote, status } = releasesEndpoints;
const VERSION = "1.1.0-b";

let site: TestApp;
let owner: Caller;
let members: Caller[];
let reporter: ReturnType<typeof createReporter>;
let tests = 0;
let name = "";

beforeAll(async () => {
  site = await startTestApp();
  reporter = createReporter(site);
  owner = await site.asAdmin("superadmin");
  members = await addMembers(site, 8);
  await owner.call(publish, { params: { name: "shell" }, body: anUpload("shell", "1.0.0-a") });
  await owner.call(promote, { params: { name: "shell" }, body: { version: "1.0.0-a" } });
  await backdate(site, "shell", 48);
});
beforeEach(async () => {
  name = `mfe-remote${++tests}`;
  const params = { name };
  for (const version of ["1.0.0-a", VERSION]) {
    await owner.call(publish, { params, body: anUpload(name, version) });
    await owner.call(promote, { params, body: { version } });
  }
});
afterAll(() => site.close());

const stable = async () => (await owner.call(status)).data.find((one) => one.name === name)?.stable;
const verdict = async () =>
  (await computeVerdicts(site.ctx.db, "everyone", "failure", 15)).find(
    ({ release, shell }) => release === name && shell === ANY_SHELL,
  );

test("41 failures from one IPv6 /56 don't roll back a healthy release, even if each comes from a different page", async () => {
  await reporter.mounts(name, VERSION, 40);
  for (let n = 0; n < 41; n++)
    await reporter.fails(name, VERSION, 1, { ip: `2001:db8:1:${n.toString(16)}::1` });
  expect(await stable()).toBe(VERSION);
  expect(await verdict()).toMatchObject({ failed: 41, networks: 1 });
  expect((await verdict())?.share).toBeLessThan(0.05);
});

test("visitors alone can't cause a rollback on a quiet site, from any number of networks: administrators are alerted", async () => {
  await reporter.fails(name, VERSION, 30);
  expect(await stable()).toBe(VERSION);
  expect(await countFailingVersions(site.ctx)).toBe(1);
});

test("reports without a page token, with a forged one or with another kind of token don't count", async () => {
  const genuine = signPageToken(site.app, "10.1.1.1", "1.0.0-a");
  const forged = `${genuine.slice(0, -4)}AAAA`;
  const { token: access } = await site.asUser();
  for (const page of [null, forged, "x", access])
    await reporter.fails(name, VERSION, 2, { page, as: members });
  expect(await verdict()).toBeUndefined();
  expect((await owner.call(status)).data.find((one) => one.name === name)?.health).toEqual([]);
});

test("one page counts once per version, whatever networks and accounts it reports from", async () => {
  await reporter.fails(name, VERSION, 8, {
    page: signPageToken(site.app, "10.1.1.1", "1.0.0-a"),
    as: members,
  });
  expect(await verdict()).toMatchObject({ failed: 1, all: 1 });
});

test("a page token expires after twelve hours", async () => {
  const iat = Math.floor(Date.now() / 1000) - 12 * 3600 - 1;
  const page = site.app.pageTokens.sign({ jti: randomUUID(), net: "10.1.1.0/24", iat });
  await reporter.fails(name, VERSION, 1, { page });
  expect(await verdict()).toBeUndefined();
});

test("old accounts on one network can't cause a rollback, wherever their pages were served or report from", async () => {
  await reporter.fails(name, VERSION, 3, { as: members, servedTo: "203.0.113.9" });
  await reporter.fails(name, VERSION, 3, { as: members.slice(3), ip: "203.0.113.200" });
  expect(await stable()).toBe(VERSION);
});

test("accounts registered today can't cause a rollback, from any number of networks", async () => {
  const fresh = await Promise.all(Array.from({ length: 6 }, () => site.asUser()));
  await reporter.fails(name, VERSION, 6, { as: fresh });
  expect(await stable()).toBe(VERSION);
});

test("one account with many pages and networks counts once", async () => {
  await reporter.fails(name, VERSION, 12, { as: members.slice(0, 1) });
  expect(await stable()).toBe(VERSION);
});

test("visitors can stop a canary, which moves no browser to an older version; a single network can't", async () => {
  const body = anUpload(name, "1.2.0-c");
  await owner.call(publish, { params: { name }, body });
  await owner.call(promote, { params: { name }, body: { version: "1.2.0-c", percent: 10 } });
  const canary = async () => (await owner.call(status)).data.find((one) => one.name === name)?.canary;
  await reporter.fails(name, "1.2.0-c", 12, { ip: "203.0.113.7" });
  await reporter.fails(name, "1.2.0-c", 12, { servedTo: "203.0.113.7" });
  expect(await canary()).toMatchObject({ version: "1.2.0-c" });
  await reporter.fails(name, "1.2.0-c", 2);
  expect(await canary()).toBeNull();
  expect(await stable()).toBe(VERSION);
});
