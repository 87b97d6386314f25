import { readFileSync } from "node:fs";
import { accountEndpoints } from "@listwise/contracts/account";
import { authEndpoints, googleEndpoints } from "@listwise/contracts/auth";
import { siteEndpoints } from "@listwise/contracts/site";
import type { Browser, Page } from "@playwright/test";
import { logIn, type Account } from "../fixtures/accounts";
import { isAt } from "../fixtures/is-at";
import { openSignedInBrowser } from "../fixtures/tabs";
import { expect, test } from "../fixtures/test";
import { settleRequests } from "../fixtures/time";
import { AuthPage } from "../pages/auth.page";
import { SettingsPage } from "../pages/settings.page";
import { SitePage } from "../pages/site.page";

/** Opens a second browser of the same user. */
async function openOtherBrowser(browser: Browser, account: Account) {
  const other = await openSignedInBrowser(browser, account);
  const { page } = await other.tab();
  await page.goto("/keywords");
  await expect(new SitePage(page).heading("Keywords")).toBeVisible();
  return { page, close: () => other.context.close() };
}

/** Waits until the page and its banners have loaded: calls on their way while the login changes are refused. */
async function settlePage(page: Page): Promise<void> {
  await expect(page.locator("[data-widget][data-remote-status=ready]")).toHaveCount(2);
  await settleRequests(page);
}

test("a new password ends the other session, and the old password is refused", async ({
  browser,
  request,
  userPage,
  account,
  log,
}) => {
  const other = await openOtherBrowser(browser, await logIn(request, account));
  const settings = new SettingsPage(userPage);
  await settings.open("security");
  await settlePage(userPage);
  await settings.changePassword(account.password, "another long password");

  await expect(userPage.getByText("1 other session ended.")).toBeVisible();
  await expect(other.page).toHaveURL("/login");
  await userPage.reload();
  await expect(new SitePage(userPage).heading("Settings")).toBeVisible();

  const door = new AuthPage(other.page);
  await door.logIn(account);
  await expect(door.failure.filter({ hasText: "Check both and try again" })).toBeVisible();
  await door.logIn({ ...account, password: "another long password" });
  await expect(other.page).toHaveURL(isAt("/keywords"));
  await other.close();
  // A report on its way during the change has the old token; it is refused and sent again with the new one.
  log.allowProblem(/status of 401.*activity-report/);
});

test("a session can be ended from another browser", async ({ browser, request, userPage, account }) => {
  const other = await openOtherBrowser(browser, await logIn(request, account));
  const settings = new SettingsPage(userPage);
  await settings.open("sessions");
  await expect(settings.thisBrowser).toBeVisible();
  await expect(settings.endButtons).toHaveCount(1);
  await settings.endButtons.click();

  await expect(settings.endButtons).toHaveCount(0);
  await expect(other.page).toHaveURL("/login");
  await other.close();
});

test("the account's data can be downloaded as a file", async ({ userPage, account }) => {
  const settings = new SettingsPage(userPage);
  await settings.open("data");
  const file = await settings.download();

  expect(file.suggestedFilename()).toMatch(/^listwise-account-\d{4}-\d\d-\d\d\.json$/);
  const text = readFileSync(await file.path(), "utf8");
  expect(JSON.parse(text)).toMatchObject({ account: { email: account.email } });
  expect(text).not.toMatch(/passwordHash|\$argon2|\$scrypt/);
});

test("a deleted account is signed out in every browser", async ({
  browser,
  request,
  userPage,
  account,
  log,
}) => {
  const other = await openOtherBrowser(browser, await logIn(request, account));
  const settings = new SettingsPage(userPage);
  await settings.open("data");
  await settlePage(userPage);
  await settings.deleteAccount(account);

  await expect(userPage.getByText("Your account is deleted")).toBeVisible();
  await expect(userPage).toHaveURL("/");
  await expect(other.page).toHaveURL("/login");
  const answer = await request.post(`/api${authEndpoints.login.path}`, {
    data: { email: account.email, password: account.password },
  });
  expect(answer.status()).toBe(401);
  // The account no longer exists, so the server refuses activity reports.
  log.problems = log.problems.filter((problem) => !/401.*activity-report/.test(problem));
  await other.close();
});

