import { expectNoViolations } from "../fixtures/axe";
import { trackOwn } from "../fixtures/own-app";
import { tabTo } from "../fixtures/tab-to";
import { expect, test } from "../fixtures/test";

test("a title starts from the live listing, takes a suggestion, is scored and compared", async ({
  userPage: page,
  account,
  request,
}) => {
  const app = await trackOwn(request, account);
  await page.goto(`/aso-tools/title-optimizer?for=${app.id}&country=us`);
  await expect(page.getByRole("textbox", { name: "App Name" })).toHaveValue(app.name);
  await expect(page.getByText("Edited")).toBeHidden();
  const fitting = page.getByRole("list", { name: "Keywords that fit in Keywords" });
  await fitting.getByRole("button", { name: /^Insert hurricane,tracker into Keywords/ }).click();
  await expect(page.getByRole("textbox", { name: "Keywords" })).toHaveValue("hurricane,tracker");
  const found = page.getByRole("region", { name: "Search result on iPhone" });
  await expect(found).toContainText(app.name);
  await page.getByRole("group", { name: "Theme of the preview" }).getByText("Dark").click();
  await expectNoViolations(page);

  await page.getByRole("button", { name: "Score this title" }).click();
  const versions = page.getByRole("table", { name: "Scored versions" });
  await expect(versions.getByText(/^Live/)).toBeVisible();
  await page.getByRole("textbox", { name: "App Name" }).fill(`${app.name} Pro`);
  await expect(page.getByText("Edited")).toBeVisible();
  await versions.getByRole("button", { name: /^More actions/ }).click();
  await page.getByRole("menuitem", { name: "Compare…" }).click();
  const dialog = page.getByRole("dialog", { name: "Compare versions" });
  await expect(dialog.getByRole("region", { name: "App Name" }).locator("ins")).toContainText("Pro");
  await expectNoViolations(page, { within: "[role=dialog]" });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Reset App Name to live" }).click();
  await expect(page.getByRole("textbox", { name: "App Name" })).toHaveValue(app.name);
});

test("a description opens with the live text, takes a keyword and shows its first three lines", async ({
  userPage: page,
  account,
  request,
}) => {
  const app = await trackOwn(request, account);
  await page.goto(`/aso-tools/description-optimizer?for=${app.id}&country=us`);
  const text = page.getByRole("textbox", { name: "Description" });
  await expect(text).not.toHaveValue("");
  const lines = page
    .getByRole("region", { name: "Product page on iPhone" })
    .getByRole("group", { name: "First three lines" });
  await expect(lines.getByText("more", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Insert hurricane tracker into Description/ }).click();
  await expect(text).toHaveValue(/hurricane tracker/);
  await page.getByRole("group", { name: "Device" }).getByText("Android").click();
  await expect(page.getByRole("region", { name: "Search result on Android" })).toContainText(app.name);
  await expectNoViolations(page);
});

test("a description is written, saved and compared by keyboard", async ({
  userPage: page,
  account,
  request,
}) => {
  const { keyboard } = page;
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const app = await trackOwn(request, account);
  await page.goto(`/aso-tools/description-optimizer?for=${app.id}&country=us`);
  const text = page.getByRole("textbox", { name: "Description" });
  await tabTo(page, text);
  const live = await text.inputValue();
  await tabTo(page, button("Score this description"));
  await keyboard.press("Enter");
  const versions = page.getByRole("table", { name: "Scored versions" });
  await expect(versions.getByText(/^Live/)).toBeVisible();

  await tabTo(page, text, "Shift+Tab");
  await keyboard.press("ControlOrMeta+Home");
  await keyboard.type("Plan your day. ");
  await tabTo(page, button(/^Insert hurricane tracker into Description/));
  await keyboard.press("Enter");
  await expect(text).toHaveValue(/hurricane tracker/);
  await expect(text).toBeFocused();
  await tabTo(page, button("Score this description"));
  await keyboard.press("Enter");
  const opens = versions.getByRole("button", { name: /^Open the version/ });
  await expect(opens).toHaveCount(2);

  await tabTo(page, button("Save").first(), "Shift+Tab");
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Name" })).toBeFocused();
  await keyboard.type("Launch");
  await keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Draft" })).toContainText("Launch");
  await expect(button("Save").first()).toBeFocused();

  const more = versions.getByRole("button", { name: /^More actions/ }).first();
  await tabTo(page, more);
  await keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Compare…" })).toBeFocused();
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Compare versions" });
  await expect(dialog.locator("ins").first()).toContainText("Plan");
  await keyboard.press("Escape");
  await expect(more).toBeFocused();
  await tabTo(page, opens.last());
  await keyboard.press("Enter");
  await expect(text).toHaveValue(live);
  await expect(text).toBeFocused();
  await expect(text).toBeInViewport();
});

test("the generator finds ideas, looks up all figures on its own and adds a topic to the list", async ({
  userPage: page,
  account,
  request,
}) => {
  const app = await trackOwn(request, account);
  await page.goto(`/aso-tools/keyword-generator?for=${app.id}&country=us`);
  // Keywords of the second seed were never looked up, even if this test has run on this site before.
  await page.getByRole("textbox", { name: "Seeds" }).fill(`rain, gust${Date.now()}`);
  await page.getByRole("button", { name: "Generate keywords" }).click();
  const table = page.getByRole("table", { name: "Keyword ideas" });
  await expect(table.getByRole("row").nth(2)).toBeVisible();
  const progress = page.getByRole("progressbar", { name: "Looking up figures" });
  await expect(progress).toBeVisible();
  await expect(progress).toBeHidden();
  await page.getByRole("combobox", { name: "Relevance" }).selectOption("15% or more");
  await expectNoViolations(page);
  await table
    .getByRole("button", { name: /^Select / })
    .first()
    .click();
  await page.getByRole("button", { name: "Track selected" }).click();
  await expect(page.getByText("Keywords tracked")).toBeVisible();
  await expect(table.getByText("Tracked").first()).toBeVisible();
});
