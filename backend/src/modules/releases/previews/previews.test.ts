import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { movesEndpoints, releasesEndpoints, previewsEndpoints } from "@listwise/contracts/releases";
import { RegistrySchema } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";
import { createCall, type Caller } from "../../../testing/call";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { addMembers, createReporter } from "../health/reports.fixtures";
import { aDescriptor, anUpload, type UploadOptions } from "../releases.fixtures";

const { create, end, list } = previewsEndpoints;
const { publish, promote, status } = releasesEndpoints;
const TRACKING = "mfe-tracking";

let site: TestApp;
let owner: Caller;
let team: Caller;

async function put(name: string, version: string, options?: UploadOptions): Promise<void> {
  await owner.call(publish, { params: { name }, body: anUpload(name, version, options) });
}
async function goLive(name: string, version: string, options?: UploadOptions): Promise<void> {
  await put(name, version, options);
  await owner.call(promote, { params: { name }, body: { version } });
}
async function preview(caller: Caller, label: string, versions: Record<string, string>) {
  return (await caller.call(create, { body: { label, versions } })).data;
}
async function registry(id: string, caller: Pick<Caller, "inject"> = site) {
  const response = await caller.inject({ method: "GET", url: `/remotes.json?preview=${id}` });
  const { remotes, ...rest } = z.parse(RegistrySchema, response.json());
  return { ...rest, versions: Object.fromEntries(remotes.map(({ name, version }) => [name, version])) };
}
/** Returns the owners of the pages of this test in a registry. */
async function findOwners(url: string): Promise<Record<string, string>> {
  const { remotes } = z.parse(RegistrySchema, (await site.inject({ method: "GET", url })).json());
  const pages = remotes.flatMap(({ name, descriptor }) =>
    descriptor.routes.map(({ path }): [string, string] => [path, name]),
  );
  return Object.fromEntries(pages.filter(([path]) => /^\/(old|kept|gone)$/i.test(path)));
}
const page = (id: string) =>
  site.inject({ method: "GET", url: `/mfe-tracking?preview=${id}`, headers: { accept: "text/html" } });
const expire = (id: string) =>
  site.ctx.pool.query("update release_previews set expires_at = now() - interval '1 second' where id = $1", [
    id,
  ]);
const listStored = () => readdir(join(site.ctx.config.releasesDir, TRACKING));

beforeAll(async () => {
  site = await startTestApp({ env: { RELEASE_KEEP: "1" } });
  owner = await site.asAdmin("superadmin");
  const body = { name: TRACKING, label: "CI" };
  team = createCall(site.app, (await owner.call(releasesEndpoints.createToken, { body })).data.token);
  await goLive("shell", "1.0.0-a");
  await goLive(TRACKING, "1.0.0-a");
  await goLive("mfe-admin", "1.0.0-a", { paths: ["/admin"], guard: "admin" });
  await put(TRACKING, "1.1.0-b");
});
beforeEach(() => site.ctx.pool.query("delete from release_previews"));
afterAll(() => site.close());