test("F28 ten clicks on Save send one request", async ({ userPage }) => {
  let requests = 0;
  let release = () => {};
  const pressed = new Promise<void>((resolve) => (release = resolve));
  await userPage.route(`**/api${accountEndpoints.updateMe.path}`, async (route) => {
    if (route.request().method() === "PATCH") {
      requests += 1;
      await pressed;
    }
    await route.continue();
  });
  const settings = new SettingsPage(userPage);
  await settings.open("profile");
  const save = await settings.rename("Grace Example");
  await save.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 10; press += 1) button.click();
  });
  await settleRequests(userPage);
  release();

  await expect(userPage.getByText("Name saved")).toBeVisible();
  expect(requests).toBe(1);
});

const license = `**/api${siteEndpoints.license.path}`;
const answers: [string, { status?: number; body: string }][] = [
  ["a server error", { status: 500, body: "{}" }],
  ["the kill switch", { body: JSON.stringify({ ok: true, killSwitch: true }) }],
  ["an invalid response", { body: "<html>" }],
];
for (const [name, answer] of answers) {
  test(`F29 ${name} instead of the license status disables the site`, async ({ page, log }) => {
    await page.route(license, (route) => route.fulfill({ contentType: "application/json", ...answer }));
    await page.goto("/blog");

    await expect(page.getByRole("heading", { name: "Application disabled" })).toBeVisible();
    await expect(page.getByText("License check failed.")).toBeVisible();
    await expect(page.locator("[data-remote]")).toHaveCount(0);
    log.problems = log.problems.filter((problem) => !/500/.test(problem));
  });
}

test("F29 the site appears after two seconds without a license response", async ({ page }) => {
  await page.route(license, () => {});
  const asked = page.waitForRequest(license);
  await page.goto("/blog");
  await asked;
  const since = Date.now();

  // The server-rendered heading appears immediately; the site behind it does not.
  await expect(page.locator("#root").getByRole("heading", { name: "Blog", level: 1 })).toBeVisible();
  expect(Date.now() - since).toBeGreaterThan(1_500);
  expect(Date.now() - since).toBeLessThan(20_000);
});

test("any response with LICENSE_DISABLED disables the open page", async ({ userPage, log }) => {
  const body = { success: false, code: "LICENSE_DISABLED", message: "Off.", requestId: "test" };
  const settings = new SettingsPage(userPage);
  await settings.open("profile");
  await userPage.route("**/api/users/me/sessions", (route) => route.fulfill({ status: 403, json: body }));
  await userPage.getByRole("tab", { name: "Sessions" }).click();

  await expect(userPage.getByRole("heading", { name: "Application disabled" })).toBeVisible();
  log.problems = log.problems.filter((problem) => !/403/.test(problem));
});

test("S29 the code from Google's redirect is not left anywhere in the browser", async ({
  page,
  request,
  account,
}) => {
  const session = (await logIn(request, account)).session;
  await page.route(`**/api${googleEndpoints.exchange.path}`, (route) => route.fulfill({ json: session }));
  await page.goto("/login");
  await page.evaluate(() => {
    const attempt = { verifier: "v".repeat(43), purpose: "sign-in" };
    sessionStorage.setItem("google-sign-in", JSON.stringify(attempt));
    sessionStorage.setItem("originPath", "/rankings");
  });
  const exchanged = page.waitForRequest(`**/api${googleEndpoints.exchange.path}`);
  await page.goto("/auth/google/callback?code=one-time-secret");

  expect((await exchanged).headers().referer ?? "").not.toContain("one-time-secret");
  await expect(page).toHaveURL(isAt("/rankings"));
  await page.goBack();
  await expect(page).not.toHaveURL(/one-time-secret/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    "one-time-secret",
  );
});
