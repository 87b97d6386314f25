// Steps on pages before a picture is taken.

/** @import { Page } from "@playwright/test" */

const MAX_TRIES = 40;
const TRY_MS = 2000;

/** Returns a function that returns the card with a title. */
export const getCard = (/** @type {string | RegExp} */ name) => (/** @type {Page} */ page) =>
  page.getByRole("region", { name, exact: true }).first();

/** Presses the first button with a name. */
export const press = (/** @type {Page} */ page, /** @type {string | RegExp} */ name) =>
  page.getByRole("button", { name }).first().click();

/** Waits until the first rows of the keyword ideas have figures. */
export async function waitForFigures(/** @type {Page} */ page) {
  const rows = page.getByRole("table", { name: "Keyword ideas" }).locator("tbody tr");
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const texts = (await rows.allInnerTexts()).slice(0, 8);
    if (texts.length === 8 && !texts.some((text) => text.includes("–"))) return;
    await page.waitForTimeout(TRY_MS);
  }
  throw new Error("The ideas have no figures.");
}

/** Waits until Discover has suggestions that are checked; a new site finds them in the background. */
export async function waitForSuggestions(/** @type {Page} */ page) {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const isEmpty = (await page.getByRole("table", { name: "Keywords to add" }).count()) === 0;
    if (!isEmpty && (await page.getByText("Checking…").count()) === 0) return;
    await page.waitForTimeout(TRY_MS);
    if (isEmpty) await page.reload({ waitUntil: "networkidle" });
  }
  throw new Error("There are no suggestions.");
}

/** Opens the Localization Helper with French next to the base language. */
export async function openFrench(/** @type {Page} */ page) {
  await page.getByRole("button", { name: "Fetch App Store Data", disabled: false }).waitFor();
  await page.getByRole("searchbox", { name: "Search languages" }).fill("French (France)");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "App Name, French (France)", exact: true }).waitFor();
}

/** Adds a picture of a phone's screen: the home page of the site itself. */
export async function addScreen(/** @type {Page} */ page) {
  const phone = await page.context().newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(new URL("/keywords", page.url()).href);
  await phone.waitForLoadState("networkidle");
  const buffer = await phone.screenshot();
  await phone.close();
  await page
    .getByLabel("App screenshots")
    .setInputFiles({ name: "screen.png", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: "Replace image" }).waitFor();
  await page.getByRole("textbox", { name: "Caption" }).fill("Rain in the next hour");
}
