import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { appsEndpoints } from "@listwise/contracts/apps";
import { z } from "@listwise/contracts/zod";
import { expect, test, type Account } from "../fixtures/test";
import { AppDetails } from "../pages/app-details";

const NETWORK = /net::ERR|Failed to load resource/;

/** Finds an app with the store's search in a country. */
async function findApp(
  page: Page,
  { session }: Account,
  country = "us",
): Promise<{ id: number; name: string }> {
  const answer = await page.request.get(`/api/apps/search?q=weather&limit=3&country=${country}`, {
    headers: { Authorization: `Bearer ${session.token}` },
  });
  const { results } = z.parse(appsEndpoints.search.response, await answer.json());
  const app = results.at(-1);
  if (!app) throw new Error("The store finds no weather app.");
  return app;
}

/** Records the places and sizes of an element from now on, without its animations. Runs in the page. */
function recordPlaces(element: HTMLElement): void {
  const places: string[] = [];
  Reflect.set(window, "places", places);
  const look = () => {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight, parentElement } = element;
    const place = [offsetLeft, offsetTop, offsetWidth, offsetHeight, parentElement?.scrollTop].join(" ");
    if (!places.includes(place)) places.push(place);
    requestAnimationFrame(look);
  };
  look();
}

/** The first bytes of each file format. */
// All data types are chosen, so CSV is an archive of several tables.
const beginnings = { CSV: /^PK/, JSON: /^\{/, PDF: /^%PDF-/, Excel: /^PK/, ZIP: /^PK/ };
const endings = { CSV: "zip", JSON: "json", PDF: "pdf", Excel: "xlsx", ZIP: "zip" };

const tabs = {
  overview: "Overview",
  "keyword-rankings": "Rankings",
  "aso-score": "ASO score",
  screenshots: "Screenshots",
  analysis: "Analysis",
  reviews: "Reviews",
  "quick-actions": "Quick actions",
};

test("every tab has an address on a page of any remote; closing keeps the page", async ({
  memberPage,
  member,
}) => {
  const { id, name } = await findApp(memberPage, member);
  const details = new AppDetails(memberPage);
  for (const [tab, label] of Object.entries(tabs)) {
    await memberPage.goto(`/subscription?app=${id}&tab=${tab}`);
    await expect(memberPage.getByRole("dialog", { name })).toBeVisible();
    await expect(details.tab(label)).toHaveAttribute("aria-selected", "true");
    await expect(details.dialog.getByRole("alert")).toHaveCount(0);
  }
  const british = await findApp(memberPage, member, "gb");
  await memberPage.goto(`/pricing?app=${british.id}&tab=reviews&country=gb`);
  await expect(details.country("United Kingdom")).toHaveAttribute("aria-pressed", "true");
  await details.close();
  await expect(memberPage).toHaveURL("/pricing");
  await memberPage.goto(`/pricing?page-country=de&app=${british.id}&tab=reviews&country=gb`);
  await expect(details.country("United Kingdom")).toHaveAttribute("aria-pressed", "true");
  await details.close();
  await expect(memberPage).toHaveURL("/pricing?country=de");
});

for (const width of [390, 768, 1280, 1440]) {
  test(`the dialog keeps its place and size in every tab at ${width} pixels`, async ({
    memberPage,
    member,
  }) => {
    const { id } = await findApp(memberPage, member);
    const details = new AppDetails(memberPage);
    await memberPage.setViewportSize({ width, height: 900 });
    await memberPage.goto(`/tracked-apps?app=${id}&tab=overview`);
    await expect(details.tab("Overview")).toHaveAttribute("aria-selected", "true");
    await details.dialog.evaluate(recordPlaces);
    for (const label of Object.values(tabs)) {
      await details.chooseTab(label);
      await expect(details.tab(label)).toHaveAttribute("aria-selected", "true");
      await expect(details.dialog.locator('[aria-busy="true"]')).toHaveCount(0);
    }
    expect(await memberPage.evaluate(() => Reflect.get(window, "places"))).toHaveLength(1);
    const isFilled = await details.dialog.evaluate(
      ({ offsetHeight, offsetTop }: HTMLElement) =>
        offsetTop + offsetHeight <= innerHeight && offsetHeight > 850,
    );
    expect(isFilled, "the window is filled and not exceeded").toBe(true);
  });
}

test("arrow keys move between the tabs; Escape closes the nested dialog, then the details", async ({
  memberPage,
  member,
}) => {
  const { id } = await findApp(memberPage, member);
  const details = new AppDetails(memberPage);
  await memberPage.goto(`/tracked-apps?app=${id}&tab=reviews`);
  await details.tab("Reviews").focus();
  await memberPage.keyboard.press("ArrowRight");
  await expect(details.tab("Quick actions")).toBeFocused();
  await memberPage.keyboard.press("ArrowRight");
  await expect(details.tab("Overview")).toBeFocused();
  await expect(memberPage).toHaveURL(/tab=overview/);
  await memberPage.keyboard.press("End");

  const opener = details.dialog.getByRole("button", { name: "Export App Data" });
  await opener.focus();
  await memberPage.keyboard.press("Enter");
  const nested = memberPage.getByRole("dialog", { name: "Export App Data" });
  await expect(nested.locator(":focus"), "the dialog has the focus").toHaveCount(1);
  // Escape belongs to the new dialog as soon as the page has finished opening it.
  await memberPage.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await memberPage.keyboard.press("Escape");
  await expect(nested).toBeHidden();
  await expect(opener).toBeFocused();
  await memberPage.keyboard.press("Escape");
  await expect(details.dialog).toBeHidden();
});

test("F30: reviews that require a tracked app: it is tracked once, one retry, then the message", async ({
  userPage,
  account,
  log,
}) => {
  const { id } = await findApp(userPage, account);
  const refusal = { success: false, code: "APP_NOT_TRACKED", message: "Track it first.", requestId: "e2e" };
  await userPage.route(/\/api\/apps\/\d+\/reviews\?/, (route) =>
    route.fulfill({ status: 404, json: refusal }),
  );
  await userPage.goto(`/tracked-apps?app=${id}&tab=reviews`);
  await expect(userPage.getByText("App tracked", { exact: true })).toBeVisible();
  const message = "Failed to load app reviews. The app may need to be tracked first.";
  await expect(userPage.getByText(message)).toBeVisible();
  expect(log.requests.filter((url) => /\/apps\/\d+\/reviews\?/.test(url))).toHaveLength(2);
  expect(log.requests.filter((url) => /\/apps\/follow(-by-store-id)?$/.test(url))).toHaveLength(1);
  await expect(new AppDetails(userPage).dialog.getByRole("button", { name: /^Untrack/ })).toBeVisible();
  log.expectProblem(NETWORK);
});

test("every format is prepared and downloaded with the right content", async ({ demoPage, demo }) => {
  const { id } = await findApp(demoPage, demo);
  const details = new AppDetails(demoPage);
  await demoPage.goto(`/tracked-apps?app=${id}&tab=quick-actions`);
  await details.openExport();
  for (const format of ["CSV", "JSON", "PDF", "Excel", "ZIP"] as const) {
    const [download] = await Promise.all([demoPage.waitForEvent("download"), details.startExport(format)]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`-${id}-\\d{8}T\\d{6}Z\\.${endings[format]}$`));
    const content = await readFile(await download.path(), "latin1");
    expect(content.replace(/^ï»¿/, "")).toMatch(beginnings[format]);
  }
});

