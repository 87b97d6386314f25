import { alertsEndpoints } from "@listwise/contracts/alerts";
import { appsEndpoints } from "@listwise/contracts/apps";
import { keywordEntriesEndpoints, userKeywordsEndpoints } from "@listwise/contracts/keywords";
import type { Endpoint } from "@listwise/contracts/api";
import { expectNoViolations } from "../fixtures/axe";
import { setRank } from "../fixtures/database";
import { startOwnSite, type OwnSite } from "../fixtures/sites/own-site";
import { searchStore } from "../fixtures/store-api";
import { expect, test as base, type Account } from "../fixtures/test";

/** Uses a separate site whose database the tests may change. */
const test = base.extend<object, { site: OwnSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern
    async ({}, use) => {
      const site = await startOwnSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

// One worker runs all tests, so that they share one site.
test.describe.configure({ mode: "default" });

async function send(url: string, { session }: Account, { method, path }: Endpoint, body?: object) {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${session.token}`,
      ...(body && { "content-type": "application/json" }),
    },
    body: body && JSON.stringify(body),
  });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
}

test("a rule by tag: a rank change shows a toast and an alert; another keyword doesn't", async ({
  userPage: page,
  account,
  request,
  site,
}) => {
  const [app] = await searchStore(request, account, "weather", "us");
  if (!app) throw new Error("The sample has no weather app.");
  const rank = (keyword: string) => ({ email: account.email, keyword, rank: 190 });
  await send(site.url, account, appsEndpoints.follow, { appId: app.id, relation: "own" });
  const entry = { appId: app.id, country: "us" };
  await send(site.url, account, keywordEntriesEndpoints.add, {
    ...entry,
    keywordText: "weather",
    tags: ["Launch"],
  });
  await send(site.url, account, keywordEntriesEndpoints.add, { ...entry, keywordText: "weather app" });

  await page.goto(`/alerts?for=${app.id}&country=us`);
  const form = page.getByRole("form", { name: "New alert" });
  await form.getByRole("button", { name: /^Tag/ }).click();
  await form.getByRole("combobox", { name: "Tag" }).fill("launch");
  await expectNoViolations(page);
  await form.getByRole("button", { name: "Add alert" }).click();
  const rules = page.getByRole("list", { name: "Rules" });
  await expect(rules).toContainText("any keyword tagged “launch” in the United States");
  await expect(rules).toContainText("1 keyword");
  await expect(page.getByText("Alert limit reached")).toBeVisible();

  // The rank is 190 since yesterday, so the next check finds a better one.
  for (const keyword of ["weather", "weather app"]) {
    await expect.poll(() => setRank(site.dataDir, rank(keyword))).toBe(1);
  }
  const toast = page.getByRole("status").getByText(/: 190 → \d/);
  const shown = expect(toast).toBeVisible({ timeout: 30_000 });
  await send(site.url, account, userKeywordsEndpoints.startUpdate);
  await shown;
  const alerts = page.getByRole("list", { name: "Alerts" });
  await expect(alerts.getByRole("listitem")).toHaveCount(1);
  await expect(alerts).toContainText(`${app.name} for weather`);
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(page.getByRole("heading", { name: "All read" })).toBeVisible();
});

test("a rule is limited by the plan, and can be edited, paused, removed and restored", async ({
  userPage: page,
  account,
  request,
  site,
}) => {
  const [app] = await searchStore(request, account, "weather", "us");
  if (!app) throw new Error("The sample has no weather app.");
  await send(site.url, account, appsEndpoints.follow, { appId: app.id });
  await send(site.url, account, alertsEndpoints.addRule, { appId: app.id, threshold: 30 });

  await page.goto("/alerts?for=all");
  const rules = page.getByRole("list", { name: `Rules of ${app.name}` });
  await expect(rules).toContainText("Moves by at least 30 positions for any keyword");
  await expect(page.getByText("Alert limit reached")).toBeVisible();

  await rules.getByRole("button", { name: /^Edit: / }).click();
  const dialog = page.getByRole("dialog", { name: "Edit alert" });
  await dialog.getByLabel("Condition").selectOption({ label: "Enters the top" });
  await dialog.getByRole("button", { name: /^Favorites/ }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(rules).toContainText("Enters the top 30 for any favorite keyword");
  await rules.getByRole("button", { name: /^Pause: / }).click();
  await expect(rules.getByText("Paused")).toBeVisible();

  const undo = page.getByRole("button", { name: "Undo" });
  const offered = undo.click();
  await rules.getByRole("button", { name: /^Remove: / }).click();
  await offered;
  await expect(rules).toContainText("Enters the top 30 for any favorite keyword");
  await page.reload();
  await expect(rules.getByText("Paused")).toBeVisible();
});
