import type { APIRequestContext, Page } from "@playwright/test";
import { adminUserEndpoints } from "@listwise/contracts/admin";
import { appsEndpoints, type AppSummary } from "@listwise/contracts/apps";
import { ADMIN, logIn, type Account } from "../fixtures/accounts";
import { expectNoViolations } from "../fixtures/axe";
import { searchStore } from "../fixtures/store-api";
import { openSignedInBrowser } from "../fixtures/tabs";
import { expect, test } from "../fixtures/test";
import { SitePage } from "../pages/site.page";

/** Tracks two apps and returns them. */
async function trackTwo(request: APIRequestContext, account: Account): Promise<[AppSummary, AppSummary]> {
  const [one, two] = await searchStore(request, account, "weather", "us");
  if (!one || !two) throw new Error("The sample has too few apps.");
  for (const { id } of [one, two]) {
    const answer = await request.post(`/api${appsEndpoints.follow.path}`, {
      headers: { Authorization: `Bearer ${account.session.token}` },
      data: { appId: id, relation: "own" },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  return [one, two];
}

/** Pages by their entry in the sidebar. */
const PAGES = [
  ["Keywords", "/keywords"],
  ["Rankings", "/rankings"],
  ["Dashboard", "/dashboard"],
  ["Title Optimizer", "/aso-tools/title-optimizer"],
] as const;

/** Switches the app and waits until the server has stored the choice: loading another document would lose it. */
async function switchAndSave(page: Page, name: string): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith("/api/workspace") && answer.request().method() === "PUT",
  );
  await new SitePage(page).switchApp(name);
  await saved;
}

async function expectCurrent(page: Page, { id, name }: AppSummary): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`[?&]for=${id}(&|$)`));
  await expect(new SitePage(page).currentApp).toContainText(name);
}

test("switching keeps the page, is in its address and is remembered", async ({
  userPage,
  account,
  request,
}) => {
  const [one, two] = await trackTwo(request, account);
  const site = new SitePage(userPage);
  await userPage.goto("/dashboard");
  for (const [index, [entry, path]] of PAGES.entries()) {
    const app = index % 2 === 0 ? one : two;
    await site.goTo(entry);
    await expect(site.heading(entry)).toBeVisible();
    await switchAndSave(userPage, app.name);
    await expectCurrent(userPage, app);
    expect(new URL(userPage.url()).pathname).toBe(path);
  }
  // A page without the app in its address gets the remembered one.
  await userPage.goto("/keywords");
  await expectCurrent(userPage, two);
  await site.switchApp("All apps");
  await expect(userPage).toHaveURL(/for=all/);
  await userPage.goBack();
  await expectCurrent(userPage, two);
});

test("in all four remotes the app can be switched; pages that don't work on it keep their address", async ({
  browser,
  account,
  request,
}) => {
  const [one, two] = await trackTwo(request, account);
  // A role is only changed after a recent sign-in.
  const admin = await logIn(request, ADMIN);
  const role = adminUserEndpoints.setRole.path.replace("{id}", String(account.session.user.id));
  const promoted = await request.put(`/api${role}`, {
    headers: { Authorization: `Bearer ${admin.session.token}` },
    data: { role: "admin" },
  });
  expect(promoted.status(), await promoted.text()).toBe(200);
  const { context, tab } = await openSignedInBrowser(browser, await logIn(request, account));
  const { page, log } = await tab();
  const site = new SitePage(page);
  await page.goto("/keywords");
  await site.switchApp(one.name);
  await expectCurrent(page, one);
  await site.enter("/help");
  await expect(site.slot("mfe-content")).toHaveAttribute("data-remote-status", "ready");
  await expect(site.currentApp).toContainText(one.name);
  await site.switchApp(two.name);
  await expect(site.currentApp).toContainText(two.name);
  await expect(page).toHaveURL("/help");
  await site.goTo("Icon Analyzer");
  await expect(site.slot("mfe-aso-tools")).toHaveAttribute("data-remote-status", "ready");
  await expectCurrent(page, two);
  // The administration isn't about an app: there only the palette switches.
  await site.enter("/admin");
  await expect(site.slot("mfe-admin")).toHaveAttribute("data-remote-status", "ready");
  await page.keyboard.press("Control+k");
  await site.palette.getByRole("option", { name: `Switch to ${one.name}` }).click();
  await expect(site.palette).toBeHidden();
  await expect(page).toHaveURL("/admin");
  await site.enter("/dashboard");
  await expectCurrent(page, one);
  expect(log.problems).toEqual([]);
  await context.close();
});