test("F31: an interrupted download shows an error and saves nothing; Retry saves it", async ({
  userPage,
  account,
  log,
}) => {
  const { id } = await findApp(userPage, account);
  const details = new AppDetails(userPage);
  let downloads = 0;
  userPage.on("download", () => (downloads += 1));
  await userPage.route(/\/api\/exports\/[^/]+\/file/, (route) => route.abort("connectionreset"));
  await userPage.goto(`/tracked-apps?app=${id}&tab=quick-actions`);
  await details.openExport();
  await details.startExport("CSV");
  await expect(userPage.getByText("There was a problem exporting your data.")).toBeVisible();
  expect(downloads).toBe(0);

  await userPage.unroute(/\/api\/exports\/[^/]+\/file/);
  // After a reload the file is still listed on the server.
  await userPage.reload();
  const [download] = await Promise.all([
    userPage.waitForEvent("download"),
    details.dialog.getByRole("button", { name: /^Download .*\.zip$/ }).click(),
  ]);
  expect((await readFile(await download.path())).length).toBeGreaterThan(0);
  log.expectProblem(NETWORK);
});

test("a shared analysis is readable without a login, contains the chosen parts, and ends when it is revoked", async ({
  userPage,
  account,
  browser,
}) => {
  const { id, name } = await findApp(userPage, account);
  await userPage.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await userPage.goto(`/tracked-apps?app=${id}&tab=quick-actions`);
  const details = new AppDetails(userPage);
  await details.dialog.getByRole("button", { name: "Share analysis" }).click();
  const dialog = userPage.getByRole("dialog", { name: "Share analysis" });
  await dialog.getByRole("checkbox", { name: "Include reviews" }).uncheck();
  await dialog.getByRole("button", { name: "Create link" }).click();
  await expect(userPage.getByText("Link copied")).toBeVisible();
  const { pathname } = new URL(await dialog.getByRole("textbox", { name: "Link" }).inputValue());
  expect(await userPage.evaluate(() => navigator.clipboard.readText())).toContain(pathname);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(pathname);
  await expect(visitor.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(visitor.getByRole("region", { name: "Listing" })).toBeVisible();
  await expect(visitor.getByRole("region", { name: "Reviews" })).toHaveCount(0);
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);

  await dialog.getByRole("button", { name: "Close" }).first().click();
  await details.dialog.getByRole("button", { name: /^Revoke the link/ }).click();
  await expect(userPage.getByText("Link revoked")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "This link doesn't work" })).toBeVisible();
  await visitor.context().close();
});
