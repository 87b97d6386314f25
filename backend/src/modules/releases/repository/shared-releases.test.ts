import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { releaseMetricsEndpoints, releasesEndpoints } from "@listwise/contracts/releases";
import { RegistrySchema } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";
import { createCall, type Caller } from "../../../testing/call";
import { eventually } from "../../../testing/eventually";
import { startObjectStore, type ObjectStore } from "../../../testing/object-store";
import { aRoute, publishReleases } from "../../../testing/releases";
import { startSecondNode, type SecondNode } from "../../../testing/second-node";
import { readTestConfig, startTestApp, type TestApp } from "../../../testing/test-app";
import { createFileStore } from "../../../infra/files/create-file-store";
import { publishBuilds } from "../publish/publish-builds";
import { anUpload } from "../releases.fixtures";
import { findRevision } from "./shared-state.repository";
import { holdReleases, restoreReleases, sweepReleases, syncReleases } from "./sync-releases";

const { publish, promote, rollback, status } = releasesEndpoints;
const NAME = "mfe-tracking";
const params = { name: NAME };

let objects: ObjectStore;
let root: string;
let site: TestApp;
let other: SecondNode;
let owner: { site: Caller; other: Caller };
beforeAll(async () => {
  objects = await startObjectStore();
  root = await mkdtemp(join(tmpdir(), "listwise-releases-"));
  await publishReleases(join(root, "site/releases"), [
    { name: "shell", version: "1.0.0-a" },
    { name: "mfe-content", version: "1.0.0-a", routes: [aRoute("/blog", "public", "Blog")] },
  ]);
  site = await startTestApp({
    env: {
      FILES_URL: objects.getUrl(),
      RELEASES_DIR: join(root, "site/releases"),
      SECRETS_KEY: "a-key-of-at-least-32-characters-00",
    },
  });
  other = await startNode("other");
  const admin = await site.asAdmin("superadmin");
  owner = { site: admin, other: createCall(other.app, admin.token) };
});
afterAll(async () => {
  await other.close();
  await site.close();
  await objects.close();
  await rm(root, { recursive: true, force: true });
});

const getFolders = (name: string) => ({
  dataDir: join(root, name),
  releasesDir: join(root, name, "releases"),
  sourceMapsDir: join(root, name, "source-maps"),
});
const startNode = (name: string) => startSecondNode(site, getFolders(name));
const readFiles = (parameters: Record<string, string>) =>
  readTestConfig({ FILES_URL: objects.getUrl(parameters) }).files;
const put = (caller: Caller, version: string, name = NAME) =>
  caller.request(publish, { params: { name }, body: anUpload(name, version) });
async function getVersions(node: Pick<TestApp, "app">) {
  const { body } = await node.app.inject({ method: "GET", url: "/remotes.json" });
  const { remotes } = z.parse(RegistrySchema, JSON.parse(body));
  return Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
}
const serves = (node: Pick<TestApp, "app">, version: string) =>
  eventually(
    () => getVersions(node),
    (versions) => versions[NAME] === version,
  );
const listStored = async (node: Pick<TestApp, "ctx">, name = NAME) =>
  (await readdir(join(node.ctx.config.releasesDir, name)).catch(() => [])).sort();
/** Returns how many connections wait for a lock of this database. */
async function countWaiting(): Promise<number> {
  const { rows } = await site.ctx.pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_locks
     where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0]?.waiting ?? 0;
}

test("a node that starts with an empty folder gets the releases that another had", async () => {
  expect(await getVersions(other)).toEqual({ "mfe-content": "1.0.0-a" });
  const url = "/releases/mfe-content/1.0.0-a/mfe-content.1.0.0-a.js";
  const [here, there] = [await site.inject({ url }), await other.app.inject({ url })];
  expect(there.statusCode).toBe(200);
  expect(there.body).toBe(here.body);
});

test("a version that one node publishes is promoted and rolled back by another, and served by both", async () => {
  expect((await put(owner.site, "1.0.0-a")).status).toBe(201);
  await owner.other.call(promote, { params, body: { version: "1.0.0-a" } });
  await owner.other.call(publish, { params, body: anUpload(NAME, "1.1.0-b") });
  await owner.site.call(promote, { params, body: { version: "1.1.0-b" } });
  await serves(other, "1.1.0-b");
  const url = `/releases/${NAME}/1.1.0-b/entry.1.1.0-b.js`;
  expect((await site.inject({ url })).body).toBe((await other.app.inject({ url })).body);

  await owner.other.call(rollback, { params });
  const { data } = await owner.site.call(status, {});
  expect(data.find(({ name }) => name === NAME)).toMatchObject({ stable: "1.0.0-a" });
  await serves(site, "1.0.0-a");
});

test("two nodes that publish at the same time both succeed", async () => {
  const answers = await Promise.all([put(owner.site, "1.2.0-c"), put(owner.other, "1.3.0-d")]);
  expect(answers.map((answer) => answer.status)).toEqual([201, 201]);
  const { data } = await owner.site.call(status, {});
  const versions = data.find(({ name }) => name === NAME)?.versions.map(({ version }) => version);
  expect(versions).toEqual(expect.arrayContaining(["1.2.0-c", "1.3.0-d"]));
});

