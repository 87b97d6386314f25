import type { Page } from "@playwright/test";
import { enableDataSaver } from "../fixtures/data-saver";
import { expectRemoteReady } from "../fixtures/remotes/remotes";
import { expect, test } from "../fixtures/test";

// Public pages that can be used without the application: it starts when someone needs it, or when the page has been quiet.

test.use({ startsImmediately: false });

const POST = /What a keyword rank tells you/;

/** Opens a page without its application, and returns the scripts that it requests from then on. */
async function openDocument(page: Page, path: string): Promise<string[]> {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  // The page never becomes quiet, so that only the visitor starts the application.
  await enableDataSaver(page);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("#first-view")).toBeVisible();
  expect(scripts).toEqual([]);
  return scripts;
}

test("links work without the application", async ({ page }) => {
  const scripts = await openDocument(page, "/blog");
  await page.getByRole("main").getByRole("link", { name: POST }).click();
  await expect(page.getByRole("heading", { level: 1, name: POST })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
});

test("a search that is typed starts the application and goes on in it", async ({ page }) => {
  await openDocument(page, "/blog");
  await page.getByRole("searchbox", { name: "Search posts" }).pressSequentially("keyword rank");
  await expectRemoteReady(page, "mfe-content");
  await expect(page.getByRole("searchbox", { name: "Search posts" })).toHaveValue("keyword rank");
  await expect(page.getByRole("searchbox", { name: "Search posts" })).toBeFocused();
});

test("the search of the home page keeps its text, its country and the keys that come too early", async ({
  page,
}) => {
  await openDocument(page, "/");
  await expect(page.getByRole("list", { name: "Top apps for weather radar" })).toBeVisible();
  await page.getByRole("combobox", { name: "Country" }).selectOption("Germany");
  await page.getByRole("searchbox", { name: "Keyword" }).fill("sleep");
  await page.getByRole("searchbox", { name: "Keyword" }).press("Enter");
  await expectRemoteReady(page, "mfe-content");
  const results = page.getByRole("status").filter({ hasText: "for sleep in Germany" });
  await expect(results).toBeAttached();
  await expect(page.getByRole("searchbox", { name: "Keyword" })).toBeFocused();
  await expect(page.getByRole("combobox", { name: "Country" })).toHaveValue("de");
});

test("a suggestion that is clicked early is searched for", async ({ page }) => {
  await openDocument(page, "/");
  await page.getByRole("button", { name: "sleep sounds" }).click();
  await expectRemoteReady(page, "mfe-content");
  await expect(page.getByRole("list", { name: "Top apps for sleep sounds" })).toBeVisible();
});

test("an answer that was opened stays open", async ({ page }) => {
  await openDocument(page, "/");
  await page.getByText("What does it cost?").click();
  await expect(page.getByText("New accounts start on the free plan")).toBeVisible();
  await page.keyboard.press("Shift");
  await expectRemoteReady(page, "mfe-content");
  await expect(page.getByText("New accounts start on the free plan")).toBeVisible();
});

test("a message that is sent before the application has started is sent by it", async ({ page }) => {
  await openDocument(page, "/contact");
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill("ada@visitor.example");
  await page.getByLabel("Subject").fill("A question");
  await page.getByLabel("Message").fill("Do you track ranks on the iPad?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { name: "Message sent" })).toBeVisible();
});

for (const [way, open] of [
  ["its button", (page: Page) => page.getByRole("button", { name: "Search and commands" }).click()],
  ["its shortcut", (page: Page) => page.keyboard.press("Control+k")],
] as const) {
  test(`${way} opens the palette once the application has started`, async ({ page }) => {
    await openDocument(page, "/blog");
    await open(page);
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    await expectRemoteReady(page, "mfe-content");
  });
}

test("on a phone, the menu opens immediately and stays open when the application takes over", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDocument(page, "/blog");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  await page.locator("summary").click();
  await expect(menu.getByRole("link", { name: "Pricing" })).toBeVisible();

  await page.keyboard.press("Shift");
  await expectRemoteReady(page, "mfe-content");
  await expect(menu.getByRole("link", { name: "Pricing" })).toBeVisible();
  await menu.getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(/pricing/);
});

test("the application starts on its own when a page has been quiet, and keeps the place", async ({
  page,
}) => {
  await page.goto("/guides/build-a-keyword-list");
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  await expectRemoteReady(page, "mfe-content");
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});

test("users start it immediately", async ({ demoPage }) => {
  await enableDataSaver(demoPage);
  await demoPage.goto("/blog");
  await expectRemoteReady(demoPage, "mfe-content");
});
