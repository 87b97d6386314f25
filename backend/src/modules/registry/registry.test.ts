import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { RegistrySchema } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";
import { aRoute, publishReleases } from "../../testing/releases";
import { startTestApp, type TestApp } from "../../testing/test-app";
import type { Caller } from "../../testing/call";

const shell = { name: "shell", version: "1.0.0-a" };
const content = { name: "mfe-content", version: "1.0.0-a", routes: [aRoute("/blog", "public", "Blog")] };
const admin = { name: "mfe-admin", version: "1.0.0-a", routes: [aRoute("/admin", "admin", "Admin")] };

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  await publishReleases(site.ctx.config.releasesDir, [shell, content, admin]);
});
afterAll(() => site.close());

async function fetchRegistry(caller: Pick<Caller, "inject">, headers: Record<string, string> = {}) {
  const response = await caller.inject({ method: "GET", url: "/remotes.json", headers });
  expect(response.statusCode).toBe(200);
  const registry = z.parse(RegistrySchema, response.json());
  return { text: response.body, headers: response.headers, registry };
}

test("visitors and regular users see nothing of the admin remote: no name, version, route, title or file", async () => {
  for (const caller of [site, await site.asUser()]) {
    const { text, registry } = await fetchRegistry(caller);
    expect(registry.remotes.map(({ name }) => name)).toEqual(["mfe-content"]);
    expect(text).not.toMatch(/admin/i);
    expect(text).toContain("/releases/mfe-content/1.0.0-a/mfe-content.1.0.0-a.js");
  }
});

test("an administrator receives it, with its hashes", async () => {
  const { registry } = await fetchRegistry(await site.asAdmin());
  expect(registry.remotes.find(({ name }) => name === "mfe-admin")).toMatchObject({
    entry: "/releases/mfe-admin/1.0.0-a/mfe-admin.1.0.0-a.js",
    integrity: { "mfe-admin.1.0.0-a.js": "sha384-mfe-admin" },
  });
});

test("an invalid token is treated as a visitor, never refused", async () => {
  const { text: visitors } = await fetchRegistry(site);
  const former = await site.asAdmin();
  await former.inject({ method: "POST", url: "/api/auth/logout" });
  expect((await fetchRegistry(former)).text).toBe(visitors);
  expect((await fetchRegistry(site, { authorization: "Bearer nonsense" })).text).toBe(visitors);
});

test("is revalidated every time, and returns 304 if nothing changed for this role", async () => {
  const { headers } = await fetchRegistry(site);
  expect(headers).toMatchObject({
    "cache-control": "no-cache",
    vary: expect.stringContaining("Authorization"),
  });
  const etag = String(headers.etag);
  const ask = (caller: Pick<Caller, "inject">) =>
    caller.inject({ method: "GET", url: "/remotes.json", headers: { "if-none-match": etag } });
  expect((await ask(site)).statusCode).toBe(304);
  expect((await ask(await site.asAdmin())).statusCode).toBe(200);
});

test("picks up published releases without a restart, and keeps the last good ones if the pointer is broken", async () => {
  const before = (await fetchRegistry(site)).registry;
  await publishReleases(site.ctx.config.releasesDir, [shell, { ...content, version: "1.1.0-b" }, admin]);
  const after = (await fetchRegistry(site)).registry;
  expect(after.remotes.find(({ name }) => name === "mfe-content")).toMatchObject({ version: "1.1.0-b" });
  expect(after.composition).not.toBe(before.composition);
  await writeFile(join(site.ctx.config.releasesDir, "live.json"), '{"shell":"9.9.9"}');
  expect((await fetchRegistry(site)).registry).toEqual(after);
});

test("a disabled remote is listed without its URL", async () => {
  await publishReleases(site.ctx.config.releasesDir, [shell, { ...content, enabled: false }, admin]);
  const { registry } = await fetchRegistry(site);
  const remote = registry.remotes.find(({ name }) => name === "mfe-content");
  expect(remote).toMatchObject({ enabled: false, descriptor: { routes: [{ path: "/blog" }] } });
  expect(remote).not.toHaveProperty("entry");
});

test("a pointer can't lead outside the release repository", async () => {
  const before = (await fetchRegistry(site)).registry;
  for (const live of [{ shell: "../../etc" }, { "../shell": "1.0.0-a" }]) {
    await writeFile(join(site.ctx.config.releasesDir, "live.json"), JSON.stringify(live));
    expect((await fetchRegistry(site)).registry).toEqual(before);
  }
});

describe("files of a release", () => {
  const get = (url: string, headers: Record<string, string> = {}) =>
    site.inject({ method: "GET", url, headers });
  const script = "/releases/mfe-content/1.0.0-a/mfe-content.1.0.0-a.js";

  test("are immutable and compressed", async () => {
    const response = await get(script, { "accept-encoding": "gzip" });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": expect.stringContaining("javascript"),
      "content-encoding": "gzip",
    });
  });

  test("come precompressed where the build made that", async () => {
    await writeFile(
      join(site.ctx.config.releasesDir, "mfe-content/1.0.0-a/mfe-content.1.0.0-a.js.br"),
      "brotli",
    );
    const response = await get(script, { "accept-encoding": "br" });
    expect(response.headers["content-encoding"]).toBe("br");
    expect(response.body).toBe("brotli");
  });

  test("run nothing when opened in a tab: policy, sandbox, no sniffing", async () => {
    const folder = join(site.ctx.config.releasesDir, "mfe-content/1.0.0-a");
    await writeFile(
      join(folder, "flag.svg"),
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    );
    for (const url of [script, "/releases/mfe-content/1.0.0-a/flag.svg", "/releases/nothing"]) {
      expect((await get(url, { accept: "text/html,*/*" })).headers).toMatchObject({
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
        "content-type": expect.not.stringContaining("html"),
      });
    }
  });

  test.each(["evil.html", "evil.HTML", "evil.xhtml", "evil.js.html", "x.JS", "evil.html.br", "feed.xml"])(
    "a disguised page isn't served even if it is stored: %s",
    async (name) => {
      await writeFile(join(site.ctx.config.releasesDir, "mfe-content/1.0.0-a", name), "<script>1</script>");
      const response = await get(`/releases/mfe-content/1.0.0-a/${name}`, { accept: "text/html,*/*" });
      expect(response.statusCode).toBe(404);
      expect(response.headers["content-type"]).toContain("application/json");
    },
  );

  test.each([
    "/releases/live.json",
    "/releases/mfe-admin/1.0.0-a/release.json",
    "/releases/shell/1.0.0-a/index.html",
    "/releases/mfe-content/1.0.0-a/missing.js",
    "/releases/mfe-content/..%2f..%2fpostgres-password",
    "/releases/mfe-content/1.0.0-a/%2e%2e/%2e%2e/live.json",
    "/releases/",
  ])("%s isn't one: 404, never a page", async (url) => {
    const response = await get(url, { accept: "text/html,*/*" });
    expect(response.statusCode).toBe(404);
    expect(response.headers["content-type"]).toContain("application/json");
  });
});
