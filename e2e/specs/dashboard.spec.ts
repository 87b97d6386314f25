import type { APIRequestContext } from "@playwright/test";
import { appsEndpoints, type AppSummary } from "@listwise/contracts/apps";
import { keywordEntriesEndpoints } from "@listwise/contracts/keywords";
import type { Account } from "../fixtures/accounts";
import { expectNoViolations } from "../fixtures/axe";
import { measureLayoutShift } from "../fixtures/measure-layout-shift";
import { searchStore } from "../fixtures/store-api";
import { expect, test } from "../fixtures/test";
import { SitePage } from "../pages/site.page";

const MAX_SHIFT = 0.05;

/** Makes the first result of a search the account's own app, with the searched words on its list. */
async function addOwnApp(request: APIRequestContext, account: Account): Promise<AppSummary> {
  const [app] = await searchStore(request, account, "weather radar", "us");
  if (!app) throw new Error("The sample has no such app.");
  const headers = { Authorization: `Bearer ${account.session.token}` };
  for (const [path, data] of [
    [appsEndpoints.follow.path, { appId: app.id, relation: "own" }],
    [keywordEntriesEndpoints.add.path, { appId: app.id, keywordText: "weather radar", country: "us" }],
  ] as const) {
    const answer = await request.post(`/api${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  return app;
}

test("all apps are a table; a click on one shows its development on the same page", async ({
  userPage,
  account,
  request,
}) => {
  const app = await addOwnApp(request, account);
  const site = new SitePage(userPage);
  await userPage.goto("/dashboard?for=all&country=us");
  const row = userPage.getByRole("row", { name: new RegExp(app.name) });
  await expect(row).toContainText("1 of 1 ranked");
  await expectNoViolations(userPage);

  await row.getByRole("button", { name: app.name }).click();
  await expect(userPage).toHaveURL(new RegExp(`/dashboard\\?.*for=${app.id}`));
  await expect(site.currentApp).toContainText(app.name);
  await expect(userPage.getByRole("group", { name: "In the top 10" })).toContainText("1");
  await expect(userPage.getByRole("table", { name: "Visibility" })).toContainText("100");
  await expect(userPage.locator("main [aria-busy=true]")).toHaveCount(0);
  await expectNoViolations(userPage);

  await userPage.goBack();
  await expect(row).toBeVisible();
});

test("the plan's history bounds the range of the charts", async ({ userPage, account, request }) => {
  const app = await addOwnApp(request, account);
  await userPage.goto(`/dashboard?for=${app.id}&country=us`);
  await expect(userPage.getByRole("radio", { name: "30 days" })).toBeChecked();
  await expect(userPage.getByRole("radio", { name: "1 year" })).toBeDisabled();
  await expect(userPage.getByText("Your plan keeps 30 days.")).toBeVisible();
});

for (const width of [1440, 1280, 390]) {
  test(`nothing moves while the dashboard loads at ${width} px`, async ({ demoPage }) => {
    await demoPage.setViewportSize({ width, height: 844 });
    await demoPage.goto("/dashboard?for=all&country=us");
    const name = demoPage.getByRole("table", { name: "Your apps" }).getByRole("button", { name: /^Kaloly/ });
    await expect(name).toBeVisible();
    await expect(demoPage.locator("main [aria-busy=true]")).toHaveCount(0);
    expect(await measureLayoutShift(demoPage)).toBeLessThan(MAX_SHIFT);

    await name.click();
    await expect(demoPage).toHaveURL(/for=\d+/);
    await demoPage.reload();
    await expect(demoPage.getByRole("region", { name: "Rank distribution" })).toBeVisible();
    await expect(demoPage.locator("main [aria-busy=true]")).toHaveCount(0);
    expect(await measureLayoutShift(demoPage)).toBeLessThan(MAX_SHIFT);
    const overflow = await demoPage.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBe(0);
  });
}
