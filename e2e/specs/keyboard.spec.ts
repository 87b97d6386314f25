import { expect, test } from "../fixtures/test";
import { AppDetails } from "../pages/app-details";
import { SitePage } from "../pages/site.page";
import { TrackedAppsPage } from "../pages/tracked-apps.page";

test("the first Tab reaches the skip link, which leads past the menus", async ({ memberPage }) => {
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

test("after a change of page the focus and the title tell the new one", async ({ memberPage }) => {
  const site = new SitePage(memberPage);
  await memberPage.goto("/dashboard");
  await site.goTo("Keywords");
  await expect(site.heading("Keywords")).toBeVisible();
  await expect(memberPage).toHaveTitle(/Keywords/);
  await expect(site.main).toBeFocused();
});

test.describe("the details of an app", () => {
  test("keep the focus inside and give it back to what opened them", async ({ demoPage }) => {
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

  test("close with Back and open again with Forward", async ({ demoPage }) => {
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

  test("open by their address on a page of another remote, and close to it", async ({ demoPage }) => {
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

  test("rest in the dock while the pages change, and come back from it", async ({ demoPage }) => {
    const [apps, details] = [new TrackedAppsPage(demoPage), new AppDetails(demoPage)];
    await apps.open();
    await apps.openFirstDetails();
    await details.minimize();
    await expect(details.dialog).toBeHidden();
    await new SitePage(demoPage).goTo("ASO Tools");
    const dock = demoPage.getByRole("region", { name: "Minimized apps" });
    await expect(dock.getByRole("listitem")).toHaveCount(1);
    await dock.getByRole("button").first().click();
    await expect(details.dialog).toBeVisible();
  });
});
