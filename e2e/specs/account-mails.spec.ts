import { newEmail } from "../fixtures/accounts";
import { isAt } from "../fixtures/is-at";
import { waitForLink } from "../fixtures/outbox";
import { startOwnSite, type OwnSite } from "../fixtures/sites/own-site";
import { expect, test as base } from "../fixtures/test";
import { AuthPage } from "../pages/auth.page";
import { SettingsPage } from "../pages/settings.page";
import { SitePage } from "../pages/site.page";

/** Uses a separate site on which every email address has to be confirmed. */
const test = base.extend<object, { site: OwnSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern
    async ({}, use) => {
      const site = await startOwnSite({ EMAIL_VERIFICATION: "required" });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

// Each test continues with the account as the previous one left it.
test.describe.configure({ mode: "serial" });

const who = { name: "Erin Example", email: newEmail(), password: "a long enough password" };

test("the gate blocks the site until the address is confirmed, then opens automatically", async ({
  page,
  context,
  site,
}) => {
  const door = new AuthPage(page);
  await door.openRegister();
  await door.register(who);

  const title = page.getByRole("heading", { name: "Email Verification Required" });
  await expect(title).toBeVisible();
  await expect(page.getByText(who.email)).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Access Restricted");
  await expect(page.getByRole("button", { name: /^Resend available in \d:\d\d$/ })).toBeDisabled();
  await page.goto("/keywords");
  await expect(title).toBeVisible();

  const link = await waitForLink("/verify-email", site.dataDir, who.email);
  const tab = await context.newPage();
  await tab.goto(link);
  await expect(tab.getByText("Your email address is confirmed")).toBeVisible();
  await expect(tab).toHaveURL("/verify-email");
  await page.reload();
  await expect(new SitePage(page).heading("Keywords")).toBeVisible();
});

test("a forgotten password is reset by mail, and the old one is refused", async ({ page, log, site }) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  // The login page has a field with the same label.
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.getByLabel("Email").fill(who.email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("Check your inbox")).toBeVisible();

  const link = await waitForLink("/reset-password", site.dataDir, who.email);
  const old = who.password;
  who.password = "a password that is new";
  await page.goto(link);
  await page.getByRole("textbox", { name: "New password" }).fill(who.password);
  await expect(page).toHaveURL("/reset-password");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("Password changed")).toBeVisible();

  await page.goto(link);
  await page.getByRole("textbox", { name: "New password" }).fill("yet another password");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("alert").getByRole("link", { name: "Request a new link" })).toBeVisible();

  const door = new AuthPage(page);
  await door.openLogin();
  await door.logIn({ ...who, password: old });
  await expect(door.failure).toContainText("reset your password");
  await door.logIn(who);
  await expect(page).toHaveURL(isAt("/dashboard"));
  log.problems = log.problems.filter((problem) => !/40[14].*auth/.test(problem));
});

test("a new address takes effect once it is confirmed", async ({ page, site }) => {
  const email = newEmail();
  await new AuthPage(page).openLogin();
  await new AuthPage(page).logIn(who);
  await expect(page).toHaveURL(isAt("/dashboard"));
  const settings = new SettingsPage(page);
  await settings.open("profile");
  await settings.changeEmail(email, who.password);
  await expect(page.getByText("Confirm the new address")).toBeVisible();
  await expect(page.getByText(who.email, { exact: true }).first()).toBeVisible();

  await page.goto(await waitForLink("/verify-email", site.dataDir, email));
  await expect(page.getByText(`You sign in with ${email}.`)).toBeVisible();
  await settings.open("profile");
  await expect(page.getByRole("region", { name: "Email address" })).toContainText(email);
});
