import { expectRemoteReady } from "../fixtures/remotes/remotes";
import { expect, test } from "../fixtures/test";
import { AppDetails } from "../pages/app-details";
import { SitePage } from "../pages/site.page";
import { TrackedAppsPage } from "../pages/tracked-apps.page";

test("the first Tab focuses the skip link, which skips the menus", async ({ memberPage }) => {
  const site = new SitePage(memberPage);
  await memberPage.goto("/tracked-apps");
  await expect(site.heading("Tracked Apps")).toBeVisible();
  await memberPage.keyboard.press("Tab");
  await expect(site.skipLink).toBeFocused();
  await expect(site.skipLink).toBeInViewport();
  await memberPage.keyboard.press("Enter");
  await expect(site.main).toBeFocused();
  await memberPage.keyboard.press("Tab");
  expect(await site.main.evaluate((main) => main.contains(document.activeElement))).toBe(true);
});

test("the first Tab focuses the skip link also where the menu scrolls to its entry", async ({
  memberPage,
}) => {
  const site = new SitePage(memberPage);
  await memberPage.setViewportSize({ width: 1280, height: 500 });
  await memberPage.goto("/aso-tools/review-manager");
  await expect(site.heading("Review Manager")).toBeVisible();
  await expect(site.sidebar.getByRole("link", { name: "Review Manager" })).toBeInViewport();
  await memberPage.keyboard.press("Tab");
  await expect(site.skipLink).toBeFocused();
});

test("after navigation the focus and the title belong to the new page", async ({ memberPage }) => {
  const site = new SitePage(memberPage);
  await memberPage.goto("/dashboard");
  await site.goTo("Keywords");
  await expect(site.heading("Keywords")).toBeVisible();
  await expect(memberPage).toHaveTitle(/Keywords/);
  await expect(site.heading("Keywords")).toBeFocused();
  await site.goTo("ASO Tools");
  await expect(site.heading("ASO Tools")).toBeFocused();
});

