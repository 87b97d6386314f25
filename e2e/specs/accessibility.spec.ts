import { AxeBuilder } from "@axe-core/playwright";
import { request as api, test as bare, type Locator, type Page } from "@playwright/test";
import { ADMIN, DEMO, logIn } from "../fixtures/accounts";
import { freshBrowser, type FreshBrowser } from "../fixtures/browsers";
import { adminPages, doors, publicPages, userPages, type BuiltPage } from "../fixtures/routes";
import { SAMPLE_SITE } from "../fixtures/sites";
import { expect, test } from "../fixtures/test";
import { AppDetails } from "../pages/app-details";
import { SitePage } from "../pages/site.page";
import { TrackedAppsPage } from "../pages/tracked-apps.page";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Rules whose result depends on colors and sizes; all others read the same document in every theme and width. */
const rulesOfTheLook = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"];
const wide = { width: 1440, height: 900 };
const narrow = { width: 320, height: 720 };

const choice = (theme: "dark" | "light") => JSON.stringify({ theme, animations: false });

/** Tells the page about a chosen theme as another tab would: it follows without being loaded anew. */
async function turnLight(page: Page): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem("theme-config", newValue);
    window.dispatchEvent(
      new StorageEvent("storage", { key: "theme-config", newValue, storageArea: localStorage }),
    );
  }, choice("light"));
  await expect(new SitePage(page).document).toHaveAttribute("data-theme", "light");
  // Even without animations a color takes a frame to become another.
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ playState }) => playState === "running");
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

async function expectNoViolations(
  page: Page,
  choose: (axe: AxeBuilder) => AxeBuilder = (axe) => axe.withTags(tags),
): Promise<void> {
  // No page holds frames of other origins, so the results need no page of their own to be put together.
  const { violations } = await choose(new AxeBuilder({ page }).setLegacyMode()).analyze();
  const said = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }));
  expect(said).toEqual([]);
}

async function expectNoOverflow(page: Page): Promise<void> {
  const { scrolled, seen } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrolled: scrollWidth, seen: clientWidth };
  });
  expect(scrolled, "nothing is wider than the window").toBeLessThanOrEqual(seen);
}

/** Checks all rules dark and wide, then those of the look light and narrow. */
async function expectAccessible(page: Page, { path, heading }: BuiltPage): Promise<void> {
  const site = new SitePage(page);
  const settled = async () => {
    await expect(site.heading(heading)).toBeVisible();
    await expect(site.main.locator("[aria-busy=true]")).toHaveCount(0);
  };
  await page.setViewportSize(wide);
  await page.goto(path);
  await settled();
  await expect(site.document).toHaveAttribute("data-theme", "dark");
  await expectNoViolations(page);
  await expectNoOverflow(page);
  await turnLight(page);
  await page.setViewportSize(narrow);
  await settled();
  await expectNoOverflow(page);
  await expectNoViolations(page, (axe) => axe.withRules(rulesOfTheLook));
}

const notFound: BuiltPage = { path: "/no-such-page", remote: null, heading: "Page not found" };
const audiences = [
  { who: "a visitor", account: null, pages: [...publicPages, ...doors, notFound] },
  { who: "a user", account: DEMO, pages: userPages },
  { who: "an administrator", account: ADMIN, pages: adminPages },
];

for (const { who, account, pages } of audiences) {
  // One browser walks through all pages of an audience: what one page left in its cache, the next one need not load.
  bare.describe(`for ${who}`, () => {
    bare.describe.configure({ mode: "default" });
    let walker: FreshBrowser;
    bare.beforeAll(async ({ browser }) => {
      const request = await api.newContext({ baseURL: SAMPLE_SITE });
      const signedIn = account ? { account: await logIn(request, account) } : {};
      await request.dispose();
      walker = await freshBrowser(browser, SAMPLE_SITE, signedIn);
      await walker.page.addInitScript((value) => localStorage.setItem("theme-config", value), choice("dark"));
    });
    bare.afterAll(() => walker.context.close());

    for (const one of pages) {
      bare(`${one.path} meets WCAG 2.2 AA, dark and light, wide and narrow`, async () => {
        walker.log.problems = [];
        await expectAccessible(walker.page, one);
        expect(walker.log.problems, "console errors and policy violations").toEqual([]);
      });
    }
  });
}

