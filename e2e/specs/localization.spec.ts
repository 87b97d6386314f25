import { readFile } from "node:fs/promises";
import type { Download } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe";
import { tabTo } from "../fixtures/tab-to";
import { expect, test } from "../fixtures/test";
import { LocalizationHelperPage } from "../pages/localization-helper.page";

/** Languages with their names in the page. */
const LANGUAGES = {
  "de-DE": "German",
  "fr-FR": "French (France)",
  no: "Norwegian",
  "it-IT": "Italian",
  "ja-JP": "Japanese",
  "ko-KR": "Korean",
  "nl-NL": "Dutch",
  "pl-PL": "Polish",
  "es-MX": "Spanish (Mexico)",
  "zh-Hant": "Chinese (Traditional)",
};
const ANDROID_FIELDS = ["App Name", "Short Description", "Description", "Release Notes"];
const IOS_FIELDS = [...ANDROID_FIELDS, "Subtitle", "Keywords"];

test("a listing is localized by keyboard: add a language, write, review, save and export", async ({
  demoPage,
}) => {
  const page = new LocalizationHelperPage(demoPage);
  await page.open();
  await page.add("Danish");
  await expect(page.languages.getByRole("button", { name: /^Danish/ })).toHaveAttribute(
    "aria-current",
    "true",
  );
  const name = page.getText("App Name", "Danish");
  await name.focus();
  await demoPage.keyboard.press("ControlOrMeta+a");
  await demoPage.keyboard.type("Ordspil med alt for mange bogstaver");
  await expect(
    demoPage.getByText("App Name is 5 characters over the limit of 30. Shorten it."),
  ).toBeVisible();
  await expect(page.languages.getByRole("button", { name: /^Danish.*1 error/ })).toBeVisible();
  const subtitle = page.getText("Subtitle", "Danish");
  await subtitle.focus();
  await demoPage.keyboard.press("ControlOrMeta+a");
  await demoPage.keyboard.type("Et ord om dagen");

  await page.press("Export StoreHelper");
  await expect(page.dialog.getByRole("list", { name: "Problems" })).toContainText("Danish, App Name");
  await expectNoViolations(demoPage);
  const file: { appstore: Record<string, Record<string, string>> } = JSON.parse(
    await readFile(await (await page.confirmExport()).path(), "utf8"),
  );
  expect(file.appstore["da-DK"]).toEqual({ subtitle: "Et ord om dagen" });

  await name.focus();
  await demoPage.keyboard.press("ControlOrMeta+a");
  await demoPage.keyboard.type("Ordspil");
  await expect(page.languages.getByRole("button", { name: /^Danish.*error/ })).toHaveCount(0);
  await demoPage.keyboard.press("Alt+PageUp");
  await expect(name).toHaveCount(0);
  await expect(demoPage.locator(":focus")).toHaveAccessibleName(/^App Name, /);
  await demoPage.keyboard.press("Alt+PageDown");
  await expect(name).toBeFocused();
  await expectNoViolations(demoPage);

  const saved = demoPage.getByText("Translations saved successfully");
  await Promise.all([saved.waitFor(), page.press("Save Translations")]);
  await demoPage.reload();
  await expect(page.getText("App Name", "Danish")).toHaveValue("Ordspil");
});

/** Menu items and the input of each format, and the fields of the store that it is for. */
const FORMATS = [
  { format: "StoreHelper", input: "StoreHelper file", fields: IOS_FIELDS },
  { format: "fastlane deliver (App Store)", input: "fastlane archive", fields: IOS_FIELDS },
  { format: "fastlane supply (Google Play)", input: "fastlane archive", fields: ANDROID_FIELDS },
  { format: "App Store Connect (.json)", input: "App Store Connect file", fields: IOS_FIELDS },
  { format: "CSV", input: "CSV file", fields: IOS_FIELDS },
  { format: "Excel", input: "Excel workbook", fields: IOS_FIELDS },
];

