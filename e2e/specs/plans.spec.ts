import { planRequestsEndpoints } from "@listwise/contracts/billing";
import { expect, test } from "../fixtures/site";

test("a limit leads to a request in one click, and an administrator's approval to the plan", async ({
  memberPage,
  adminPage,
}) => {
  await memberPage.goto("/subscription?feature=max_tracked_apps");
  const pro = memberPage.getByRole("listitem", { name: "Pro" });
  await expect(pro).toBeInViewport();
  await pro.getByRole("button", { name: "Request this plan (Pro)" }).click();
  await expect(pro.getByText(/^Requested on/)).toBeVisible();
  await memberPage.reload();
  await expect(pro.getByRole("button", { name: "Withdraw the request for Pro" })).toBeVisible();

  await adminPage.goto("/admin");
  await adminPage.getByRole("group", { name: "Plan requests" }).getByRole("link").click();
  await expect(adminPage).toHaveURL("/admin/plan-requests?state=open");
  const decided = adminPage.waitForResponse(
    (answer) => answer.url().includes(planRequestsEndpoints.create.path) || answer.url().includes("/approve"),
  );
  await adminPage.getByRole("button", { name: /^Approve Pro for/ }).first().click();
  await adminPage.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  expect((await decided).status()).toBe(200);

  await memberPage.reload();
  await expect(pro.getByText("Your plan")).toBeVisible();
});

test("every number of the business page leads to a list of as many accounts", async ({ adminPage }) => {
  await adminPage.goto("/admin/business?days=7");
  const link = adminPage.getByRole("group", { name: "New accounts" }).getByRole("link").first();
  const count = Number((await link.textContent())?.replaceAll(",", ""));
  await link.click();
  await expect(adminPage).toHaveURL(/\/admin\/users\?segment=new/);
  await expect(adminPage.getByRole("main")).toContainText(count === 1 ? "1 account" : `${count} accounts`);
  await adminPage.getByRole("button", { name: /^Remove the filter Registered, last 7 days/ }).click();
  await expect(adminPage).toHaveURL("/admin/users");
});
