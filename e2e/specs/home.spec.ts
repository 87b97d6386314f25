import { contentEndpoints } from "@listwise/contracts/content";
import { limitsEndpoints } from "@listwise/contracts/limits";
import { measureLayoutShift } from "../fixtures/measure-layout-shift";
import { searchStore } from "../fixtures/store-api";
import { expectRemoteReady } from "../fixtures/remotes/remotes";
import { expect, test } from "../fixtures/test";
import { HomePage } from "../pages/home.page";
import { SitePage } from "../pages/site.page";

test("the home page's search lists the same apps as the signed-in search", async ({
  page,
  request,
  account,
}) => {
  const home = new HomePage(page);
  await home.open();
  await expect(home.results).toHaveCount(5);
  await home.search("sleep", "Germany");
  const ranked = await searchStore(request, account, "sleep", "de");
  for (const [index, { name }] of ranked.slice(0, 5).entries()) {
    await expect(home.results.nth(index)).toContainText(name);
  }
  await expect(page.getByText(/Sample data · .* as of/)).toBeVisible();
});

test("the home page shows real totals with their source", async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await expect(home.figures.getByText("apps in the catalog")).toBeVisible();
  await expect(home.figures.getByText("Sample data")).toBeVisible();
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test(`the home page and pricing have no layout shift at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const path of ["/", "/pricing"]) {
      await page.goto(path);
      await expect(page.getByRole("link", { name: /^Get started \(Pro\)/ })).toBeAttached();
      expect(await measureLayoutShift(page)).toBeLessThanOrEqual(0.05);
    }
  });
}

test("the anchors in the top bar lead to the home page's sections", async ({ page }) => {
  const site = new SitePage(page);
  const painted = await page.request.get("/", { headers: { accept: "text/html" } });
  expect(await painted.text()).toContain('href="/#features"');
  await page.goto("/");
  await expectRemoteReady(page, "mfe-content");
  for (const [name, heading] of [
    ["Features", "Everything between a keyword and its rank"],
    ["Pricing", "Plans that grow with your apps"],
    ["FAQ", "Questions, answered"],
  ] as const) {
    await site.mainMenu.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(`/#${name.toLowerCase()}`);
    await expect(site.main.getByRole("heading", { name: heading })).toBeInViewport();
  }
});

test("pricing compares the plans' real limits and links to registration", async ({ page, request }) => {
  const answer = await request.get(`/api${limitsEndpoints.publicPlans.path}`);
  const { data } = limitsEndpoints.publicPlans.response.parse(await answer.json());
  await page.goto("/pricing");
  const table = page.getByRole("table", { name: "Compare every feature" });
  const apps = table.getByRole("row", { name: /^Tracked apps/ }).getByRole("cell");
  await expect(apps).toHaveText(data.map(({ limits }) => String(limits.max_tracked_apps)));
  await expect(page.getByText("This site doesn't take payments")).toBeVisible();
  await page.getByRole("link", { name: /^Get started \(Pro\)/ }).click();
  await expect(page).toHaveURL("/register?plan=pro");
});

test("pricing marks the signed-in user's plan", async ({ memberPage }) => {
  await memberPage.goto("/pricing");
  await expect(memberPage.getByRole("columnheader", { name: "Free Your plan" })).toBeVisible();
  await memberPage.getByRole("link", { name: "See usage (Free)" }).click();
  await expect(memberPage).toHaveURL("/subscription");
});

test("S62: the raw response of the terms page is shown as text, whatever it contains", async ({ page }) => {
  await page.route(`**/api${contentEndpoints.pageBySlug.path.replace("{slug}", "terms")}`, async (route) => {
    const answer = await route.fetch();
    const body = contentEndpoints.pageBySlug.response.parse(await answer.json());
    body.data.content = `<img src="x" onerror="document.title='owned'"><script>document.title = "owned"</script>`;
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto("/test-api");
  await page.getByRole("button", { name: "Fetch the terms page" }).click();
  const answer = page.getByRole("region", { name: "Response", exact: true });
  await expect(answer).toContainText("<script>document.title");
  await expect(answer.locator("*")).toHaveCount(0);
  await expect(page).not.toHaveTitle("owned");
});

test("without a payment provider, the page after a payment shows a note", async ({ memberPage }) => {
  await memberPage.goto("/subscription/success");
  await expect(memberPage.getByRole("heading", { name: "No payment was made" })).toBeVisible();
});

test("dismissed first steps stay dismissed after a reload, and return on request", async ({ userPage }) => {
  const steps = userPage.getByRole("region", { name: "Get started" });
  await userPage.goto("/dashboard");
  await steps.getByRole("button", { name: "Dismiss" }).click();
  await userPage.reload();
  await expect(userPage.getByText("No own app yet")).toBeVisible();
  await expect(steps).toBeHidden();
  await userPage.getByRole("button", { name: "Show first steps" }).click();
  await expect(steps).toBeVisible();
});