test("shows a version that is live for no one at its own address, until it is ended", async () => {
  const created = await preview(team, "PR 42", { [TRACKING]: "1.1.0-b" });
  expect(created).toMatchObject({
    id: expect.stringMatching(/^[\w-]{22}$/),
    url: `${site.ctx.config.publicUrl}/?preview=${created.id}`,
    createdBy: "team token “CI”",
  });
  const days = (Date.parse(created.expiresAt) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(14, 2);
  const { label, versions, expiresAt } = created;
  expect(await registry(created.id)).toMatchObject({
    versions: { [TRACKING]: "1.1.0-b" },
    preview: { label, versions, expiresAt },
  });
  const live = await registry("");
  expect(live).toMatchObject({ versions: { [TRACKING]: "1.0.0-a" }, preview: null });
  const plain = await site.inject({ method: "GET", url: "/remotes.json" });
  expect(plain.json()).not.toHaveProperty("preview");

  expect((await team.call(end, { params: { id: created.id } })).message).toBe("“PR 42” has ended.");
  expect(await registry(created.id)).toEqual(live);
  expect((await team.request(end, { params: { id: created.id } })).status).toBe(404);
  const { rows } = await site.ctx.pool.query(
    "select action, details from audit_log where action like 'release.preview%' order by id",
  );
  expect(rows).toEqual([
    { action: "release.preview-created", details: `“PR 42” with ${TRACKING} 1.1.0-b by team token “CI”` },
    { action: "release.preview-ended", details: `“PR 42” with ${TRACKING} 1.1.0-b by team token “CI”` },
  ]);
});

test("an expired, unknown or malformed id shows the live site and says so", async () => {
  const { id } = await preview(owner, "PR 42", { [TRACKING]: "1.1.0-b" });
  await expire(id);
  for (const one of [id, "A".repeat(22), "x", "../live.json", "' or true --"]) {
    const found = await registry(encodeURIComponent(one));
    expect(found).toMatchObject({ preview: null, versions: { [TRACKING]: "1.0.0-a" } });
    const response = await page(encodeURIComponent(one));
    expect(response.body).toContain("entry.1.0.0-a.js");
    expect(response.headers).not.toHaveProperty("x-robots-tag");
  }
  expect((await owner.call(list)).data).toEqual([]);
});

test("a whole composition follows the preview: the shell, a page's files, and a remote that was never live", async () => {
  await put("shell", "2.0.0-b");
  await put("mfe-new", "0.1.0-a");
  const { id } = await preview(owner, "Next", {
    shell: "2.0.0-b",
    [TRACKING]: "1.1.0-b",
    "mfe-new": "0.1.0-a",
  });
  expect(await registry(id)).toMatchObject({
    shell: { version: "2.0.0-b" },
    versions: { [TRACKING]: "1.1.0-b", "mfe-new": "0.1.0-a" },
  });
  const { body, headers } = await page(id);
  expect(body).toContain("/releases/shell/2.0.0-b/entry.2.0.0-b.js");
  expect(body).toContain("/releases/mfe-tracking/1.1.0-b/entry.1.1.0-b.js");
  expect(headers).toMatchObject({ "x-robots-tag": "noindex" });
  expect((await page("")).body).not.toContain("2.0.0-b");
});

test("F59 a version that takes over a page in a move has it, and ends its redirect", async () => {
  await goLive("mfe-old", "1.0.0-a", { paths: ["/old", "/kept"] });
  await goLive("mfe-gone", "1.0.0-a", { paths: ["/gone"] });
  const redirects = [{ from: "/gone", to: "/kept" }];
  await owner.call(movesEndpoints.move, { body: { retire: ["mfe-gone"], redirects } });
  // The names decide nothing: the new owner comes after the old one.
  const upload = anUpload("mfe-zoo", "1.0.0-a", { paths: ["/OLD", "/gone"] });
  await owner.call(publish, { params: { name: "mfe-zoo" }, body: { ...upload, forMove: true } });
  const { id } = await preview(owner, "Move", { "mfe-zoo": "1.0.0-a" });
  const open = (path: string) => site.inject({ method: "GET", url: path, headers: { accept: "text/html" } });

  expect(await findOwners(`/remotes.json?preview=${id}`)).toEqual({
    "/kept": "mfe-old",
    "/OLD": "mfe-zoo",
    "/gone": "mfe-zoo",
  });
  expect((await open(`/gone?preview=${id}`)).statusCode).toBe(200);
  expect(await findOwners("/remotes.json")).toEqual({ "/old": "mfe-old", "/kept": "mfe-old" });
  expect((await open("/gone")).statusCode).toBe(308);
});

test("visitors learn nothing about a version for administrators", async () => {
  await put("mfe-admin", "1.1.0-b", { over: { descriptor: aDescriptor("mfe-admin", ["/admin"], "admin") } });
  const { id } = await preview(owner, "Back office", { "mfe-admin": "1.1.0-b" });
  expect(JSON.stringify(await registry(id))).not.toContain("mfe-admin");
  expect(await registry(id, await site.asAdmin())).toMatchObject({
    preview: { versions: { "mfe-admin": "1.1.0-b" } },
    versions: { "mfe-admin": "1.1.0-b" },
  });
});

test("the same label keeps the address, per team and account", async () => {
  const first = await preview(owner, "PR 42", { [TRACKING]: "1.1.0-b" });
  const second = await preview(owner, "PR 42", { shell: "1.0.0-a" });
  expect(second).toMatchObject({
    id: first.id,
    versions: { [TRACKING]: "1.1.0-b", shell: "1.0.0-a" },
  });
  const other = await preview(team, "PR 42", { [TRACKING]: "1.1.0-b" });
  expect(other.id).not.toBe(first.id);
  expect((await team.call(list)).data.map(({ id }) => id)).toEqual([other.id]);
  expect((await owner.call(list)).data).toHaveLength(2);
  await expire(other.id);
  expect((await preview(team, "PR 42", { [TRACKING]: "1.1.0-b" })).id).not.toBe(other.id);
});

test("a team previews its own release only, and ends only its own previews", async () => {
  const versions = { [TRACKING]: "1.1.0-b", shell: "1.0.0-a" };
  const refused = await team.request(create, { body: { label: "PR 42", versions } });
  expect(refused).toMatchObject({
    status: 403,
    body: { message: `This token can only preview ${TRACKING}.` },
  });
  const { id } = await preview(owner, "PR 42", { [TRACKING]: "1.1.0-b" });
  expect((await team.request(end, { params: { id } })).status).toBe(404);
  expect((await owner.call(list)).data).toHaveLength(1);
});

test.each([
  ["a version that isn't published", { [TRACKING]: "9.9.9" }, 404],
  ["a path", { [TRACKING]: "../../etc" }, 400],
  ["no version", {}, 400],
  ["an unknown release", { "../shell": "1.0.0-a" }, 400],
])("%s is refused, and nothing is stored", async (_, versions, expected) => {
  const { status: code } = await owner.request(create, { body: { label: "PR 42", versions } });
  expect(code).toBe(expected);
  expect((await owner.call(list)).data).toEqual([]);
});

test("there are at most 50 previews of a team", async () => {
  await site.ctx.pool.query(
    `insert into release_previews (id, owner, label, versions, created_by, expires_at)
     select lpad(n::text, 22, '0'), $1, 'PR ' || n, '{}', 'test', now() + interval '1 day' from generate_series(1, 50) n`,
    [TRACKING],
  );
  const body = { label: "PR 51", versions: { [TRACKING]: "1.1.0-b" } };
  expect((await team.request(create, { body })).status).toBe(409);
  expect((await team.request(create, { body: { ...body, label: "PR 50" } })).status).toBe(201);
});

test("versions of living previews are not deleted by later publishes", async () => {
  const { id } = await preview(team, "PR 42", { [TRACKING]: "1.1.0-b" });
  await put(TRACKING, "1.2.0-c");
  await put(TRACKING, "1.3.0-d");
  expect((await listStored()).sort()).toEqual(["1.0.0-a", "1.1.0-b", "1.3.0-d"]);
  expect((await registry(id)).versions[TRACKING]).toBe("1.1.0-b");
  await team.call(end, { params: { id } });
  await put(TRACKING, "1.4.0-e");
  expect(await listStored()).not.toContain("1.1.0-b");
});

test("failures on previewed pages count for no version, and roll nothing back", async () => {
  await goLive(TRACKING, "1.6.0-g");
  await put(TRACKING, "1.5.0-f");
  const { id } = await preview(team, "PR 42", { [TRACKING]: "1.5.0-f" });
  const readToken = (body: string) => /name="listwise-page" content="([^"]*)"/.exec(body)?.[1] ?? null;
  const withPage = anUpload("shell", "3.0.0-c");
  const html = Buffer.from(withPage.files["index.html"] ?? "", "base64").toString();
  const meta = '<head><meta name="listwise-page" content="{{page}}">';
  withPage.files["index.html"] = Buffer.from(html.replace("<head>", meta)).toString("base64");
  await owner.call(publish, { params: { name: "shell" }, body: withPage });
  await owner.call(promote, { params: { name: "shell" }, body: { version: "3.0.0-c" } });
  const token = readToken((await page(id)).body);
  expect(token).toBe("");
  expect(readToken((await page("")).body)).not.toBe("");

  const { fails } = createReporter(site);
  const members = await addMembers(site, 5);
  for (const version of ["1.5.0-f", "1.6.0-g"])
    await fails(TRACKING, version, 10, { page: token, as: members, shell: "3.0.0-c" });
  const { data } = await owner.call(status);
  const found = data.find(({ name }) => name === TRACKING);
  expect(found).toMatchObject({ stable: "1.6.0-g", health: [] });
});
