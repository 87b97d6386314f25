import type { APIRequestContext } from "@playwright/test";
import { appsEndpoints, competitorsEndpoints, type AppSummary } from "@listwise/contracts/apps";
import { keywordListsEndpoints } from "@listwise/contracts/keywords";
import type { Account } from "../fixtures/accounts";
import { expectNoViolations } from "../fixtures/axe";
import { searchStore } from "../fixtures/store-api";
import { expect, test } from "../fixtures/test";
import { KeywordsPage } from "../pages/keywords.page";

/** Tracks an own app with a competitor and keywords. */
async function setUp(request: APIRequestContext, account: Account): Promise<[AppSummary, AppSummary]> {
  const [own, rival] = await searchStore(request, account, "weather", "us");
  if (!own || !rival) throw new Error("The sample has too few apps.");
  const headers = { Authorization: `Bearer ${account.session.token}` };
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await post(appsEndpoints.follow.path, { appId: own.id, relation: "own" });
  await post(competitorsEndpoints.add.path.replace("{id}", String(own.id)), {
    competitorId: String(rival.id),
    country: "us",
  });
  for (const keywordText of ["weather", "sudoku"]) {
    await post(keywordListsEndpoints.addMany.path, {
      appId: own.id,
      items: [{ keywordText, country: "us" }],
    });
  }
  return [own, rival];
}

test("a discovered keyword is checked, added to the list, and the comparison shows the gaps", async ({
  userPage: page,
  account,
  request,
}) => {
  const [own, rival] = await setUp(request, account);
  await page.goto(`/keywords?for=${own.id}&country=us`);
  const tabs = page.getByRole("navigation", { name: "Keyword pages" });
  await tabs.getByRole("link", { name: "Discover" }).click();
  await expect(page.getByRole("heading", { name: "Discover keywords", level: 1 })).toBeVisible();
  const table = page.getByRole("table", { name: "Keywords to add" });
  const rows = table.getByRole("row").filter({ has: page.getByRole("checkbox") });
  await expect(rows).not.toHaveCount(0);
  await expectNoViolations(page);

  // The page checks its first keywords without being asked to, and rows keep their places while figures arrive.
  const getOrder = () =>
    table
      .getByRole("button", { name: /^Add / })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")));
  const order = await getOrder();
  await expect(page.getByRole("status").filter({ hasText: /^\d+ keywords? checked$/ })).toBeVisible();
  await expect(rows.filter({ hasText: "Checking…" })).toHaveCount(0);
  await expect(rows.first()).toContainText(/\d%/);
  // Keywords that others checked in the meantime come last.
  expect((await getOrder()).slice(0, order.length)).toEqual(order);
  // The old rows stay until the sorted ones arrive.
  const sorted = page.waitForResponse((answer) => /[?&]orderedAt=/.test(answer.url()));
  await page.getByRole("button", { name: "Sort again" }).click();
  await sorted;
  await expect(page.getByRole("button", { name: "Sort again" })).toHaveCount(0);
  const keyword = await rows.first().getByRole("link").first().innerText();
  await page.getByRole("button", { name: `Not relevant: ${keyword}`, exact: true }).click();
  await expect(page.getByRole("link", { name: keyword, exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: `Add ${keyword}`, exact: true }).click();
  await expect(page.getByText("Keyword Tracked")).toBeVisible();
  await expect(page.getByRole("button", { name: `Add ${keyword}`, exact: true })).toHaveCount(0);
  await tabs.getByRole("link", { name: "List" }).click();
  await expect(new KeywordsPage(page).row(keyword)).toBeVisible();

  await tabs.getByRole("link", { name: "Compare" }).click();
  const grid = page.getByRole("grid", { name: "Ranks in the United States" });
  await expect(grid.getByRole("link", { name: rival.name })).toBeVisible();
  await expect(grid.getByRole("link", { name: "weather", exact: true })).toBeVisible();
  await expectNoViolations(page);
  const gaps = page.getByRole("group", { name: "Show" }).getByRole("button", { name: /^Gaps/ });
  const count = Number((await gaps.innerText()).replace(/\D/g, ""));
  await gaps.click();
  await expect(page).toHaveURL(/show=gaps/);
  await expect(page.getByRole("status").filter({ hasText: / of \d+ keywords/ })).toHaveText(
    new RegExp(`^${count} of 3 keywords$`),
  );
  await expect(grid.getByRole("link", { name: "sudoku" })).toHaveCount(0);
});
