// The most used interactions of signed-in users, for `pnpm bench --interactions`.

/** @import { Locator, Page } from "@playwright/test" */

/** Ten keys per second, which is fast typing. */
const KEY_INTERVAL_MS = 100;

/**
 * An interaction on a page for signed-in users. `act` ends when the page shows its result, and `undo` prepares the next
 * round; `prepare` runs before each round and isn't measured.
 * @typedef {{ name: string, path: string, on?: string, prepare?: Step, act: Step, undo?: Step }} Interaction
 * @typedef {(page: Page, round: number) => Promise<unknown>} Step
 */

const type = (/** @type {Locator} */ field, /** @type {string} */ text) =>
  field.pressSequentially(text, { delay: KEY_INTERVAL_MS });
const closeWithEscape = (/** @type {Page} */ page) => page.keyboard.press("Escape");
const getRows = (/** @type {Page} */ page) =>
  page
    .getByRole("grid")
    .getByRole("row")
    .filter({ has: page.getByRole("checkbox") });
const getThemeDialog = (/** @type {Page} */ page) => page.getByRole("dialog", { name: "Customize Theme" });
const getPalette = (/** @type {Page} */ page) => page.getByRole("dialog", { name: "Command palette" });
const getFilter = (/** @type {Page} */ page) => page.getByRole("searchbox", { name: "Filter keywords" });
const openPalette = async (/** @type {Page} */ page) => {
  await page.getByRole("button", { name: "Search and commands" }).click();
  await getPalette(page).getByRole("combobox").waitFor();
};

/**
 * Returns the most used interactions.
 * @param {string} address of the dashboard of an app
 * @returns {Interaction[]}
 */
export const listInteractions = (address) => [
  {
    name: "open the menu",
    path: "/dashboard",
    on: "phone",
    act: async (page) => {
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("navigation", { name: "Menu" }).waitFor();
    },
    undo: closeWithEscape,
  },
  {
    name: "open the app switcher",
    path: "/dashboard",
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Current app: / })
        .filter({ visible: true })
        .click();
      await page.getByRole("dialog", { name: "Switch app" }).waitFor();
    },
    undo: closeWithEscape,
  },
  {
    name: "switch the range of a chart",
    path: address,
    act: (page, round) =>
      page
        .getByRole("radio", { name: round % 2 === 0 ? "90 days" : "30 days" })
        .locator("..")
        .click(),
  },
  {
    name: "filter keywords",
    path: "/keywords",
    act: (page) => type(getFilter(page), "rain"),
    undo: (page) => getFilter(page).fill(""),
  },
  {
    name: "sort keywords",
    path: "/keywords",
    on: "desktop",
    act: (page) => page.getByRole("columnheader").getByRole("button", { name: "Popularity" }).first().click(),
  },
  {
    name: "select a keyword",
    path: "/keywords",
    act: (page) => getRows(page).first().getByRole("checkbox").click(),
  },
  {
    name: "open a keyword",
    path: "/keywords",
    act: async (page) => {
      await getRows(page).first().getByRole("link").first().click();
      await page.waitForURL(/\/keyword\//);
    },
    undo: async (page) => {
      await page.goBack();
      await getRows(page).first().waitFor();
    },
  },
  {
    name: "track a keyword",
    path: "/keywords",
    prepare: (page, round) =>
      page
        .getByRole("form", { name: "Track a keyword" })
        .getByLabel("Keyword")
        .fill(`bench keyword ${page.viewportSize()?.width} ${round}`),
    act: (page) => page.getByRole("button", { name: "Track keyword" }).click(),
  },
  { name: "open the palette", path: "/tracked-apps", act: openPalette, undo: closeWithEscape },
  {
    name: "type in the palette",
    path: "/tracked-apps",
    prepare: openPalette,
    act: (page) => type(getPalette(page).getByRole("combobox"), "weather"),
    undo: closeWithEscape,
  },
  {
    name: "switch the theme",
    path: "/tracked-apps",
    prepare: async (page) => {
      await page.getByRole("button", { name: "User menu" }).click();
      await page.getByRole("menuitem", { name: "Customize Theme" }).click();
      await getThemeDialog(page).waitFor();
    },
    act: (page, round) =>
      getThemeDialog(page)
        .getByRole("radio", { name: round % 2 === 0 ? "Dark" : "Light" })
        .locator("..")
        .click(),
    undo: closeWithEscape,
  },
];