test("problems are found, exported in spite of them and undone by keyboard", async ({ demoPage }) => {
  const { keyboard } = demoPage;
  const page = new LocalizationHelperPage(demoPage);
  const button = (name: string | RegExp) => demoPage.getByRole("button", { name });
  await page.open();
  await tabTo(demoPage, button(/^Add a language/));
  await keyboard.press("Enter");
  await expect(button("Add English (Australia)")).toBeFocused();
  // The languages to add are one stop.
  await keyboard.press("End");
  await expect(button("Add Catalan")).toBeFocused();
  await keyboard.press("Enter");
  const row = page.languages.getByRole("button", { name: /^Catalan/ });
  await expect(row).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await expect(button("Hide other languages")).toBeFocused();

  const name = page.getText("App Name", "Catalan");
  await tabTo(demoPage, name);
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type("Un nom amb massa lletres per a la botiga");
  await expect(page.languages.getByRole("button", { name: /^Catalan.*1 error/ })).toBeVisible();
  const next = button("Next problem");
  await tabTo(demoPage, next);
  await keyboard.press("Enter");
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();

  await tabTo(demoPage, button("Export StoreHelper"), "Shift+Tab");
  await keyboard.press("Enter");
  const override = page.dialog.getByRole("checkbox", { name: "Export texts with problems anyway" });
  await tabTo(demoPage, override);
  await keyboard.press("Space");
  await tabTo(demoPage, page.dialog.getByRole("button", { name: /^Export \d/ }));
  const download = demoPage.waitForEvent("download");
  await keyboard.press("Enter");
  const file: { appstore: Record<string, Record<string, string>> } = JSON.parse(
    await readFile(await (await download).path(), "utf8"),
  );
  expect(file.appstore["ca-ES"]).toMatchObject({ appName: "Un nom amb massa lletres per a la botiga" });

  await tabTo(demoPage, button("Undo App Name, Catalan"));
  await keyboard.press("Enter");
  await expect(page.languages.getByRole("button", { name: /^Catalan.*error/ })).toHaveCount(0);
  await expect(name).toBeFocused();
});

test("ten languages are exported in each format and imported again", async ({ demoPage }) => {
  const page = new LocalizationHelperPage(demoPage);
  const texts = Object.fromEntries(
    Object.keys(LANGUAGES).map((code, index) => [
      code,
      {
        appName: `Ord “${index}”, ünï`,
        subtitle: `=1+${index} i dag`,
        promotionalText: `Nyt, "i dag"; ${index}`,
        description: `Første linje ${index}\n\n- anden linje`,
        keywords: `ord,spil,${index}`,
        releaseNotes: `- rettet\n- ${index}`,
      },
    ]),
  );
  await page.open();
  await page.importFile("StoreHelper file", "texts.json", Buffer.from(JSON.stringify(texts)), "Korean");
  const written = await page.readTexts(Object.values(LANGUAGES));
  expect(written["Description, Korean"]).toBe("Første linje 5\n\n- anden linje");
  const files = new Map<string, Download>();
  for (const { format } of FORMATS) {
    await page.startExport(format);
    files.set(format, await page.confirmExport());
    await expect(page.dialog).toBeHidden();
  }

  for (const { format, input, fields } of FORMATS) {
    await demoPage.getByRole("button", { name: "Undo", exact: true }).first().focus();
    await demoPage.keyboard.press("Enter");
    await expect(page.languages.getByRole("button", { name: /^Korean/ })).toHaveCount(0);
    const file = files.get(format);
    if (!file) throw new Error(`There is no file of ${format}.`);
    await page.importFile(input, file.suggestedFilename(), await readFile(await file.path()), "Korean");
    const found = await page.readTexts(Object.values(LANGUAGES));
    const expected = Object.entries(written).filter(([label]) =>
      fields.some((field) => label.startsWith(field)),
    );
    expect(found, format).toMatchObject(Object.fromEntries(expected));
  }
});

test("the languages are at the left of the editor, and on a phone one after the other", async ({
  demoPage,
}) => {
  const page = new LocalizationHelperPage(demoPage);
  await page.open();
  const getBoxes = async () => {
    const [list, editor] = await Promise.all(
      ["Language Filter", "Translation Manager"].map((name) =>
        demoPage.getByRole("region", { name }).boundingBox(),
      ),
    );
    if (!list || !editor) throw new Error("A card has no box.");
    return { list, editor };
  };
  for (const width of [1440, 1280]) {
    await demoPage.setViewportSize({ width, height: 900 });
    const { list, editor } = await getBoxes();
    expect(list.x + list.width).toBeLessThan(editor.x);
  }
  await demoPage.setViewportSize({ width: 390, height: 844 });
  // The sidebar goes with the next rendering.
  await expect.poll(() => demoPage.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const { list, editor } = await getBoxes();
  expect(list.y + list.height).toBeLessThanOrEqual(editor.y);
});
