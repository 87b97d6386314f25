import { readFile } from "node:fs/promises";
import { expectNoViolations, STRUCTURE } from "../fixtures/axe";
import { expect, test } from "../fixtures/test";
import { RankingsPage } from "../pages/rankings.page";
import { SitePage } from "../pages/site.page";

test("the address holds the view: filters, sort and the history open the same in a new tab", async ({
  demoPage,
}) => {
  const rankings = new RankingsPage(demoPage);
  await rankings.open();
  const all = await rankings.keywords().count();
  await demoPage.getByLabel("Filter by rank").selectOption({ label: "Top 3" });
  await demoPage.getByRole("combobox", { name: "Sort" }).selectOption({ label: "Keyword Z–A" });
  await expect.poll(() => rankings.keywords().count()).toBeLessThan(all);
  const shown = await rankings.keywords().allTextContents();
  await rankings.rankedCells().first().click();
  await rankings.history.getByText("1y", { exact: true }).click();
  await expect(rankings.history.getByRole("slider")).toBeVisible();
  const { href } = new URL(demoPage.url());

  await demoPage.goto("/rankings");
  await demoPage.goto(href);
  await expect(rankings.history.getByRole("slider")).toBeVisible();
  await expect(rankings.history.getByRole("radio", { name: "1y" })).toBeChecked();
  await demoPage.keyboard.press("Escape");
  await expect(rankings.history).toBeHidden();
  expect(await rankings.keywords().allTextContents()).toEqual(shown);
});

test("keyboard only: a cell, its history, the days, and back", async ({ demoPage }) => {
  const rankings = new RankingsPage(demoPage);
  await rankings.open();
  await rankings.keywords().first().getByRole("link").focus();
  await demoPage.keyboard.press("ArrowRight");
  await demoPage.keyboard.press("ArrowDown");
  await demoPage.keyboard.press("Enter");
  const slider = rankings.history.getByRole("slider");
  await slider.focus();
  const last = Number(await slider.getAttribute("aria-valuenow"));
  await demoPage.keyboard.press("ArrowLeft");
  await expect(slider).toHaveAttribute("aria-valuenow", String(last - 1));
  await demoPage.keyboard.press("Escape");
  await expect(rankings.history).toBeHidden();
});

test("the exported file contains the visible rows", async ({ demoPage }) => {
  const rankings = new RankingsPage(demoPage);
  await rankings.open("?filter=weather");
  await expect(rankings.keywords()).not.toHaveCount(0);
  const [download] = await Promise.all([
    demoPage.waitForEvent("download"),
    demoPage.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n").slice(1);
  expect(lines.every((line) => line.includes("weather"))).toBe(true);
  // Keywords of one store have no ranks in apps of the other.
  expect(lines).toHaveLength(await rankings.grid.getByRole("gridcell").getByRole("button").count());
});

test("a refresh shows the stored ranks while it runs, and completes after a reload", async ({ demoPage }) => {
  const rankings = new RankingsPage(demoPage);
  await rankings.open();
  await rankings.refreshAll();
  await expect(rankings.rankedCells().first()).toBeVisible();
  await demoPage.reload();
  await expect(demoPage.getByRole("button", { name: "Refresh all" })).toBeEnabled();
  await expect(demoPage.getByRole("alert").filter({ hasText: "Failed" })).toHaveCount(0);
});

test("F8: the API is down: after a reload the last ranks show, with their time", async ({
  demoPage,
  log,
}) => {
  const rankings = new RankingsPage(demoPage);
  await rankings.open();
  await demoPage.route("**/api/{rankings,apps,user-keywords}**", (route) => route.abort());
  await demoPage.reload();
  await expect(rankings.rankedCells().first()).toBeVisible();
  await expect(demoPage.getByText(/^As of /)).toContainText("Couldn't load the latest data");
  log.problems = log.problems.filter((problem) => !/Failed to load resource|ERR_|socket\.io/.test(problem));
});

test("category ranks: three months of history, and a link to a rule for a chart", async ({ demoPage }) => {
  await new RankingsPage(demoPage).open("?for=all");
  await new SitePage(demoPage).switchApp(/Word Puzzle/);
  const ranks = demoPage.getByRole("region", { name: "Category ranks" });
  await expect(ranks.getByRole("row", { name: /^Top Free Games Rank \d/ })).toBeVisible();
  await ranks.getByText("90d", { exact: true }).click();
  await expect(ranks.getByRole("slider")).toHaveAttribute("aria-valuemax", /^(89|90)$/);
  await ranks.getByRole("link", { name: "Alert me about Top Free" }).click();
  const form = demoPage.getByRole("form", { name: "New alert" });
  await expect(form.getByRole("radio", { name: "Top Free" })).toBeChecked();
});

test("many apps: only the cells in view are rendered, and keys, scrolling and paper reach all", async ({
  demoPage,
}) => {
  const rankings = new RankingsPage(demoPage);
  await rankings.multiplyApps(40);
  await rankings.open("?for=all");
  const cells = rankings.grid.getByRole("gridcell");
  await expect(cells.first()).toBeVisible();
  const columns = Number(await rankings.grid.getAttribute("aria-colcount"));
  const rows = Number(await rankings.grid.getAttribute("aria-rowcount"));
  expect(columns).toBeGreaterThan(40);
  expect(await cells.count()).toBeLessThan((rows - 2) * 15);
  await expectNoViolations(demoPage, STRUCTURE);

  await rankings.keywords().first().getByRole("link").focus();
  await demoPage.keyboard.press("End");
  await expect.poll(() => rankings.getFocused()).toEqual({ row: 3, column: columns });
  await demoPage.keyboard.press("Control+End");
  await expect.poll(() => rankings.getFocused()).toEqual({ row: rows, column: columns });
  const focused = demoPage.locator(":focus");
  await expect(focused).toBeInViewport({ ratio: 1 });
  await rankings.grid.evaluate((grid) => grid.parentElement?.scrollTo(0, 0));
  await expect(rankings.keywords().first()).toBeInViewport();
  await expect(focused).not.toBeInViewport();
  await demoPage.keyboard.press("ArrowUp");
  await expect.poll(() => rankings.getFocused()).toEqual({ row: rows - 1, column: columns });
  await expect(focused).toBeInViewport({ ratio: 1 });
  await demoPage.keyboard.press("Control+Home");
  await expect(rankings.grid.getByRole("button", { name: "Keyword" })).toBeFocused();

  await demoPage.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(cells).toHaveCount((rows - 2) * (columns - 1));
  await demoPage.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect.poll(() => cells.count()).toBeLessThan((rows - 2) * 15);
});
