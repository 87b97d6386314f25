import type { Page } from "@playwright/test";
import { accountEndpoints, apiKeysEndpoints, viewAsEndpoints } from "@listwise/contracts/account";
import { z } from "@listwise/contracts/zod";
import { ADMIN } from "../fixtures/accounts";
import { BEST_PRACTICE, expectNoViolations } from "../fixtures/axe";
import { isAt } from "../fixtures/is-at";
import { expect, test } from "../fixtures/test";
import { AuthPage } from "../pages/auth.page";
import { SitePage } from "../pages/site.page";

const ViewSchema = z.object({ token: z.string() });

const getBanner = (page: Page) => page.getByRole("region", { name: "Account view" });

async function startView(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/users/${id}`);
  await page.getByRole("button", { name: "View as" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "View as this user" }).click();
  await expect(getBanner(page)).toBeVisible();
}

test("S89: an administrator sees the site as a customer, read-only, and returns", async ({
  page,
  log,
  account,
  request,
}) => {
  const [door, site] = [new AuthPage(page), new SitePage(page)];
  const { user } = account.session;
  await door.openLogin();
  await door.logIn(ADMIN);
  await expect(site.heading("Dashboard")).toBeVisible();
  const warnings: string[] = [];
  page.on("console", (message) => warnings.push(message.text()));
  await startView(page, user.id);

  await test.step("the banner names the customer on the pages of every remote", async () => {
    await expect(page).toHaveURL(isAt("/dashboard"));
    for (const [path, heading] of [
      ["/dashboard", "Dashboard"],
      ["/aso-tools", "ASO Tools"],
      ["/pricing", /./],
      ["/subscription", "Subscription Limits"],
      ["/settings", "Settings"],
    ] as const) {
      await page.goto(path);
      await expect(site.heading(heading).first()).toBeVisible();
      await expect(getBanner(page)).toContainText(user.email);
      await expectNoViolations(page, BEST_PRACTICE);
    }
    // The server would refuse them.
    expect(log.requests.filter((url) => url.endsWith(apiKeysEndpoints.list.path))).toEqual([]);
    // Reports change something, so they aren't tried.
    expect(warnings.filter((text) => text.includes("could not be reported"))).toEqual([]);
  });

  await test.step("the server refuses changes and secrets", async () => {
    const stored = await page.evaluate(() => sessionStorage.getItem("viewAs"));
    const { token } = z.parse(ViewSchema, JSON.parse(stored ?? "null"));
    const headers = { authorization: `Bearer ${token}` };
    const change = { headers, data: { name: "Changed" } };
    const refused = [
      await request.patch(`/api${accountEndpoints.updateMe.path}`, change),
      await request.get(`/api${accountEndpoints.sessions.path}`, { headers }),
      await request.get(`/api${accountEndpoints.exportMe.path}`, { headers }),
    ];
    for (const answer of refused) {
      expect(answer.status()).toBe(403);
      expect(await answer.json()).toMatchObject({ code: "VIEW_ONLY" });
    }
    await page.goto("/settings?section=security");
    await expect(page.getByText("Only the owner of this account can see this.").first()).toBeVisible();
    log.expectProblem(/403/);
  });

  await test.step("another tab is still the administrator's", async () => {
    const other = await page.context().newPage();
    await other.goto("/admin");
    await expect(new SitePage(other).heading("Admin Dashboard")).toBeVisible();
    await expect(getBanner(other)).toHaveCount(0);
    await other.close();
  });

  await test.step("stopping returns to the customer's page, and its timeline shows the view", async () => {
    const stopped = page.waitForResponse((answer) => answer.url().endsWith(viewAsEndpoints.stop.path));
    await getBanner(page).getByRole("button", { name: "Stop viewing" }).click();
    expect((await stopped).status()).toBe(200);
    await expect(page).toHaveURL(isAt(`/admin/users/${user.id}`));
    await expect(getBanner(page)).toHaveCount(0);
    const timeline = page.getByRole("list", { name: "Timeline" });
    await expect(timeline.getByText("Stopped viewing an account")).toBeVisible();
    await expect(timeline.getByText("Account created")).toBeVisible();
    await expectNoViolations(page, BEST_PRACTICE);
  });
});

test("a view ends when the administrator signs out in another tab", async ({ page, account }) => {
  const door = new AuthPage(page);
  await door.openLogin();
  await door.logIn(ADMIN);
  await expect(new SitePage(page).heading("Dashboard")).toBeVisible();
  const view = await page.context().newPage();
  await startView(view, account.session.user.id);
  await new SitePage(page).logOut();
  await expect(view).toHaveURL(isAt("/login"));
});
