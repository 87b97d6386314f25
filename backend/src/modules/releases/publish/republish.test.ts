import { rm } from "node:fs/promises";
import { join } from "node:path";
import { releasesEndpoints } from "@listwise/contracts/releases";
import type { Caller } from "../../../testing/call";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { anUpload } from "../releases.fixtures";
import { readDigest } from "./store-folder";

const { publish } = releasesEndpoints;
const name = "mfe-tracking";
const params = { name };

let site: TestApp;
let owner: Caller;
beforeAll(async () => {
  site = await startTestApp({ env: { RELEASE_KEEP: "1" } });
  owner = await site.asAdmin("superadmin");
  await owner.call(publish, { params: { name: "shell" }, body: anUpload("shell", "1.0.0-a") });
  await owner.call(releasesEndpoints.promote, { params: { name: "shell" }, body: { version: "1.0.0-a" } });
});
afterAll(() => site.close());

const put = (version: string, code: string) =>
  owner.request(publish, { params, body: anUpload(name, version, { code }) });

test("S82: a removed version can't be published again with other files", async () => {
  expect((await put("1.0.0-a", "/* good */")).status).toBe(201);
  expect((await put("1.1.0-b", "/* next */")).status).toBe(201);
  await rm(join(site.ctx.config.releasesDir, name, "1.0.0-a"), { recursive: true, force: true });
  const refused = await put("1.0.0-a", "/* evil */");
  expect(refused).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  expect(refused.body.message).toBe(
    `${name} 1.0.0-a was published before with other files, and a version never changes. Build a new one.`,
  );
  expect((await put("1.0.0-a", "/* good */")).status).toBe(201);
});

test("S82: the same holds for a version that wasn't published through the site", async () => {
  expect((await put("2.0.0-a", "/* good */")).status).toBe(201);
  await site.ctx.pool.query("delete from published_versions");
  expect((await put("2.1.0-b", "/* next */")).status).toBe(201);
  await rm(join(site.ctx.config.releasesDir, name, "2.0.0-a"), { recursive: true, force: true });
  expect((await put("2.0.0-a", "/* evil */")).status).toBe(409);
});

test("the recorded digest is that of the stored version", async () => {
  expect((await put("3.0.0-a", "/* good */")).status).toBe(201);
  const digest = await readDigest(site.ctx.config.releasesDir, name, "3.0.0-a");
  const sql = "select digest from published_versions where version = '3.0.0-a'";
  expect((await site.ctx.pool.query(sql)).rows).toEqual([{ digest }]);
});