test("a pasted link wins over the remembered app, and an app that is not tracked becomes all apps", async ({
  browser,
  account,
  request,
}) => {
  const [one, two] = await trackTwo(request, account);
  const { context, tab, asked } = await openSignedInBrowser(browser, account);
  const { page, log } = await tab();
  await page.goto("/keywords");
  await switchAndSave(page, two.name);
  await expectCurrent(page, two);
  await page.goto(`/rankings?for=${one.id}&country=gb`);
  await expectCurrent(page, one);
  await expect(new SitePage(page).currentApp).toContainText("United Kingdom");
  await new SitePage(page).goTo("Keywords");
  await expectCurrent(page, one);

  for (const path of ["/dashboard", "/keywords", "/keywords/discover", "/rankings", "/alerts"]) {
    await page.goto(`${path}?for=88888888&country=us`);
    await expect(page.getByText("You don't track this app")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}\\?for=all&country=us$`));
  }
  expect(asked(/api\/.*88888888/), "requests for an app that is not tracked").toBe(0);

  await page.goto("/dashboard?for=abc");
  await expectCurrent(page, two);
  await expect(page).toHaveURL(new RegExp(`/dashboard\\?for=${two.id}&country=us$`));
  expect(log.problems).toEqual([]);
  await context.close();
});

test("a pasted link to all apps opens them where another app is current", async ({
  browser,
  account,
  request,
}) => {
  const [one] = await trackTwo(request, account);
  const sender = await openSignedInBrowser(browser, account);
  const { page: sent } = await sender.tab();
  await sent.goto("/keywords");
  await expect(sent).toHaveURL(/\/keywords\?for=all$/);
  await new SitePage(sent).goTo("Dashboard");
  await expect(sent).toHaveURL(/\/dashboard\?for=all&country=us$/);
  await expect(sent.getByRole("table", { name: "Your apps" })).toBeVisible();

  const recipient = await openSignedInBrowser(browser, account);
  const { page, log } = await recipient.tab();
  await page.goto("/rankings");
  await new SitePage(page).switchApp(one.name);
  await expectCurrent(page, one);
  await page.goto(sent.url());
  await expect(new SitePage(page).currentApp).toContainText("All apps");
  await expect(page.getByRole("table", { name: "Your apps" })).toBeVisible();
  await expect(page).toHaveURL(sent.url());
  // One entry per step: no redirect leaves a second one.
  await page.goBack();
  await expectCurrent(page, one);
  await page.goForward();
  await expect(page).toHaveURL(sent.url());
  expect(log.problems).toEqual([]);
  await Promise.all([sender.context.close(), recipient.context.close()]);
});

test("a second browser opens with the app that the server remembers", async ({
  browser,
  account,
  request,
}) => {
  const [one, two] = await trackTwo(request, account);
  const first = await openSignedInBrowser(browser, account);
  const { page } = await first.tab();
  await page.goto("/aso-tools/title-optimizer");
  for (const app of [one, two]) await switchAndSave(page, app.name);

  const second = await openSignedInBrowser(browser, account);
  const { page: other } = await second.tab();
  for (const path of ["/dashboard", "/aso-tools/title-optimizer", "/rankings"]) {
    await other.goto(path);
    await expectCurrent(other, two);
  }
  await Promise.all([first.context.close(), second.context.close()]);
});

test("two tabs have different apps", async ({ browser, account, request }) => {
  const [one, two] = await trackTwo(request, account);
  const { context, tab } = await openSignedInBrowser(browser, account);
  const [left, right] = [(await tab()).page, (await tab()).page];
  await left.goto("/keywords");
  await new SitePage(left).switchApp(one.name);
  await expectCurrent(left, one);
  await right.goto("/keywords");
  await expectCurrent(right, one);
  await new SitePage(right).switchApp(two.name);
  await expectCurrent(right, two);
  await expectCurrent(left, one);
  await new SitePage(left).goTo("Rankings");
  await expectCurrent(left, one);
  await left.reload();
  await expectCurrent(left, one);
  await context.close();
});

test("the switcher works in the header of a phone, by keyboard and without violations", async ({
  userPage,
  account,
  request,
}) => {
  const [one] = await trackTwo(request, account);
  const site = new SitePage(userPage);
  await userPage.setViewportSize({ width: 390, height: 844 });
  await userPage.goto("/dashboard");
  await expect(site.heading("Dashboard")).toBeVisible();
  await site.currentApp.focus();
  await userPage.keyboard.press("Enter");
  await expect(site.switcher.getByRole("option", { name: one.name })).toBeVisible();
  await expectNoViolations(userPage);
  await userPage.keyboard.press("Escape");
  await expect(site.currentApp).toBeFocused();
  await userPage.keyboard.press("Enter");
  await userPage.keyboard.type(one.name);
  await userPage.keyboard.press("Enter");
  await expectCurrent(userPage, one);
  const overflow = () => userPage.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow).toBe(0);
  await userPage.setViewportSize({ width: 320, height: 700 });
  // Charts get their new width a moment later.
  await expect.poll(overflow).toBe(0);
});

test("the command palette switches the app", async ({ userPage, account, request }) => {
  const [one] = await trackTwo(request, account);
  const site = new SitePage(userPage);
  await userPage.goto("/rankings");
  await expect(site.heading("Rankings")).toBeVisible();
  await userPage.keyboard.press("Control+k");
  await site.palette.getByRole("option", { name: `Switch to ${one.name}` }).click();
  await expectCurrent(userPage, one);
  expect(new URL(userPage.url()).pathname).toBe("/rankings");
});

test("without apps the switcher leads to adding one", async ({ memberPage }) => {
  const site = new SitePage(memberPage);
  await memberPage.goto("/dashboard");
  await site.currentApp.click();
  await expect(site.switcher.getByText("No apps yet. Add your app.")).toBeVisible();
  await site.switcher.getByRole("link", { name: "Add app" }).click();
  await expect(site.heading("Tracked Apps")).toBeVisible();
  await expect(site.switcher).toBeHidden();
});
