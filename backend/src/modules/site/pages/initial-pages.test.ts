import { gunzipSync } from "node:zlib";
import { testDocuments } from "../../../testing/documents";
import { aRoute, publishReleases } from "../../../testing/releases";
import { startTestApp, type TestApp } from "../../../testing/test-app";

let site: TestApp;

beforeAll(async () => {
  site = await startTestApp();
  const patterns = ["/about", "/blog/:slug", "/changelog", "/contact", "/pricing", "/test-api"];
  await publishReleases(site.ctx.config.releasesDir, [
    { name: "shell", version: "1.0.0-a" },
    {
      name: "mfe-content",
      version: "1.0.0-a",
      routes: patterns.map((path) => aRoute(path, "public", path)),
      documents: Object.fromEntries(
        Object.entries(testDocuments).filter(([path]) => patterns.includes(path)),
      ),
    },
  ]);
});
afterAll(() => site.close());

const get = async (url: string, accept = "text/html") =>
  (await site.inject({ method: "GET", url, headers: { accept } })).body;

test("the changelog shows versions and highlights with their types", async () => {
  const body = await get("/changelog");
  expect(body).toMatch(/<b>v1\.0\.0<\/b> <a href="\/changelog\/v1-0-0">Session management/);
  expect(body).toMatch(/<i data-type="performance">Page speed/);
});

test("pricing and about can be read without scripts; other pages show a message", async () => {
  expect(await get("/pricing")).toMatch(/<h2>Free<\/h2>.*Tracked keywords: <strong>25<\/strong>/s);
  expect(await get("/about")).toContain("<h1>About Listwise</h1>");
  expect(await get("/test-api")).toMatch(/<noscript>.*This page needs JavaScript/s);
});

test("a long article has a table of contents with working links", async () => {
  const body = await get("/blog/what-a-keyword-rank-tells-you");
  const [, id = ""] = /<a href="#(section-[a-z-]+)"/.exec(body) ?? [];
  expect(body).toContain(`<h2 id="${id}">`);
});

test("the sitemap lists every page once", async () => {
  const body = await get("/sitemap.xml", "*/*");
  const places = [...body.matchAll(/<loc>([^<]+)/g)].map(([, place]) => place);
  expect(new Set(places).size).toBe(places.length);
  expect(places).toContain("http://localhost:4000/about");
});

test("pages are compressed for clients that accept it, with the same content", async () => {
  const ask = (encoding: string) =>
    site.inject({ url: "/pricing", headers: { accept: "text/html", "accept-encoding": encoding } });
  const [packed, plain, refused] = await Promise.all([ask("br, gzip"), ask("identity"), ask("gzip;q=0")]);
  expect(packed.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect(gunzipSync(packed.rawPayload).toString()).toContain("<h2>Free</h2>");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(refused.headers["content-encoding"]).toBeUndefined();
});
