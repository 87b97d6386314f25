import { ADMIN } from "../fixtures/accounts";
import { isAt } from "../fixtures/is-at";
import { expect, test } from "../fixtures/test";
import { AuthPage } from "../pages/auth.page";
import { SitePage } from "../pages/site.page";
import { UsersPage } from "../pages/users.page";

test("an administrator signs in and sees the statistics and the users", async ({ page, member }) => {
  const [door, site, users] = [new AuthPage(page), new SitePage(page), new UsersPage(page)];
  await door.openLogin();
  await door.logIn(ADMIN);
  await expect(site.heading("Dashboard")).toBeVisible();

  await page.goto("/admin");
  await expect(site.heading("Admin Dashboard")).toBeVisible();
  await expect(page.getByRole("region", { name: "Users" }).getByText("Total users")).toBeVisible();
  await site.administration.getByRole("link", { name: "Users", exact: true }).click();
  await expect(site.heading("Users")).toBeVisible();

  await users.search(member.email);
  await expect(users.rows).toHaveCount(1);
  await expect(users.rows).toContainText(member.email);
});

test("the menu of an administrator leads to the administration", async ({ adminPage }) => {
  await adminPage.goto("/dashboard");
  await adminPage.getByRole("button", { name: "Account menu" }).click();
  await adminPage.getByRole("menuitem", { name: "Admin Dashboard" }).click();
  await expect(new SitePage(adminPage).heading("Admin Dashboard")).toBeVisible();
});

test("a user who opens /admin is redirected to the dashboard", async ({ memberPage }) => {
  for (const path of ["/admin", "/admin/users"]) {
    await memberPage.goto(path);
    await expect(memberPage).toHaveURL(isAt("/dashboard"));
    await expect(new SitePage(memberPage).heading("Dashboard")).toBeVisible();
  }
});
