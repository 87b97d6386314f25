import type { Page } from "@playwright/test";
import { ADMIN, register } from "../fixtures/accounts";
import { addAuthenticator, totp } from "../fixtures/authenticator";
import { ageSessions } from "../fixtures/database";
import { startOwnSite, type OwnSite } from "../fixtures/sites/own-site";
import { expect, test as base } from "../fixtures/test";
import { AuthPage } from "../pages/auth.page";
import { SecondFactorPage } from "../pages/second-factor.page";
import { SettingsPage } from "../pages/settings.page";
import { SitePage } from "../pages/site.page";

/** Uses a separate site whose database the tests may change. */
const test = base.extend<object, { site: OwnSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern
    async ({}, use) => {
      const site = await startOwnSite();
      // Passkeys are bound to a host name; an IP address cannot have any.
      await use({ ...site, url: site.url.replace("127.0.0.1", "localhost") });
      await site.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

// One worker runs all tests, so that they share one site.
test.describe.configure({ mode: "default" });

/** Signs out and completes the first step of the next sign-in. */
async function signInAgain(page: Page, who: { email: string; password: string }): Promise<void> {
  await leave(page);
  await new AuthPage(page).logIn(who);
}

/** Signs out and opens the login page. */
async function leave(page: Page): Promise<void> {
  await new SitePage(page).logOut();
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
}

test("authenticator app: set up with its key, required at the next sign-in; a recovery code works once", async ({
  userPage: page,
  account,
  log,
}) => {
  const factors = new SecondFactorPage(page);
  const site = new SitePage(page);
  await new SettingsPage(page).open("security");
  const secret = await factors.beginAuthenticator();
  await factors.finishAuthenticator(totp(secret));
  const [code = ""] = await factors.takeRecoveryCodes();
  await expect(factors.card("Authenticator app").getByText("On", { exact: true })).toBeVisible();

  await signInAgain(page, account);
  await expect(factors.secondStep).toBeVisible();
  await factors.typeCode("000000");
  await expect(page.getByLabel("Authentication code")).toHaveAttribute("aria-invalid", "true");
  log.expectProblem(/401/);
  await factors.typeCode(totp(secret, 1));
  await expect(site.heading("Dashboard")).toBeVisible();

  await signInAgain(page, account);
  await factors.useRecoveryCode(code);
  await expect(site.heading("Dashboard")).toBeVisible();

  await signInAgain(page, account);
  await factors.useRecoveryCode(code);
  await expect(page.getByLabel("Recovery code")).toHaveAttribute("aria-invalid", "true");
  log.expectProblem(/401/);
});

test("passkey: it signs in alone or as the second step; once removed, it no longer works", async ({
  userPage: page,
  account,
}) => {
  await addAuthenticator(page);
  const factors = new SecondFactorPage(page);
  const site = new SitePage(page);
  await new SettingsPage(page).open("security");
  await factors.addPasskey("Work laptop");
  await factors.takeRecoveryCodes();
  await expect(factors.card("Passkeys").getByText("Work laptop", { exact: true })).toBeVisible();

  await leave(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(site.heading("Dashboard")).toBeVisible();

  await signInAgain(page, account);
  await factors.usePasskey();
  await expect(site.heading("Dashboard")).toBeVisible();

  await new SettingsPage(page).open("security");
  await page.getByRole("button", { name: "Remove Work laptop" }).click();
  await page.getByRole("button", { name: "Remove passkey" }).click();
  await expect(factors.card("Passkeys").getByText("No passkeys yet", { exact: false })).toBeVisible();
  await signInAgain(page, account);
  await expect(site.heading("Dashboard")).toBeVisible();
});

test("an old session must confirm before it creates an API key; canceling creates nothing and loses nothing", async ({
  userPage: page,
  account,
  site,
  log,
}) => {
  const { question } = new SecondFactorPage(page);
  await ageSessions(site.dataDir, account.email);
  await page.goto("/subscription");
  await page.getByRole("button", { name: "New key" }).click();
  const form = page.getByRole("dialog", { name: "New API key" });
  await form.getByLabel("Name").fill("Build server");
  await form.getByRole("button", { name: "Create key" }).click();

  await expect(question.getByLabel("Password")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(form.getByText("Not saved: confirm it's you to continue.")).toBeVisible();
  await expect(form.getByLabel("Name")).toHaveValue("Build server");

  await form.getByRole("button", { name: "Create key" }).click();
  await question.getByLabel("Password").fill(account.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Your new API key" })).toBeVisible();
  await expect(question).toBeHidden();
  log.expectProblem(/403/);
});

test("S74 an administrator resets the second factor of a locked-out user after confirming the session", async ({
  browser,
  request,
  site,
}) => {
  const user = await register(request);
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  const door = new AuthPage(page);
  const factors = new SecondFactorPage(page);
  await door.openLogin();
  await door.logIn(user);
  await expect(new SitePage(page).heading("Dashboard")).toBeVisible();
  await new SettingsPage(page).open("security");
  await factors.finishAuthenticator(totp(await factors.beginAuthenticator()));
  await factors.takeRecoveryCodes();
  await signInAgain(page, ADMIN);
  await expect(new SitePage(page).heading("Dashboard")).toBeVisible();
  await ageSessions(site.dataDir, ADMIN.email);
  await page.goto(`/admin/users/${user.session.user.id}?tab=access`);
  await page.getByRole("button", { name: "Reset second factor" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Reset second factor" }).click();
  await factors.question.getByLabel("Password").fill(ADMIN.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Reset the second factor of/)).toBeVisible();

  await signInAgain(page, user);
  await expect(new SitePage(page).heading("Dashboard")).toBeVisible();
  await context.close();
});
