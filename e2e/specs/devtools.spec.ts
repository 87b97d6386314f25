import { expectNoViolations } from "../fixtures/axe";
import { expectRemoteReady } from "../fixtures/remotes/remotes";
import { expect, test } from "../fixtures/test";
import { SitePage } from "../pages/site.page";

test("an administrator sees what the page consists of, what passes the bus, and shares exactly these versions", async ({
  adminPage: page,
  browser,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/\/releases\/shell\/.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto("/keywords");
  const version = await expectRemoteReady(page, "mfe-tracking");
  const before = scripts.length;
  await page.getByRole("button", { name: "User menu" }).click();
  await page.getByRole("menuitem", { name: "Developer tools" }).click();
  const tools = page.getByRole("complementary", { name: "Developer tools" });
  await expect(tools.getByRole("heading", { name: "Developer tools" })).toBeFocused();
  expect(scripts.length, "their code loads on first use").toBeGreaterThan(before);

  const card = tools.getByRole("listitem").filter({ hasText: "mfe-tracking" });
  await expect(card).toContainText("It is live for everyone.");
  await expect(card).toContainText(/loaded in \d+ ms, mounted in \d+ ms/);
  await tools.getByRole("switch", { name: "Outline remotes on the page" }).check();
  await expect(new SitePage(page).slot("mfe-tracking")).toHaveCSS("outline-style", "dashed");
  await expectNoViolations(page);

  await tools.getByRole("tab", { name: "Events" }).click();
  await new SitePage(page).goTo("Rankings");
  await expect(tools.getByText("route:changed")).toBeVisible();

  await tools.getByRole("tab", { name: "Remotes" }).click();
  await tools.getByRole("button", { name: "Copy link to these versions" }).click();
  const link = await tools.getByRole("textbox", { name: "Link" }).inputValue();
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(
    other.getByRole("status").filter({ hasText: `mfe-tracking is pinned to ${version}` }),
  ).toBeVisible();
  await other.context().close();

  await page.keyboard.press("Alt+Shift+KeyD");
  await expect(tools).toHaveCount(0);
});
