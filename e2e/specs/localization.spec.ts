import { readFile } from "node:fs/promises";
import { expectNoViolations } from "../fixtures/axe";
import { expect, test } from "../fixtures/test";
import { LocalizationHelperPage } from "../pages/localization-helper.page";

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
  const { list, editor } = await getBoxes();
  expect(list.y + list.height).toBeLessThanOrEqual(editor.y);
  expect(await demoPage.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
