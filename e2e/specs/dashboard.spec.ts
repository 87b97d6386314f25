import { readFile } from "node:fs/promises";
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
async function addOwnApp(
  request: APIRequestContext,
  account: Account,
  keywordText = "weather radar",
): Promise<AppSummary> {
  const [app] = await searchStore(request, account, keywordText, "us");
  if (!app) throw new Error("The sample has no such app.");
  const headers = { Authorization: `Bearer ${account.session.token}` };
  for (const [path, data] of [
    [appsEndpoints.follow.path, { appId: app.id, relation: "own" }],
    [keywordEntriesEndpoints.add.path, { appId: app.id, keywordText, country: "us" }],
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

test("the first check is at the end of the chosen range, with its date, and is saved", async ({
  userPage,
  account,
  request,
}) => {
  const app = await addOwnApp(request, account, "hiking");
  await userPage.goto(`/dashboard?for=${app.id}&country=us`);
  const chart = userPage.getByRole("slider", { name: /^Visibility\./ });
  await expect(chart).toHaveAttribute("aria-valuetext", /^\w+ \d+, \d{4}, Visibility: 100/);
  // The only bar is that of the last day. Dashed lines of listing changes are narrower.
  const canvas = userPage.getByRole("slider", { name: /^Rank distribution\./ }).locator("canvas");
  const findStart = (element: HTMLCanvasElement) => {
    const { width, height } = element;
    const row = Math.round(height * 0.6);
    const pixels = element.getContext("2d")?.getImageData(0, row, width, 1).data ?? [];
    const isColored = (x: number) => {
      const [red = 0, green = 0, blue = 0] = pixels.slice(4 * x, 4 * x + 4);
      return Math.max(red, green, blue) - Math.min(red, green, blue) > 60;
    };
    const start = Array.from({ length: width }, (_, x) => x).find((x) =>
      Array.from({ length: 5 }, (_, more) => x + more).every(isColored),
    );
    return start === undefined ? 0 : start / width;
  };
  await expect.poll(() => canvas.evaluate(findStart)).toBeGreaterThan(0.85);

  for (const [kind, firstBytes] of [
    ["PNG", "\x89PNG"],
    ["CSV", "\uFEFFDate,Visibility"],
  ] as const) {
    await userPage.getByRole("button", { name: "Options of the chart Visibility" }).click();
    const [download] = await Promise.all([
      userPage.waitForEvent("download"),
      userPage.getByRole("menuitem", { name: `Download ${kind}` }).click(),
    ]);
    const file = await readFile(await download.path(), kind === "PNG" ? "latin1" : "utf8");
    expect(file.slice(0, firstBytes.length)).toBe(firstBytes);
  }
});

test("the plan's history bounds the range of the charts", async ({ userPage, account, request }) => {
  const app = await addOwnApp(request, account);
  await userPage.goto(`/dashboard?for=${app.id}&country=us`);
  await expect(userPage.getByRole("radio", { name: "30 days" })).toBeChecked();
  await expect(userPage.getByRole("radio", { name: "1 year" })).toBeDisabled();
  await expect(userPage.getByText("Your plan keeps 30 days of ranks.")).toBeVisible();
});

for (const width of [1440, 1280, 390]) {
  test(`nothing moves while the dashboard loads at ${width} px`, async ({ demoPage }) => {
    await demoPage.setViewportSize({ width, height: 844 });
    await demoPage.goto("/dashboard?for=all&country=us");
    // The demo has another weather app each day.
    const apps = demoPage.getByRole("table", { name: "Your apps" });
    const name = apps
      .getByRole("row", { name: /· Weather/ })
      .getByRole("button")
      .first();
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
