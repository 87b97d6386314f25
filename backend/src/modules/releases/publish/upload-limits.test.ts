import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { releasesEndpoints } from "@listwise/contracts/releases";
import { RegistrySchema } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";
import type { Caller } from "../../../testing/call";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { aDescriptor, anUpload, type UploadOptions } from "../releases.fixtures";

const { check, promote, publish } = releasesEndpoints;
const name = "mfe-tracking";
const params = { name };

let site: TestApp;
let owner: Caller;
beforeAll(async () => {
  site = await startTestApp();
  owner = await site.asAdmin("superadmin");
  await owner.call(publish, { params: { name: "shell" }, body: anUpload("shell", "1.0.0-a") });
  await owner.call(promote, { params: { name: "shell" }, body: { version: "1.0.0-a" } });
});
afterAll(() => site.close());

const times = (count: number) => Array.from({ length: count }, (_, number) => number);
const record = <T>(count: number, value: T) =>
  Object.fromEntries(times(count).map((number) => [`part-${number}.js`, value]));
const paths = (count: number) => times(count).map((number) => `/tracking-${number}`);
const entries = (count: number) =>
  paths(count).map((path) => ({
    area: "sidebar" as const,
    label: "A",
    path,
    order: 1,
    guard: "public" as const,
  }));
const descriptor = aDescriptor(name, paths(1));
const nothing = { params: {}, query: {}, body: {}, response: {} };
const event = { emits: true, hears: true, payload: {} };
/** Nested lists, which indentation makes a thousand times as long. */
const nested = JSON.parse(`${"[".repeat(80)}${"0,".repeat(20_000)}0${"]".repeat(80)}`);

test.each<[string, UploadOptions, string]>([
  [
    "5,000 routes and as many navigation entries, which the gate compares with each other",
    { over: { descriptor: { ...aDescriptor(name, paths(5_000)), navigation: entries(5_000) } } },
    "release.json has 5,000 routes; the limit is 200.",
  ],
  [
    "menu entries",
    { over: { descriptor: { ...descriptor, navigation: entries(101) } } },
    "release.json has 101 navigation entries; the limit is 100.",
  ],
  [
    "permissions",
    { over: { descriptor: { ...descriptor, permissions: paths(101) } } },
    "release.json has 101 permissions; the limit is 100.",
  ],
  [
    "file names that would each cause a finding",
    { over: { integrity: record(90_000, "sha384-x") } },
    "release.json has 90,000 files with a hash; the limit is 500.",
  ],
  [
    "files to preload",
    { over: { preload: paths(101) } },
    "release.json has 101 files to preload; the limit is 100.",
  ],
  [
    "pages",
    { over: { pages: record(201, { preload: [] }) } },
    "release.json has 201 pages; the limit is 200.",
  ],
  [
    "files to preload for one page",
    { over: { pages: { "/": { preload: paths(101) } } } },
    "release.json has 101 files to preload for one page; the limit is 100.",
  ],
  [
    "shared libraries",
    { over: { shared: record(101, "1.0.0") } },
    "release.json has 101 shared libraries; the limit is 100.",
  ],
  [
    "provided libraries",
    { over: { provides: record(101, "1.0.0") } },
    "release.json has 101 libraries; the limit is 100.",
  ],
  [
    "calls",
    { over: { uses: { endpoints: record(1_001, nothing), events: {} } } },
    "release.json has 1,001 calls; the limit is 1,000.",
  ],
  [
    "events",
    { over: { uses: { endpoints: {}, events: record(101, event) } } },
    "release.json has 101 events; the limit is 100.",
  ],
  [
    "a huge descriptor, which every browser loads",
    { over: { descriptor: { ...descriptor, permissions: times(40).map(() => "x".repeat(1_700)) } } },
    "The descriptor in release.json is longer than 64,000 characters.",
  ],
  [
    "a schema that is longer than a release.json may be",
    { over: { uses: { endpoints: { "GET /apps": { ...nothing, body: record(80_000, 0) } }, events: {} } } },
    "release.json is longer than 1,000,000 characters.",
  ],
  [
    "a schema that becomes long when it is stored",
    { over: { uses: { endpoints: { "GET /apps": { ...nothing, body: { nested } } }, events: {} } } },
    "release.json is longer than 1,000,000 characters.",
  ],
  [
    "a long text, which each finding would repeat",
    { over: { version: `1.0.0-${"x".repeat(2_001)}` } },
    "release.json contains a text of 2,007 characters; the limit is 2,000.",
  ],
  [
    "a long name, which each finding would repeat",
    { over: { shared: { ["x".repeat(2_001)]: "1.0.0" } } },
    "A name in the JSON is too long.",
  ],
])("S84: refuses an upload that would block the server with %s", async (_, options, message) => {
  const body = anUpload(name, "1.0.0-a", options);
  for (const endpoint of [check, publish]) {
    const refused = await owner.request(endpoint, { params, body });
    expect(refused).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED", message } });
  }
});

test("S84: parts of the wrong type are counted before any of them is read", async () => {
  const { release, files } = anUpload(name, "1.0.0-a");
  const wrong = { ...release, descriptor: { ...descriptor, routes: times(90_000) } };
  expect(await owner.request(check, { params, body: { release: wrong, files } })).toMatchObject({
    status: 400,
    body: { message: "release.json has 90,000 routes; the limit is 200." },
  });
  const body = { release, files: record(90_000, 0) };
  expect(await owner.request(check, { params, body })).toMatchObject({
    status: 400,
    body: { message: "The upload has 90,000 files; the limit is 500." },
  });
  const few = { ...release, descriptor: { ...descriptor, routes: [1] } };
  const { details } = (await owner.request(check, { params, body: { release: few, files } })).body;
  expect(details).toMatchObject([{ path: "release.descriptor.routes.0" }]);
});

test("S84: the gate lists a hundred findings, errors first, and the number of further ones", async () => {
  const body = anUpload(name, "1.0.0-a", { over: { integrity: record(400, "sha384-x") } });
  const { data } = await owner.call(check, { params, body });
  expect(data).toHaveLength(101);
  expect(new Set(data.map(({ level }) => level))).toEqual(new Set(["error"]));
  expect(data.at(-1)?.message).toBe("More findings: 301.");
});

test("a release that was stored before the limits existed can be read and goes live", async () => {
  const { release, files } = anUpload(name, "1.0.0-old", { paths: paths(300) });
  const folder = join(site.ctx.config.releasesDir, name, release.version);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "release.json"), JSON.stringify(release));
  for (const [file, text] of Object.entries(files)) {
    await writeFile(join(folder, file), Buffer.from(text, "base64"));
  }
  await owner.call(promote, { params, body: { version: release.version } });
  const { remotes } = z.parse(
    RegistrySchema,
    (await site.inject({ method: "GET", url: "/remotes.json" })).json(),
  );
  expect(remotes.find((remote) => remote.name === name)?.descriptor.routes).toHaveLength(300);
});