test("builds of nodes that start at the same time are all live", async () => {
  const builds = await Promise.all(
    ["shell", "mfe-admin"].map(async (name) => {
      const { release, files } = anUpload(name, "2.0.0-b");
      const dist = join(root, name, "2.0.0-b");
      await publishReleases(root, [{ name, version: "2.0.0-b" }]);
      await writeFile(join(dist, "release.json"), JSON.stringify(release));
      for (const [file, text] of Object.entries(files))
        await writeFile(join(dist, file), Buffer.from(text, "base64"));
      await writeFile(join(dist, `${release.entry}.map`), "{}");
      return dist;
    }),
  );
  const start = ({ ctx }: Pick<TestApp, "ctx">, build: string | undefined) =>
    publishBuilds({ ...ctx, config: { ...ctx.config, releaseBuilds: build === undefined ? [] : [build] } });
  await Promise.all([start(site, builds[0]), start(other, builds[1])]);
  const { data } = await owner.other.call(status, {});
  const stable = Object.fromEntries(data.map((one) => [one.name, one.stable]));
  expect(stable).toMatchObject({ shell: "2.0.0-b", "mfe-admin": "2.0.0-b", [NAME]: "1.0.0-a" });
  expect(await site.ctx.files.list("source-maps")).toEqual([
    "source-maps/mfe-admin/2.0.0-b/entry.2.0.0-b.js.map.gz",
    "source-maps/shell/2.0.0-b/entry.2.0.0-b.js.map.gz",
  ]);
});

test("source maps that one node gets are read by another", async () => {
  await owner.site.call(releaseMetricsEndpoints.saveSourceMaps, {
    params,
    body: { version: "1.0.0-a", maps: { "entry.1.0.0-a.js": "H4sIAAAAAAAAA6uuBQBDv6ajAgAAAA==" } },
  });
  const key = `source-maps/${NAME}/1.0.0-a/entry.1.0.0-a.js.map.gz`;
  expect(await other.ctx.files.measure(key)).toBeGreaterThan(0);
  expect(await readdir(site.ctx.config.sourceMapsDir).catch(() => [])).toEqual([]);
});

test("old versions are deleted from the object store and from every node", async () => {
  for (const version of ["1.4.0-e", "1.5.0-f", "1.6.0-g", "1.7.0-h"]) await put(owner.site, version);
  const kept = await listStored(site);
  expect(kept).not.toContain("1.1.0-b");
  await eventually(
    () => listStored(other),
    (versions) => versions.join() === kept.join(),
  );
  const keys = await site.ctx.files.list(`releases/${NAME}`);
  const stored = keys.map((key) => key.split("/")[2]?.split("-").slice(0, 2).join("-"));
  expect(stored.sort()).toEqual(kept);
});

test("while the object store is down, nothing is published, and a rollback works", async () => {
  const cut = await startNode("cut");
  cut.ctx.files = await createFileStore({
    files: readFiles({ endpoint: "http://127.0.0.1:1" }),
    dataDir: root,
  });
  const caller = cut.as((await site.asAdmin("superadmin")).token);
  expect((await put(caller, "3.0.0-x")).status).toBe(503);
  await caller.call(promote, { params, body: { version: "1.7.0-h" } });
  await caller.call(rollback, { params });
  expect(await listStored(cut)).not.toContain("3.0.0-x");
  expect((await owner.site.call(status, {})).data.find(({ name }) => name === NAME)).toMatchObject({
    stable: "1.0.0-a",
  });
  await cut.close();
  expect((await put(owner.site, "3.0.0-x")).status).toBe(201);
});

test("a folder that is deleted under a running node is filled at the next change", async () => {
  const before = await listStored(site, "mfe-content");
  // The node may be fetching the version that the test before has published.
  await syncReleases(other.ctx);
  await rm(other.ctx.config.releasesDir, { recursive: true, maxRetries: 5 });
  expect((await put(owner.other, "3.1.0-y")).status).toBe(201);
  expect(await listStored(other, "mfe-content")).toEqual(before);
  expect(await listStored(other)).toContain("3.1.0-y");
});

test("files of a version whose node was killed before it was published are deleted", async () => {
  const before = await site.ctx.files.list("releases");
  await site.ctx.files.write(`releases/${NAME}/4.0.0-x-digest.json.gz`, Readable.from(["left behind"]));
  await sweepReleases(other.ctx);
  expect(await site.ctx.files.list("releases")).toEqual(before);
});

test("a node refuses files that differ from those that were published", async () => {
  const [key = ""] = await site.ctx.files.list("releases/mfe-content");
  const [foreign = ""] = await site.ctx.files.list("releases/mfe-admin");
  const archive = await site.ctx.files.read(key).then((content) => content.toArray());
  await site.ctx.files.write(key, await site.ctx.files.read(foreign));
  const { ctx } = other;
  const third = { ...ctx, config: { ...ctx.config, ...getFolders("third") } };
  await expect(syncReleases(third)).rejects.toThrow("other files of mfe-content 1.0.0-a than were published");
  expect(await listStored({ ctx: third }, "mfe-content")).toEqual([]);
  await site.ctx.files.write(key, Readable.from(archive));
  await syncReleases(third);
  expect(await listStored({ ctx: third }, "mfe-content")).toEqual(["1.0.0-a"]);
});

test("a restored folder becomes the repository of all nodes", async () => {
  const empty = await startObjectStore();
  const config = { ...other.ctx.config, files: readTestConfig({ FILES_URL: empty.getUrl() }).files };
  const files = await createFileStore(config);
  const before = await site.ctx.files.list("releases");
  let restoring: Promise<void> | undefined;
  await holdReleases(site.ctx, async (_live, db) => {
    restoring = restoreReleases({ ...other.ctx, config, files });
    await eventually(countWaiting, (waiting) => waiting > 0);
    // A running node that finds no repository brings its own releases.
    expect(await findRevision(db)).not.toBeNull();
  });
  await restoring;
  expect(await files.list("releases")).toEqual(before);
  await syncReleases(site.ctx);
  expect(await getVersions(site)).toMatchObject({ "mfe-content": "1.0.0-a" });
  await empty.close();
});
