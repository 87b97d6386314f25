import type { Page } from "@playwright/test";
import { newEmail } from "../fixtures/accounts";
import { dataSet, DATA_SET_SITE, waitForDataSet } from "../fixtures/sites/sites";
import { expect, test } from "../fixtures/test";
import { AuthPage } from "../pages/auth.page";
import { Onboarding } from "../pages/onboarding";
import { SitePage } from "../pages/site.page";

/** Longest time from the registration to the first rank. */
const MAX_MS = 120_000;

/** Registers and follows all steps to the first rank. */
async function reachFirstRank(page: Page, text: string, keyword: string): Promise<void> {
  const start = Date.now();
  const door = new AuthPage(page);
  await door.openRegister();
  await door.register({ name: "Rita Ranks", email: newEmail(), password: "a long enough password" });
  const steps = new Onboarding(page);
  const name = await steps.chooseApp(text);
  await expect(steps.heading("Choose competitors")).toBeFocused();
  await steps.addCompetitors(2);
  await expect(steps.heading("Choose keywords")).toBeFocused();
  await expect(steps.choices.first()).toBeVisible();
  await steps.addKeyword(keyword);
  await steps.trackKeywords();
  await expect(steps.heading("See your first ranks")).toBeFocused();
  await expect(steps.ranks.first()).toBeVisible({ timeout: MAX_MS });
  const passedMs = Date.now() - start;
  test.info().annotations.push({ type: "first rank", description: `${(passedMs / 1000).toFixed(1)} s` });
  expect(passedMs).toBeLessThan(MAX_MS);

  const site = new SitePage(page);
  await steps.finish();
  await expect(steps.card).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\?for=\d+&country=us/);
  await expect(page.getByRole("region", { name: "Next steps" })).toBeVisible();
  await expect(site.currentApp).toContainText(name);
}

test("from registration to the first rank in less than two minutes", async ({ page }) => {
  await reachFirstRank(page, "weather", "rain");
});

test.describe("on real listings", () => {
  test.use({ baseURL: DATA_SET_SITE });
  test.skip(dataSet === null, "There is no data set: set LISTWISE_DATA_SET to a file of listings.");
  test.beforeAll(waitForDataSet);

  test("from registration to the first rank in less than two minutes", async ({ page }) => {
    await reachFirstRank(page, "weather", "weather radar");
  });
});

test("a reload continues with the first undone step, and each step can be skipped", async ({ userPage }) => {
  const steps = new Onboarding(userPage);
  await userPage.goto("/dashboard");
  await steps.chooseApp("weather");
  await expect(steps.heading("Choose competitors")).toBeFocused();
  await userPage.reload();
  await expect(steps.heading("Choose competitors")).toBeVisible();
  await steps.skip();
  await expect(steps.heading("Choose keywords")).toBeFocused();
  await steps.skip();
  await expect(steps.card).toBeHidden();
});

test("suggestions that arrive don't move the buttons below", async ({ userPage }) => {
  await userPage.setViewportSize({ width: 390, height: 844 });
  const steps = new Onboarding(userPage);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await userPage.route("**/api/competitors/app/*/suggestions*", async (route) => {
    await held;
    await route.continue();
  });
  await userPage.goto("/dashboard");
  await steps.chooseApp("weather");
  await expect(steps.card.getByText("Loading suggested competitors")).toBeAttached();
  const before = await steps.measureSkip();
  release();
  await expect(steps.choices.first()).toBeVisible();
  expect(await steps.measureSkip()).toBe(before);
});
