import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe";
import { expect, test } from "../fixtures/test";
import { switchTheme } from "../fixtures/theme";
import { SitePage } from "../pages/site.page";

const dark = "rgb(11, 12, 16)";
const light = "rgb(247, 248, 250)";

async function storeTheme(page: Page, config: string): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem("theme-config", text), config);
}

/** Opens the page without the shell's scripts, as it looks at first paint. */
async function openWithoutScripts(page: Page): Promise<void> {
  await page.route("**/releases/**", () => {
    // Leaves the requests for scripts pending.
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("#root")).toBeAttached();
}

const cases = [
  ["nothing stored, a light system", null, "light", "light", light],
  ["nothing stored, a dark system", null, "dark", "dark", dark],
  ["light stored", '{"theme":"light"}', "dark", "light", light],
  ["dark stored", '{"theme":"dark"}', "light", "dark", dark],
  ["auto, a light system", '{"theme":"auto"}', "light", "light", light],
  ["auto, a dark system", '{"theme":"auto"}', "dark", "dark", dark],
  ["invalid data stored", "{", "light", "light", light],
  ["an unknown theme stored", '{"theme":"blue"}', "light", "light", light],
] as const;

for (const [name, stored, system, theme, background] of cases) {
  test(`the first paint has the right theme: ${name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    if (stored) await storeTheme(page, stored);
    await openWithoutScripts(page);
    const { document } = new SitePage(page);
    await expect(document).toHaveAttribute("data-theme", theme);
    await expect(document).toHaveCSS("background-color", background);
    await expect(document).toHaveCSS("color-scheme", theme);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.goto("/");
    await expect(new SitePage(page).heading(/Know where/)).toBeVisible();
    await expect(document).toHaveAttribute("data-theme", theme);
    await expect(page.locator("body")).toHaveCSS("background-color", background);
  });
}

test("the typeface comes from the site, and a page that was shown without it never moves", async ({
  page,
  log,
}) => {
  let deliver = () => {};
  const delivery = new Promise<void>((resolve) => (deliver = resolve));
  await page.route("**/*.woff2", async (route) => {
    await delivery;
    await route.continue();
  });
  await page.goto("/pricing", { waitUntil: "commit" });
  const site = new SitePage(page);
  await expect(site.heading("Pricing")).toBeVisible();
  // The painted text, not the boxes: another typeface breaks lines elsewhere or changes their width.
  const measure = () =>
    page.locator("main").evaluate((main) => {
      const range = document.createRange();
      range.selectNodeContents(main);
      return [...range.getClientRects()].map(({ top, width }) => [top, width]);
    });
  const expected = await measure();
  const getStatus = () =>
    page.evaluate(() => {
      const faces = [...document.fonts].filter(({ family }) => family.includes("Inter Variable"));
      return faces.find(({ status }) => status !== "unloaded")?.status;
    });
  expect(await getStatus()).toBe("loading");
  deliver();
  await expect.poll(getStatus).toBe("loaded");
  expect(await measure()).toEqual(expected);
  const origin = new URL(page.url()).origin;
  expect(log.requests.filter((url) => url.includes(".woff2") && !url.startsWith(origin))).toEqual([]);
  expect(log.problems).toEqual([]);
});

test("a chosen theme persists after a reload and applies to other tabs", async ({
  memberPage,
  context,
  log,
}) => {
  const site = new SitePage(memberPage);
  await memberPage.goto("/dashboard");
  const other = await context.newPage();
  await other.goto("/blog");
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");

  await site.chooseTheme("Light");
  await expect(site.document).toHaveAttribute("data-theme", "light");
  await expect(other.locator("html")).toHaveAttribute("data-theme", "light");
  await memberPage.reload();
  await expect(site.document).toHaveAttribute("data-theme", "light");
  expect(log.problems).toEqual([]);
});

test("Auto follows the system while the page is open", async ({ memberPage }) => {
  const site = new SitePage(memberPage);
  await memberPage.emulateMedia({ colorScheme: "dark" });
  await memberPage.goto("/dashboard");
  await site.chooseTheme("Auto");
  await expect(site.document).toHaveAttribute("data-theme", "dark");
  await memberPage.emulateMedia({ colorScheme: "light" });
  await expect(site.document).toHaveAttribute("data-theme", "light");
});

for (const theme of ["dark", "light"] as const) {
  test(`${theme} is readable with every accent, with and without high contrast`, async ({ demoPage }) => {
    const site = new SitePage(demoPage);
    await demoPage.goto("/dashboard");
    await expect(site.heading("Dashboard")).toBeVisible();
    await expect(demoPage.locator("main [aria-busy=true]")).toHaveCount(0);
    for (const accentColor of ["purple", "blue", "green", "orange", "pink"]) {
      for (const highContrast of [false, true]) {
        await switchTheme(demoPage, { theme, accentColor, highContrast });
        const rules = ["color-contrast", ...(highContrast ? ["color-contrast-enhanced"] : [])];
        await expectNoViolations(demoPage, { rules }, `${accentColor}, high contrast ${highContrast}`);
      }
    }
  });
}

test("the choice is stored in the documented format", async ({ memberPage }) => {
  await memberPage.goto("/dashboard");
  await new SitePage(memberPage).chooseTheme("Light");
  const stored = await memberPage.evaluate(() => localStorage.getItem("theme-config"));
  expect(JSON.parse(stored ?? "{}")).toEqual({
    theme: "light",
    accentColor: "purple",
    animations: true,
    highContrast: false,
    reducedMotion: false,
  });
});
