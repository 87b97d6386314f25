import type { APIRequestContext } from "@playwright/test";
import { userPages } from "../fixtures/routes";
import { expect, test } from "../fixtures/test";
import { switchTheme } from "../fixtures/theme";
import { SitePage } from "../pages/site.page";

/** Returns the ids of the figures by their label. */
async function readFigures(request: APIRequestContext): Promise<Map<string, string>> {
  const html = await (await request.get("/help/figures")).text();
  const headings = html.matchAll(/<h3><a href="\/help\/figures#(\w+)">([^<]+)</g);
  return new Map([...headings].map(([, id = "", label = ""]) => [label, id]));
}

const NO_TOOLS = /^\/(?:subscription|settings|notifications)/;
const tools = userPages.filter(({ path }) => !NO_TOOLS.test(path));

const REVIEW_MANAGER = { path: "/aso-tools/review-manager", heading: "Review Manager" };

for (const { path, heading } of tools) {
  test(`${path} links to its help page, which leads back`, async ({ demoPage: page }) => {
    const site = new SitePage(page);
    await page.goto(path);
    await expect(site.heading(heading)).toBeVisible();
    await page
      .getByRole("link", { name: /^Help: / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/help\/[a-z-]+$/);
    await expect(site.main.locator(`a[href^="${path}"]`).first()).toBeVisible();
    const picture = site.main.locator("img:visible").first();
    // The remote's page replaces the server's document, and its pictures, while this scrolls.
    await expect(() => picture.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
  });
}

test("every label of a figure has a link to its definition on the page", async ({
  demoPage: page,
  request,
}) => {
  const figures = await readFigures(request);
  expect(figures.get("Visibility")).toBe("visibility");
  const site = new SitePage(page);
  await page.goto("/dashboard?for=all&country=us");
  await page
    .getByRole("table", { name: "Your apps" })
    .getByRole("row", { name: /· Weather/ })
    .getByRole("button")
    .first()
    .click();
  const found = new Set<string>();
  for (const { path, heading } of [...tools, REVIEW_MANAGER]) {
    await site.enter(path);
    await expect(site.heading(heading)).toBeVisible();
    await expect(site.main.locator("[aria-busy=true]")).toHaveCount(0);
    const labels = await site.main
      .locator("th, dt, h2, h3, [role=group] span[aria-hidden]")
      .evaluateAll((elements) => elements.map(({ textContent }) => textContent?.trim() ?? ""));
    for (const label of new Set(labels)) {
      const id = figures.get(label);
      if (id === undefined) continue;
      found.add(id);
      await expect(
        site.main.locator(`a[href="/help/figures#${id}"]`).first(),
        `${label} on ${path}`,
      ).toBeAttached();
    }
  }
  for (const id of ["visibility", "rank", "popularity", "chance", "averageRating"])
    expect([...found]).toContain(id);
});

test("a picture follows the theme, and one that isn't shown isn't loaded", async ({ demoPage: page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/help/alerts");
  const picture = page.getByRole("img", { name: /^Alert rules/ });
  for (const theme of ["dark", "light"] as const) {
    await switchTheme(page, { theme });
    // The remote's page replaces the server's document, and its pictures, while this scrolls.
    await expect(() => picture.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
    await expect(picture).toHaveAttribute("src", `/help-pictures/alerts-${theme}.webp`);
    await expect.poll(() => asked).toContain(`/help-pictures/alerts-${theme}.webp`);
    expect(asked.filter((url) => url.startsWith("/help-pictures/"))).toHaveLength(theme === "dark" ? 1 : 2);
  }
});

test("the help search finds pages with other forms of a word, best first", async ({ demoPage: page }) => {
  await page.goto("/help");
  await page.getByRole("searchbox", { name: "Search help pages" }).fill("translate");
  await page.keyboard.press("Enter");
  const results = page.getByRole("region", { name: /^\d+ results?$/ });
  await expect(results.getByRole("link").first()).toHaveText("Translation");
});
