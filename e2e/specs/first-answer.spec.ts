import { expect, test } from "../fixtures/test";
import { SitePage } from "../pages/site.page";

const POST = "/blog/what-a-keyword-rank-tells-you";
const TITLE = /What a keyword rank tells you/;

test("without JavaScript a post can be found from the list, read, and left through the site's links", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/blog");
  await page.getByRole("searchbox", { name: "Search posts" }).fill("keyword rank");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("main").getByRole("link", { name: TITLE }).click();
  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("position");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await context.close();
});

test("a post's largest content appears before any script of a remote, and the remote takes over without a shift", async ({
  page,
}) => {
  const held: (() => void)[] = [];
  let open = false;
  await page.route("**/releases/mfe-*/**", async (route) => {
    if (!open) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(POST, { waitUntil: "commit" });
  const first = page.locator("#first-view");
  const heading = first.getByRole("heading", { level: 1, name: TITLE });
  await expect(heading).toBeVisible();
  await expect(first.locator(".doc-prose p").first()).toBeVisible();
  const before = await heading.boundingBox();

  open = true;
  for (const release of held) release();
  await expect(first).toHaveCount(0);
  const after = await new SitePage(page).heading(TITLE).boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
  expect(after?.x).toBe(before?.x);
});