test("what stands around the pages of a wide window meets WCAG 2.2 AA in light too", async ({
  adminPage,
}) => {
  await adminPage.setViewportSize(wide);
  for (const path of ["/", "/dashboard", "/admin"]) {
    await adminPage.goto(path);
    await expect(adminPage.getByRole("heading", { level: 1 })).toBeVisible();
    await turnLight(adminPage);
    await expectNoViolations(adminPage);
  }
});

test("what stands around the pages of a narrow window meets WCAG 2.2 AA", async ({ adminPage }) => {
  await adminPage.setViewportSize(narrow);
  for (const path of ["/", "/dashboard", "/admin"]) {
    await adminPage.goto(path);
    await expect(adminPage.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoViolations(adminPage);
  }
});

test("what opens over a page stands in a landmark and meets WCAG 2.2 AA", async ({ adminPage }) => {
  const site = new SitePage(adminPage);
  await adminPage.goto("/dashboard");
  await expect(site.heading("Dashboard")).toBeVisible();
  await expect(adminPage.locator("main [aria-busy=true]")).toHaveCount(0);
  const settled = async (opened: Locator) => {
    await expect(opened).toBeVisible();
    await opened.evaluate((element) => Promise.all(element.getAnimations().map((one) => one.finished)));
    await expectNoViolations(adminPage, (axe) => axe.withTags([...tags, "best-practice"]));
    await adminPage.keyboard.press("Escape");
    await expect(opened).toBeHidden();
  };
  for (const name of ["User menu", "Account menu"]) {
    await adminPage.getByRole("button", { name }).click();
    await settled(adminPage.getByRole("menu"));
  }
  await site.sidebar.getByRole("link", { name: /^Reports/ }).focus();
  await settled(adminPage.getByRole("tooltip"));
  await adminPage.keyboard.press("Control+k");
  await settled(site.palette);
  await adminPage.keyboard.press("?");
  await settled(adminPage.getByRole("dialog", { name: "Keyboard shortcuts" }));
});

test("the empty pages of somebody new meet WCAG 2.2 AA", async ({ memberPage }) => {
  for (const page of userPages.slice(0, 4)) {
    await memberPage.goto(page.path);
    await expect(new SitePage(memberPage).heading(page.heading)).toBeVisible();
    await expect(memberPage.locator("main [aria-busy=true]")).toHaveCount(0);
    await expectNoViolations(memberPage);
  }
});

for (const size of [wide, narrow]) {
  test(`the details of an app meet WCAG 2.2 AA at ${size.width} px`, async ({ demoPage }) => {
    const [apps, details] = [new TrackedAppsPage(demoPage), new AppDetails(demoPage)];
    await demoPage.setViewportSize(size);
    await apps.open();
    await apps.openFirstDetails();
    await expect(details.dialog.getByRole("heading", { level: 3 })).toBeVisible();
    await expectNoViolations(demoPage);
    await details.chooseTab("Rankings");
    await expect(details.rankings).toBeVisible();
    await expect(details.dialog.locator("[aria-busy=true]")).toHaveCount(0);
    await expectNoViolations(demoPage);
    await expectNoOverflow(demoPage);
  });
}

test("the menu of a narrow window opens, closes with Escape and gives the focus back", async ({
  memberPage,
}) => {
  await memberPage.setViewportSize(narrow);
  await memberPage.goto("/dashboard");
  await memberPage.getByRole("button", { name: "Open menu" }).click();
  const menu = memberPage.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeVisible();
  await expectNoViolations(memberPage);
  for (let step = 0; step < 25; step += 1) await memberPage.keyboard.press("Tab");
  const banner = memberPage.getByRole("banner");
  expect(await banner.evaluate((header) => header.contains(document.activeElement))).toBe(true);
  await memberPage.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(memberPage.getByRole("button", { name: "Open menu" })).toBeFocused();
  await memberPage.getByRole("button", { name: "Open menu" }).click();
  await menu.getByRole("link", { name: "Keywords" }).click();
  await expect(new SitePage(memberPage).heading("Keywords")).toBeVisible();
  await expect(menu).toBeHidden();
});
