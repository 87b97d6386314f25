import { expectRemoteReady, measureTraffic } from "../fixtures/remotes/remotes";
import { test } from "../fixtures/test";

// Budgets of everything that a page transfers with an empty cache. `scripts/sizes.json` has those of its modules.

test("the first load of a public page stays within its budget", async ({ page }) => {
  const traffic = measureTraffic(page, /^http/);
  await page.goto("/blog");
  await expectRemoteReady(page, "mfe-content");
  await page.waitForLoadState("networkidle");
  await traffic.expectWithin({ requests: 17, bytes: 297_000 });
});

test("the first load of the dashboard stays within its budget", async ({ demoPage }) => {
  const traffic = measureTraffic(demoPage, /^http/);
  await demoPage.goto("/dashboard");
  await expectRemoteReady(demoPage, "mfe-tracking");
  await demoPage.waitForLoadState("networkidle");
  await traffic.expectWithin({ requests: 47, bytes: 400_000 });
});
