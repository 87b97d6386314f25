import { enableDataSaver } from "../fixtures/data-saver";
import { expectRemoteReady, measureTraffic } from "../fixtures/remotes/remotes";
import { measureScriptTime } from "../fixtures/script-time";
import { expect, test } from "../fixtures/test";

// Budgets of everything that a page transfers with an empty cache, and of the time that its scripts take, relative to a
// fixed script. `scripts/sizes.json` has the sizes of its modules.

test.describe("a public page that can be used without the application", () => {
  test.use({ startsImmediately: false });
  test("loads its document and the typeface", async ({ page }) => {
    const traffic = measureTraffic(page, /^http/);
    await enableDataSaver(page);
    await page.goto("/blog");
    await page.waitForLoadState("networkidle");
    await expect(page.locator("#first-view")).toBeVisible();
    await traffic.expectWithin({ requests: 3, bytes: 45_000 });
  });
});

test("the first load of a public page with its application stays within its budget", async ({ page }) => {
  const traffic = measureTraffic(page, /^http/);
  await page.goto("/blog");
  await expectRemoteReady(page, "mfe-content");
  await page.waitForLoadState("networkidle");
  await traffic.expectWithin({ requests: 17, bytes: 297_000 });
});

test("the first load of the dashboard stays within its budget", async ({ demoPage }) => {
  // Nothing becomes too old to be used again, however long a busy machine takes.
  await demoPage.clock.setFixedTime(new Date());
  const traffic = measureTraffic(demoPage, /^http/);
  await demoPage.goto("/dashboard");
  await expectRemoteReady(demoPage, "mfe-tracking");
  // Banners load when the page is idle.
  await expect(demoPage.locator('[data-widget][data-remote-status="ready"]')).toHaveCount(2);
  await demoPage.waitForLoadState("networkidle");
  await traffic.expectWithin({ requests: 37, bytes: 373_000 });
});

test("the scripts of a public page's first load stay within their budget", async ({ page }) => {
  const ratio = await measureScriptTime(page, async () => {
    await page.goto("/blog");
    await expectRemoteReady(page, "mfe-content");
    await page.waitForLoadState("networkidle");
  });
  expect(ratio).toBeLessThan(0.9);
});

test("the scripts of the dashboard's first load stay within their budget", async ({ demoPage }) => {
  const ratio = await measureScriptTime(demoPage, async () => {
    await demoPage.goto("/dashboard");
    await expectRemoteReady(demoPage, "mfe-tracking");
    await demoPage.waitForLoadState("networkidle");
  });
  expect(ratio).toBeLessThan(1.7);
});
