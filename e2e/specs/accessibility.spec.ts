import { request as api, test as bare, type Locator, type Page } from "@playwright/test";
import { ADMIN, DEMO, logIn } from "../fixtures/accounts";
import { BEST_PRACTICE, expectNoViolations, VISUAL, STRUCTURE } from "../fixtures/axe";
import { openFreshBrowser, type FreshBrowser } from "../fixtures/browsers";
import { adminPages, authPages, publicPages, userPages, type BuiltPage } from "../fixtures/routes";
import { SAMPLE_SITE } from "../fixtures/sites/sites";
import { expect, test } from "../fixtures/test";
import { switchTheme } from "../fixtures/theme";
import { waitUntilMounted } from "../fixtures/time";
import { AppDetails } from "../pages/app-details";
import { SitePage } from "../pages/site.page";
import { TrackedAppsPage } from "../pages/tracked-apps.page";

const wide = { width: 1440, height: 900 };
const narrow = { width: 320, height: 720 };

async function expectNoOverflow(page: Page): Promise<void> {
  const { scrolled, seen } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrolled: scrollWidth, seen: clientWidth };
  });
  expect(scrolled, "no horizontal overflow").toBeLessThanOrEqual(seen);
}

/**
 * Checks the structure of a page, then its look in dark and wide, and in light and narrow. The frame around the pages is
 * the same for an audience, so its look is only checked on the first page.
 */
async function expectAccessible(page: Page, { path, heading }: BuiltPage, isFirst: boolean): Promise<void> {
  const site = new SitePage(page);
  const look = { ...VISUAL, ...(!isFirst && { within: "main" }) };
  const settled = async () => {
    await expect(site.heading(heading)).toBeVisible();
    await expect(site.main.locator("[aria-busy=true]")).toHaveCount(0);
  };
  await page.setViewportSize(wide);
  await site.enter(path);
  await settled();
  await switchTheme(page, { theme: "dark" });
  await expectNoViolations(page, STRUCTURE);
  await expectNoViolations(page, look);
  await expectNoOverflow(page);
  await page.setViewportSize(narrow);
  await switchTheme(page, { theme: "light" });
  await settled();
  await expectNoOverflow(page);
  await expectNoViolations(page, look);
}

const notFound: BuiltPage = { path: "/no-such-page", remote: null, heading: "Page not found" };
const audiences = [
  { who: "a visitor", account: null, pages: [...publicPages, ...authPages, notFound] },
  { who: "a user", account: DEMO, pages: userPages },
  { who: "an administrator", account: ADMIN, pages: adminPages },
];

for (const { who, account, pages } of audiences) {
  // All pages of an audience open in one document, so that neither the site nor axe loads again for each.
  bare.describe(`for ${who}`, () => {
    bare.describe.configure({ mode: "default" });
    let walker: FreshBrowser;
    bare.beforeAll(async ({ browser }) => {
      const request = await api.newContext({ baseURL: SAMPLE_SITE });
      const signedIn = account ? { account: await logIn(request, account) } : {};
      await request.dispose();
      walker = await openFreshBrowser(browser, SAMPLE_SITE, signedIn);
      await walker.page.goto("/about");
      await expect(new SitePage(walker.page).heading(/About/)).toBeVisible();
    });
    bare.afterAll(() => walker.context.close());

    for (const one of pages) {
      bare(`${one.path} meets WCAG 2.2 AA, dark and light, wide and narrow`, async () => {
        walker.log.problems = [];
        await expectAccessible(walker.page, one, one === pages[0]);
        expect(walker.log.problems, "console errors and policy violations").toEqual([]);
      });
    }
  });
}

test("the frame of a wide window meets WCAG 2.2 AA in light too", async ({ adminPage }) => {
  await adminPage.setViewportSize(wide);
  for (const path of ["/", "/dashboard", "/admin"]) {
    await adminPage.goto(path);
    await expect(adminPage.getByRole("heading", { level: 1 })).toBeVisible();
    await waitUntilMounted(adminPage);
    await switchTheme(adminPage, { theme: "light" });
    await expectNoViolations(adminPage);
  }
});

test("the frame of a narrow window meets WCAG 2.2 AA", async ({ adminPage }) => {
  await adminPage.setViewportSize(narrow);
  for (const path of ["/", "/dashboard", "/admin"]) {
    await adminPage.goto(path);
    await expect(adminPage.getByRole("heading", { level: 1 })).toBeVisible();
    await waitUntilMounted(adminPage);
    await expectNoViolations(adminPage);
  }
});

test("overlays are in a landmark and meet WCAG 2.2 AA", async ({ adminPage }) => {
  const site = new SitePage(adminPage);
  await adminPage.goto("/dashboard");
  await expect(site.heading("Dashboard")).toBeVisible();
  await expect(adminPage.locator("main [aria-busy=true]")).toHaveCount(0);
  const settled = async (opened: Locator) => {
    await expect(opened).toBeVisible();
    await expectNoViolations(adminPage, BEST_PRACTICE);
    await adminPage.keyboard.press("Escape");
    await expect(opened).toBeHidden();
  };
  for (const name of ["User menu", "Account menu"]) {
    await adminPage.getByRole("button", { name }).click();
    await settled(adminPage.getByRole("menu"));
  }
  await site.sidebar.getByRole("link", { name: /^A\/B Testing/ }).focus();
  await settled(adminPage.getByRole("tooltip"));
  await adminPage.keyboard.press("Control+k");
  await settled(site.palette);
  await adminPage.keyboard.press("?");
  await settled(adminPage.getByRole("dialog", { name: "Keyboard shortcuts" }));
});

test("the empty pages of a new user meet WCAG 2.2 AA", async ({ memberPage }) => {
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

test("the menu of a narrow window opens, closes with Escape and returns the focus", async ({
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
