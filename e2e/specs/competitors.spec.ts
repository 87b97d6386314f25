import { expect, test } from "../fixtures/test";
import { SitePage } from "../pages/site.page";

test("an app is compared with its competitors: keywords with evidence, history, screenshots, icons", async ({
  demoPage,
}) => {
  await demoPage.goto("/aso-tools/competitor-analyzer?for=all");
  await new SitePage(demoPage).switchApp(/Notes/);
  await expect(demoPage.getByRole("article").first()).toContainText("Avg rank");

  await demoPage.getByRole("tab", { name: "Keywords" }).click();
  await demoPage.getByRole("button", { name: /^Not checked/ }).click();
  const keywords = demoPage.getByRole("table", { name: "Keywords of these apps" });
  await keywords.locator("button[aria-haspopup=dialog]").first().click();
  const evidence = demoPage.getByRole("dialog", { name: /^Evidence for/ });
  await expect(
    evidence.getByRole("row", { name: /Not checked (name|subtitle|description)/ }).first(),
  ).toBeVisible();
  await demoPage.keyboard.press("Escape");
  await demoPage.getByRole("button", { name: /^Check \d+ unchecked/ }).click();
  await expect(demoPage.getByText(/^Checking \d+ keyword/).first()).toBeVisible();

  await demoPage.getByRole("tab", { name: "Listing history" }).click();
  const history = demoPage.getByRole("table", { name: "Listing changes by day" });
  await expect(history.getByRole("columnheader")).toHaveCount(5);
  await demoPage.getByRole("button", { name: /^Subtitle/ }).click();
  await expect(history.locator("ins").first()).toBeVisible();

  await demoPage.getByRole("tab", { name: "Ratings and releases" }).click();
  await expect(demoPage.getByRole("table", { name: "Ratings and releases in this period" })).toBeVisible();

  await demoPage.getByRole("tab", { name: "Screenshots" }).click();
  await demoPage
    .getByRole("button", { name: /^Screenshot 1 of/ })
    .first()
    .click();
  await expect(demoPage.getByRole("dialog", { name: /^Screenshot 1 of/ })).toBeVisible();
  await demoPage.keyboard.press("ArrowRight");
  await expect(demoPage.getByRole("dialog", { name: /^Screenshot 2 of/ })).toBeVisible();
  await demoPage.keyboard.press("Escape");

  await demoPage.getByRole("tab", { name: "Icon Analysis" }).click();
  const shelf = demoPage.getByRole("list", { name: /^Results for/ });
  await expect(shelf.getByText("(yours)")).toBeAttached();
  await demoPage.getByRole("combobox", { name: "View" }).selectOption("deuteranopia");
  await expect(shelf.locator("img").first()).toBeVisible();
  await expect(demoPage.locator("[data-vision=deuteranopia]")).toHaveCSS(
    "filter",
    /icon-vision-deuteranopia/,
  );
});
