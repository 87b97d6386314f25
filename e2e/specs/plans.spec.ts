import { enterAs } from "../fixtures/accounts";
import { expect, test } from "../fixtures/test";

test("a limit leads to a request in one click, and an administrator's approval to the plan", async ({
  userPage,
  account,
  admin,
  browser,
}) => {
  await userPage.goto("/subscription?feature=max_tracked_apps");
  const pro = userPage.getByRole("listitem", { name: "Pro", exact: true });
  await expect(pro).toBeInViewport();
  await pro.getByRole("button", { name: "Request this plan (Pro)" }).click();
  await expect(pro.getByText(/^Requested on/)).toBeVisible();
  await userPage.reload();
  await expect(pro.getByRole("button", { name: "Withdraw the request for Pro" })).toBeVisible();

  const adminPage = await browser.newPage();
  await enterAs(adminPage, admin);
  await adminPage.goto("/admin");
  await adminPage.getByRole("group", { name: "Plan requests" }).getByRole("link").click();
  await expect(adminPage).toHaveURL("/admin/plan-requests?state=open");
  await adminPage.getByPlaceholder("Name or email").fill(account.email);
  const row = adminPage.getByRole("row").filter({ hasText: account.email });
  await row.getByRole("button", { name: /^Approve Pro for/ }).click();
  const dialog = adminPage.getByRole("dialog");
  await dialog.getByRole("button", { name: "Approve" }).click();
  // The rows behind an open dialog have no role either.
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);
  await adminPage.close();

  await userPage.reload();
  await expect(pro.getByText("Your plan")).toBeVisible();
});

test("a number of the business page leads to a list of as many accounts", async ({ adminPage }) => {
  await adminPage.goto("/admin/business?days=7");
  await adminPage
    .getByRole("group", { name: "Conversion" })
    .getByRole("link", { name: /^Conversion: / })
    .click();
  await expect(adminPage).toHaveURL(/\/admin\/users\?segment=converted/);
  await adminPage.getByRole("button", { name: /^Remove the filter Registered and upgraded/ }).click();
  await expect(adminPage).toHaveURL("/admin/users");
});
