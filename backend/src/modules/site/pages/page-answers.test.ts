import { PAGE_ANSWER_ATTRIBUTE } from "@listwise/contracts/api";
import { siteEndpoints } from "@listwise/contracts/site";
import { storeEndpoints } from "@listwise/contracts/store";
import { aRoute, publishReleases } from "../../../testing/releases";
import { startTestApp, type TestApp } from "../../../testing/test-app";

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  await publishReleases(site.ctx.config.releasesDir, [
    { name: "shell", version: "1.0.0-a" },
    {
      name: "mfe-tracking",
      version: "1.0.0-a",
      routes: [aRoute("/dashboard", "user", "Dashboard"), aRoute("/pricing", "public", "Pricing")],
    },
  ]);
});
afterAll(() => site.close());

const load = async (url: string) =>
  (await site.inject({ method: "GET", url, headers: { accept: "text/html" } })).body;

/** Returns the answers of a page by path. */
function parse(html: string): Record<string, unknown> {
  const elements = html.matchAll(
    new RegExp(
      `<script type="application/json" ${PAGE_ANSWER_ATTRIBUTE}="(.+?)" nonce=".+?">(.+?)</script>`,
      "g",
    ),
  );
  return Object.fromEntries(
    [...elements].map(([, path = "", json = ""]): [string, unknown] => [path, JSON.parse(json)]),
  );
}

test("pages of users bring the answers that the calls return, also with text that looks like HTML", async () => {
  await site.ctx.pool.query(
    "insert into site_config (key, value) values ('seo.title.dashboard', '</script><script>alert(1)') on conflict (key) do update set value = excluded.value",
  );
  const html = await load("/dashboard");
  expect(html).not.toContain("</script><script>alert");
  expect(parse(html)).toEqual({
    [siteEndpoints.publicConfig.path]: await site.call(siteEndpoints.publicConfig),
    [storeEndpoints.source.path]: await site.call(storeEndpoints.source),
  });
});

test("public pages, addresses of administrators and unknown ones bring none", async () => {
  for (const url of ["/pricing", "/admin/users", "/no/such/page"]) expect(parse(await load(url))).toEqual({});
});

test("without the database, the page comes without answers", async () => {
  jest.spyOn(site.ctx.pool, "query").mockImplementation(() => {
    throw new Error("down");
  });
  expect(parse(await load("/dashboard"))).toEqual({});
  jest.restoreAllMocks();
});
