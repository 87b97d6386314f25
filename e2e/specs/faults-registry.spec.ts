import { leavePending, respondUnavailable, PANEL_TIMEOUT_MS } from "../fixtures/remotes/fault-expectations";
import { expect, test } from "../fixtures/test";
import { SitePage } from "../pages/site.page";

test("F47 a registry that responds with 503, then recovers: Retry starts the site without a reload", async ({
  page,
  log,
}) => {
  await page.route("**/remotes.json", respondUnavailable);
  await page.goto("/blog");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("The site could not start");
  await page.unroute("**/remotes.json");
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(new SitePage(page).heading("Blog")).toBeVisible();
  log.expectProblem(/status of 503/);
  log.expectProblem(/registry failed/);
});

test("F47 a registry that does not respond on a later visit: the site starts with the last known registry", async ({
  memberPage,
  log,
}) => {
  const site = new SitePage(memberPage);
  await memberPage.goto("/keywords");
  await expect(site.heading("Keywords")).toBeVisible();
  for (const answer of [respondUnavailable, leavePending]) {
    await memberPage.route("**/remotes.json", answer);
    await memberPage.goto("/blog", { waitUntil: "commit" });
    await expect(site.heading("Blog")).toBeVisible();
    await memberPage.unroute("**/remotes.json");
    await site.goTo("ASO Tools");
    await expect(site.heading("ASO Tools")).toBeVisible();
  }
  log.expectProblem(/status of 503/);
  log.expectProblem(/registry failed/);
});

// The promised ten seconds are those of a tab whose event loop runs; `load-registry.test.ts` in the shell counts them.
test("F47 a registry that hangs ends in the panel", async ({ page, log }) => {
  await page.clock.install();
  await page.route("**/remotes.json", leavePending);
  await page.goto("/blog", { waitUntil: "commit" });
  const alert = page.getByRole("alert");
  await expect(async () => {
    await page.clock.runFor(PANEL_TIMEOUT_MS);
    await expect(alert).toContainText("The site could not start", { timeout: 500 });
  }).toPass();
  log.expectProblem(/registry failed/);
});
