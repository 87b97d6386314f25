// The pictures of the help pages: where each is taken, and the steps before.

import path from "node:path";
import { root } from "../lib/toolchain.mjs";
import { addScreen, getCard, openFrench, press, waitForFigures, waitForSuggestions } from "./steps.mjs";

/** @import { DemoAccount } from "./fill-demo-account.mjs" */
/** @import { Picture } from "./take-pictures.mjs" */

/** Returns a function that returns the path of a page for the pictures' app. */
const of =
  (/** @type {string} */ route) =>
  (/** @type {DemoAccount} */ { appId }) =>
    `${route}?for=${appId}&country=us`;

/** A name that is too long for the App Store. */
const LONG_NAME = "Radar météo, pluie et orages en direct";

const REPLY =
  "We're sorry about the trouble. The next version fixes it. Please write to us if it happens again.";

/** An icon to compare with the one in the store. */
const NEW_ICON = path.join(root, "backend/src/modules/site/assets/icon-512.png");

const LISTING = `Weather Radar shows rain, snow and storms on a live weather map.

Get storm alerts before the rain reaches you, and plan your day with an hourly weather forecast. The weather map loads
in a second, even with a weak connection, and the radar shows the last two hours and the next one.`;

/** @type {readonly Picture[]} */
export const PICTURES = [
  // First, because it checks keywords that Discover then suggests.
  {
    name: "generator-ideas",
    getPath: of("/aso-tools/keyword-generator"),
    async prepare(page) {
      await page.getByRole("textbox", { name: "Seeds" }).fill("rain, storm");
      await press(page, "Generate keywords");
      await page.getByRole("table", { name: "Keyword ideas" }).waitFor();
      await waitForFigures(page);
    },
    getTop: (page) => page.getByRole("table", { name: "Keyword ideas" }),
  },
  { name: "dashboard", getPath: of("/dashboard") },
  { name: "keywords-list", getPath: of("/keywords") },
  { name: "discover", getPath: of("/keywords/discover"), prepare: waitForSuggestions },
  { name: "compare", getPath: of("/keywords/compare") },
  { name: "tracked-apps", getPath: () => "/tracked-apps" },
  { name: "rankings", getPath: of("/rankings") },
  { name: "alerts", getPath: of("/alerts") },
  { name: "checklists", getPath: of("/app-launch-checklists") },
  { name: "checklist", getPath: ({ checklistId }) => `/app-launch-checklist/${checklistId}` },
  { name: "report-builder", getPath: of("/reports/new") },
  {
    name: "density",
    getPath: of("/aso-tools"),
    async prepare(page) {
      await page.getByRole("textbox", { name: "Text to analyze" }).fill(LISTING);
      await press(page, "Analyze");
      await page.getByRole("table").first().waitFor();
    },
  },
  { name: "generator", getPath: of("/aso-tools/keyword-generator") },
  { name: "title-optimizer", getPath: of("/aso-tools/title-optimizer"), getTop: getCard("Texts") },
  {
    name: "title-score",
    getPath: of("/aso-tools/title-optimizer"),
    async prepare(page) {
      await press(page, "Score this title");
      await page.getByRole("table", { name: "Scored versions" }).waitFor();
    },
    getTop: getCard("Score"),
  },
  {
    name: "description-optimizer",
    getPath: of("/aso-tools/description-optimizer"),
    getTop: getCard("Text"),
  },
  {
    name: "description-words",
    getPath: of("/aso-tools/description-optimizer"),
    getTop: getCard("Words and readability"),
  },
  { name: "competitor-analyzer", getPath: of("/aso-tools/competitor-analyzer") },
  {
    name: "competitor-keywords",
    getPath: of("/aso-tools/competitor-analyzer"),
    async prepare(page) {
      await page.getByRole("tab", { name: "Keywords" }).click();
    },
  },
  {
    name: "icon-analyzer",
    getPath: of("/aso-tools/icon-analyzer"),
    async prepare(page) {
      await page.locator("input[type=file]").first().setInputFiles(NEW_ICON);
      await page.getByText("Icon score").nth(1).waitFor();
    },
    getTop: getCard(/^Icon of/),
  },
  {
    name: "icon-shelf",
    getPath: of("/aso-tools/icon-analyzer"),
    async prepare(page) {
      await page.getByLabel("Keyword", { exact: true }).fill("weather radar");
      await press(page, "Show");
      await page.getByRole("list", { name: /^Results for/ }).waitFor();
    },
    getTop: getCard("Search results"),
  },
  {
    name: "localization",
    getPath: of("/aso-tools/localization-helper"),
    prepare: openFrench,
    getTop: getCard("Translation Manager"),
  },
  {
    name: "localization-export",
    getPath: of("/aso-tools/localization-helper"),
    async prepare(page) {
      await openFrench(page);
      await page.getByRole("textbox", { name: "App Name, French (France)", exact: true }).fill(LONG_NAME);
      await page
        .getByRole("textbox", { name: "Subtitle, French (France)", exact: true })
        .fill("Alertes pluie et orages");
      await press(page, "Export StoreHelper");
      await page.getByRole("dialog").waitFor();
    },
    isDialog: true,
  },
  {
    name: "translation",
    getPath: of("/aso-tools/localization-helper"),
    async prepare(page) {
      await openFrench(page);
      await press(page, "Auto Translate All");
      await page.getByRole("button", { name: /^French.*error/ }).waitFor();
    },
    getTop: (page) => page.getByRole("tablist", { name: "Fields" }),
  },
  {
    name: "keyword-field",
    getPath: of("/aso-tools/localization-helper"),
    async prepare(page) {
      await press(page, "Assign keyword fields");
      await page.getByRole("dialog").getByRole("button", { name: "Assign" }).click();
      await page.getByRole("button", { name: "Export assignment" }).waitFor();
      await page.locator("summary").filter({ hasText: "English (US)" }).click();
    },
    isDialog: true,
  },
  {
    name: "screenshot-generator",
    getPath: of("/aso-tools/screenshot-generator"),
    prepare: addScreen,
    getTop: getCard("Screens"),
  },
  {
    name: "screenshot-export",
    getPath: of("/aso-tools/screenshot-generator"),
    prepare: addScreen,
    getTop: getCard("Export"),
  },
  { name: "review-manager", getPath: of("/aso-tools/review-manager") },
  {
    name: "review-reply",
    getPath: of("/aso-tools/review-manager"),
    async prepare(page) {
      await press(page, "Reply");
      await page.getByRole("textbox", { name: /^Reply to/ }).fill(REPLY);
    },
    getTop: getCard("Reviews"),
  },
];
