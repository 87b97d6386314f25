import type { APIRequestContext } from "@playwright/test";
import { appsEndpoints, type AppSummary } from "@listwise/contracts/apps";
import type { Account } from "../fixtures/accounts";
import { expectNoViolations } from "../fixtures/axe";
import { searchStore } from "../fixtures/store-api";
import { expect, test } from "../fixtures/test";
import { SitePage } from "../pages/site.page";

/** Makes the apps of a product in both stores the user's own. */
async function trackBoth(request: APIRequestContext, account: Account): Promise<[AppSummary, AppSummary]> {
  const play = await searchStore(request, account, "weather", "us", "android");
  for (const ios of await searchStore(request, account, "weather", "us")) {
    const android = play.find(({ developer }) => developer === ios.developer);
    if (!android) continue;
    for (const { id } of [ios, android]) {
      const answer = await request.post(`/api${appsEndpoints.follow.path}`, {
        headers: { Authorization: `Bearer ${account.session.token}` },
        data: { appId: id, relation: "own" },
      });
      expect(answer.status(), await answer.text()).toBe(200);
    }
    return [ios, android];
  }
  throw new Error("The sample has no weather app in both stores.");
}

test("keyboard only: two apps are linked, are one entry of the switcher, and are unlinked again", async ({
  userPage,
  account,
  request,
}) => {
  const [ios, android] = await trackBoth(request, account);
  await userPage.goto("/tracked-apps?for=all");
  const menu = userPage.getByRole("button", { name: `More for ${ios.name}`, exact: true });
  await menu.press("Enter");
  await userPage.getByRole("menuitem", { name: "Link with Google Play…" }).press("Enter");
  const dialog = userPage.getByRole("dialog", { name: `Link ${ios.name} with Google Play` });
  await expect(dialog.getByRole("list", { name: "Suggestions" })).toContainText("same developer");
  await expectNoViolations(userPage);
  await dialog.getByRole("button", { name: `Link ${android.name}`, exact: true }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
  await expect(userPage.getByRole("link", { name: "Linked with Google Play" })).toBeVisible();

  const site = new SitePage(userPage);
  await site.currentApp.press("Enter");
  const options = userPage.getByRole("listbox", { name: "Apps" }).getByRole("option");
  await expect(options).toContainText([/^All apps/, /App Store.*linked/, /Google Play.*linked/]);
  await userPage.keyboard.press("Escape");

  await userPage.goto("/dashboard?for=all&country=us");
  await expect(userPage.getByRole("radio", { name: "Together" })).toBeChecked();
  await expect(userPage.getByRole("cell", { name: /Both stores · Rating/ })).toBeVisible();
  await userPage.getByRole("radio", { name: "Apart" }).press("Space");
  await userPage.reload();
  await expect(userPage.getByRole("radio", { name: "Apart" })).toBeChecked();

  await userPage.goto("/tracked-apps?for=all");
  await menu.press("Enter");
  await userPage.getByRole("menuitem", { name: "Unlink from Google Play" }).press("Enter");
  await expect(userPage.getByText("Unlinked from Google Play")).toBeVisible();
  await expect(userPage.getByRole("link", { name: "Linked with Google Play" })).toBeHidden();
});