test("a page opens at its top, and Back restores the scroll position", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto("/blog");
  await expectRemoteReady(page, "mfe-content");
  const card = page
    .getByRole("main")
    .getByRole("link", { name: /checklist/i })
    .first();
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(300);
  await card.click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await expect(
    page
      .getByRole("article")
      .or(page.getByRole("heading", { level: 1 }))
      .first(),
  ).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test.describe("keys", () => {
  test("Ctrl K finds pages, apps and keywords; Escape returns the focus", async ({ demoPage }) => {
    const site = new SitePage(demoPage);
    await demoPage.goto("/tracked-apps");
    await expect(site.heading("Tracked Apps")).toBeVisible();
    const link = site.sidebar.getByRole("link", { name: "Rankings" });
    await link.focus();
    await demoPage.keyboard.press("Control+k");
    await expect(site.palette.getByRole("combobox")).toBeFocused();
    await demoPage.keyboard.press("Escape");
    await expect(link).toBeFocused();

    await demoPage.keyboard.press("Control+k");
    await expect(site.palette.getByRole("combobox")).toBeFocused();
    await demoPage.keyboard.type("weather radar");
    await expect(site.palette.getByRole("option").first()).toContainText(/weather radar/i);
    await demoPage.keyboard.press("Enter");
    await expect(demoPage).toHaveURL(/[?&]app=\d+|\/keyword\//);

    await demoPage.goto("/dashboard");
    await expect(site.heading("Dashboard")).toBeVisible();
    await demoPage.keyboard.press("Control+k");
    await expect(site.palette.getByRole("combobox")).toBeFocused();
    await demoPage.keyboard.type("users");
    await expect(site.palette.getByRole("option", { name: /Users/ })).toHaveCount(0);
    await demoPage.keyboard.press("Escape");
    await expect(site.palette).toBeHidden();
    await demoPage.keyboard.press("Control+k");
    await expect(site.palette.getByRole("combobox")).toBeFocused();
    await demoPage.keyboard.type("light theme");
    await demoPage.keyboard.press("Enter");
    await expect(site.document).toHaveAttribute("data-theme", "light");
  });

  test("the palette opens with a button, and can log out", async ({ userPage }) => {
    const site = new SitePage(userPage);
    await userPage.goto("/dashboard");
    await userPage.getByRole("button", { name: "Search and commands" }).click();
    await site.palette.getByRole("option", { name: "Log out" }).click();
    await expect(userPage).toHaveURL("/");
  });

  test("single-letter shortcuts work except while typing, and can be turned off", async ({ memberPage }) => {
    const site = new SitePage(memberPage);
    await memberPage.goto("/dashboard");
    await expect(site.heading("Dashboard")).toBeVisible();
    await memberPage.keyboard.type("gk");
    await expect(site.heading("Keywords")).toBeVisible();
    await memberPage.keyboard.type("gt");
    await expect(site.heading("Tracked Apps")).toBeFocused();
    await memberPage.keyboard.press("?");
    const sheet = memberPage.getByRole("dialog", { name: "Keyboard shortcuts" });
    await sheet.getByRole("switch", { name: "Single-letter shortcuts" }).press("Space");
    await memberPage.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await memberPage.keyboard.type("gk");
    await expect(memberPage).toHaveURL("/tracked-apps");
  });
});

test.describe("the details of an app", () => {
  test("trap the focus and return it to the element that opened them", async ({ demoPage }) => {
    const [apps, details] = [new TrackedAppsPage(demoPage), new AppDetails(demoPage)];
    await apps.open();
    await apps.firstFollowed.focus();
    await demoPage.keyboard.press("Enter");
    await expect(details.dialog).toBeVisible();
    await expect(details.dialog.getByRole("heading", { level: 3 })).toBeVisible();
    for (let step = 0; step < 40; step += 1) {
      await demoPage.keyboard.press("Tab");
      const inside = await details.dialog.evaluate((dialog) => dialog.contains(document.activeElement));
      expect(inside, `after ${step + 1} tabs`).toBe(true);
    }
    await demoPage.keyboard.press("Escape");
    await expect(details.dialog).toBeHidden();
    await expect(demoPage).toHaveURL("/tracked-apps");
    await expect(apps.firstFollowed).toBeFocused();
  });

  test("close with Back and reopen with Forward", async ({ demoPage }) => {
    const [apps, details] = [new TrackedAppsPage(demoPage), new AppDetails(demoPage)];
    await apps.open();
    await apps.openFirstDetails();
    await expect(details.dialog).toBeVisible();
    await demoPage.goBack();
    await expect(details.dialog).toBeHidden();
    await expect(demoPage).toHaveURL("/tracked-apps");
    await demoPage.goForward();
    await expect(details.dialog).toBeVisible();
    await details.close();
    await expect(details.dialog).toBeHidden();
  });

  test("open by address on a page of another remote, and closing keeps that page", async ({ demoPage }) => {
    const details = new AppDetails(demoPage);
    await new TrackedAppsPage(demoPage).open();
    await new TrackedAppsPage(demoPage).openFirstDetails();
    await expect(demoPage).toHaveURL(/app=\d+/);
    const id = new URL(demoPage.url()).searchParams.get("app");
    await demoPage.goto(`/subscription?app=${id}`);
    await expect(details.dialog).toBeVisible();
    await details.close();
    await expect(demoPage).toHaveURL("/subscription");
    await expect(new SitePage(demoPage).heading("Subscription Limits")).toBeVisible();
  });

  test("stay in the dock while the page changes, and are restored from it", async ({ demoPage }) => {
    const [apps, details] = [new TrackedAppsPage(demoPage), new AppDetails(demoPage)];
    await apps.open();
    await apps.openFirstDetails();
    await details.minimize();
    await expect(details.dialog).toBeHidden();
    const site = new SitePage(demoPage);
    await site.goTo("ASO Tools");
    // The new page takes the focus when it appears.
    await expect(site.heading("ASO Tools")).toBeVisible();
    const dock = demoPage.getByRole("region", { name: "Minimized apps" });
    await expect(dock.getByRole("listitem")).toHaveCount(1);
    const card = dock.getByRole("button", { name: /Click to restore/ });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    // The card shows that it is being restored while the app loads; the request is held until that was visible.
    await demoPage.route(/\/api\/apps\/\d+(\?|$)/, async (route) => {
      await held;
      await route.continue();
    });
    await card.press("Enter");
    await expect(dock.getByText("Restoring...")).toBeVisible();
    release();
    await expect(details.dialog).toBeVisible();
    await expect(dock).toBeHidden();
  });
});
