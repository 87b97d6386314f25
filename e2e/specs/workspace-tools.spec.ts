import type { APIRequestContext } from "@playwright/test";
import { appsEndpoints, type AppSummary } from "@listwise/contracts/apps";
import { keywordListsEndpoints } from "@listwise/contracts/keywords";
import type { Account } from "../fixtures/accounts";
import { expectNoViolations } from "../fixtures/axe";
import { searchStore } from "../fixtures/store-api";
import { openSignedInBrowser } from "../fixtures/tabs";
import { expect, test } from "../fixtures/test";
import { SitePage } from "../pages/site.page";

const TOOLS = [
  "title-optimizer",
  "description-optimizer",
  "competitor-analyzer",
  "icon-analyzer",
  "localization-helper",
  "keyword-generator",
  "screenshot-generator",
  "review-manager",
] as const;

/** Keywords of two unrelated apps. */
const KEYWORDS = { weather: ["rain radar", "storm alerts"], puzzle: ["sudoku", "word puzzle"] };

/** Tracks an own app with its keywords. */
async function trackOwn(
  request: APIRequestContext,
  account: Account,
  topic: keyof typeof KEYWORDS,
): Promise<AppSummary> {
  const headers = { Authorization: `Bearer ${account.session.token}` };
  const [app] = await searchStore(request, account, topic, "us");
  if (!app) throw new Error(`The sample has no app for ${topic}.`);
  const follow = { appId: app.id, relation: "own" };
  await request.post(`/api${appsEndpoints.follow.path}`, { headers, data: follow });
  const items = KEYWORDS[topic].map((keywordText) => ({ keywordText, country: "us" }));
  const added = await request.post(`/api${keywordListsEndpoints.addMany.path}`, {
    headers,
    data: { appId: app.id, items },
  });
  expect(added.ok(), await added.text()).toBe(true);
  return app;
}

test("every tool opens with the current app, also in a second tab with another one", async ({
  browser,
  account,
  request,
}) => {
  const one = await trackOwn(request, account, "weather");
  const two = await trackOwn(request, account, "puzzle");
  const { context, tab } = await openSignedInBrowser(browser, account);
  const [left, right] = [(await tab()).page, (await tab()).page];
  await left.goto("/dashboard");
  await new SitePage(left).switchApp(one.name);
  await right.goto("/dashboard");
  await new SitePage(right).switchApp(two.name);
  for (const tool of TOOLS) {
    for (const [page, app] of [
      [left, one],
      [right, two],
    ] as const) {
      await page.goto(`/aso-tools/${tool}?for=${app.id}&country=us`);
      await expect(page.locator("#main").getByRole("link", { name: app.name, exact: true })).toBeVisible();
      await expect(page.locator("#main").getByRole("combobox", { name: "App", exact: true })).toBeHidden();
    }
  }
  await context.close();
});

test("a switch keeps the page and unsaved text, and shows only the keywords of the app", async ({
  userPage,
  account,
  request,
}) => {
  const one = await trackOwn(request, account, "weather");
  const two = await trackOwn(request, account, "puzzle");
  const site = new SitePage(userPage);
  await userPage.goto(`/aso-tools/title-optimizer?for=${one.id}&country=us`);
  const name = userPage.getByRole("textbox", { name: "App Name" });
  const keywords = userPage.getByRole("table", { name: "Tracked keywords and their coverage" });
  await expect(name).toHaveValue(one.name);
  for (const own of KEYWORDS.weather) await expect(keywords).toContainText(own);
  for (const foreign of KEYWORDS.puzzle) await expect(keywords).not.toContainText(foreign);
  await name.fill(`${one.name}!`);

  await site.switchApp(two.name);
  await expect(userPage.getByText("Unsaved draft kept")).toBeVisible();
  await expect(name).toHaveValue(two.name);
  for (const own of KEYWORDS.puzzle) await expect(keywords).toContainText(own);
  for (const foreign of KEYWORDS.weather) await expect(keywords).not.toContainText(foreign);
  expect(new URL(userPage.url()).pathname).toBe("/aso-tools/title-optimizer");
  await expectNoViolations(userPage);

  await site.switchApp(one.name);
  await expect(name).toHaveValue(`${one.name}!`);
});

test("with all apps the last used one is preselected; a former address opens its app", async ({
  userPage,
  account,
  request,
}) => {
  const one = await trackOwn(request, account, "weather");
  const two = await trackOwn(request, account, "puzzle");
  const picker = userPage.locator("#main").getByRole("combobox", { name: "App", exact: true });
  await userPage.goto(`/aso-tools/competitor-analyzer?listing=${one.id}&in=gb`);
  await expect(userPage).toHaveURL(new RegExp(`competitor-analyzer\\?for=${one.id}&country=gb$`));
  await expect(userPage.locator("#main").getByRole("link", { name: one.name, exact: true })).toBeVisible();
  await userPage.goto("/aso-tools/review-manager?for=all&country=us");
  await expect(picker).toHaveValue(String(one.id));
  await picker.selectOption(String(two.id));
  await expect(userPage).toHaveURL(new RegExp(`[?&]for=${two.id}(&|$)`));
  await expect(picker).toBeHidden();
  await expect(new SitePage(userPage).currentApp).toContainText(two.name);
});
