import { expect, test } from "../fixtures/test";
import { readOutline } from "../fixtures/outline";

test.use({ timezoneId: "UTC" });

/** A page of every route with a document. */
const PAGES = [
  "/",
  "/pricing",
  "/blog",
  "/blog?category=guides",
  "/blog?search=screenshots",
  "/blog?search=nothing-says-this",
  "/blog/what-a-keyword-rank-tells-you",
  "/faq",
  "/faq?category=BILLING",
  "/faq?search=nothing-says-this",
  "/help",
  "/help?search=export",
  "/help/account",
  "/help/figures",
  "/guides",
  "/guides?category=listing",
  "/guides/build-a-keyword-list",
  "/changelog",
  "/changelog/v1-0-0",
  "/legal",
  "/legal/terms",
  "/about",
  "/contact",
];

for (const path of PAGES) {
  test(`the server's document of ${path} says the same as the page`, async ({ page, browser, baseURL }) => {
    const reader = await browser.newPage();
    const url = new URL(path, baseURL).href;
    const compare = async () => {
      const html = await (await page.request.get(path, { headers: { accept: "text/html" } })).text();
      const isWhole = /<div id="first-view"[^>]*data-look="document"/.test(html);
      const document = await readOutline(reader, html, isWhole ? "#first-main" : "#first-view", url);

      await page.goto(path);
      await expect(page.locator("#first-view")).toHaveCount(0);
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      const shown = await page.locator("main").evaluate((main) => main.outerHTML);
      const rendered = await readOutline(reader, shown, "main", url);
      expect(document.headings.length).toBeGreaterThan(0);
      expect(document).toEqual(rendered);
    };
    // The totals on the landing page can change between the two.
    if (path === "/") await expect(compare).toPass({ timeout: 120_000 });
    else await compare();
    await reader.close();
  });
}

test("every public page has its own title and description in the first HTML", async ({ request }) => {
  const paths = [...PAGES.filter((path) => !path.includes("?")), "/login", "/register"];
  const heads = new Map<string, (string | undefined)[]>();
  for (const path of paths) {
    const html = await (await request.get(path, { headers: { accept: "text/html" } })).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1];
    heads.set(path, [title, description]);
  }
  const all = [...heads.values()].flat();
  expect(all).not.toContain(undefined);
  expect(new Set(all).size, JSON.stringify([...heads], null, 2)).toBe(2 * paths.length);
});
