import { expect, test } from "../fixtures/test";
import { SitePage } from "../pages/site.page";

test("an app is compared with its competitors: a scrolling table of ranks, icons with simulated color blindness", async ({
  demoPage,
}) => {
  await demoPage.goto("/aso-tools/competitor-analyzer?for=all");
  await new SitePage(demoPage).switchApp(/Notes/);
  await expect(demoPage.getByRole("article").first()).toContainText("Avg rank");

  await demoPage.getByRole("tab", { name: "Keywords" }).click();
  const matrix = demoPage.getByRole("table", { name: "Rank of each app for each keyword" });
  expect(await matrix.getByRole("columnheader").count()).toBeGreaterThan(10);
  const { page, seen, table } = await matrix.evaluate(({ scrollWidth: width }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { page: scrollWidth, seen: clientWidth, table: width };
  });
  expect(table).toBeGreaterThan(seen);
  expect(page).toBe(seen);

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
