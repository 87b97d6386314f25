import { isAt } from "../fixtures/is-at";
import { expect, test } from "../fixtures/test";
import { SitePage } from "../pages/site.page";
import { TrackedAppsPage } from "../pages/tracked-apps.page";

const followCall = /\/api\/apps\/follow$/;

test("F28 ten clicks track an app with one request", async ({ userPage }) => {
  const apps = new TrackedAppsPage(userPage);
  const calls: string[] = [];
  userPage.on("request", (request) => {
    if (followCall.test(request.url())) calls.push(request.url());
  });
  await apps.open();
  await apps.search("weather", "United States");
  const button = apps.results.first().getByRole("button", { name: /^Track / });
  await button.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 10; press += 1) element.click();
  });
  await expect(apps.results.first().getByRole("button", { name: /^Untrack / })).toBeVisible();
  await expect(userPage.getByText("App tracked")).toBeVisible();
  expect(calls).toHaveLength(1);
});

test("F27 a refused request to track an app is rolled back in the search, the list and the details", async ({
  userPage,
  log,
}) => {
  const apps = new TrackedAppsPage(userPage);
  await userPage.route(followCall, (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, code: "INTERNAL", message: "It failed.", requestId: "test" },
    }),
  );
  await apps.open();
  await apps.search("weather", "United States");
  const track = apps.results.first().getByRole("button", { name: /^Track / });
  await track.click();
  await expect(userPage.getByText(/^Failed to follow app: /)).toBeVisible();
  await expect(track).toBeVisible();
  await expect(userPage.getByText("No apps tracked yet")).toBeVisible();
  await apps.results.first().getByRole("link").click();
  await expect(userPage.getByRole("dialog").getByRole("button", { name: /^Track / })).toBeVisible();
  log.expectProblem(/500|INTERNAL|mutation/);
});

test("keyboard only: search, track, tag, untrack and undo; another tab updates too", async ({ userPage }) => {
  const apps = new TrackedAppsPage(userPage);
  await apps.open();
  await userPage.getByLabel("Search apps").focus();
  await userPage.keyboard.press("Enter");
  await expect(userPage.getByText("Arama sorgusu boş olamaz")).toHaveAttribute("lang", "tr");
  await userPage.keyboard.type("weather");
  await userPage.keyboard.press("Enter");
  await apps.results
    .first()
    .getByRole("button", { name: /^Track / })
    .press("Enter");
  const mine = userPage.getByRole("list", { name: "Tracked apps" });
  await expect(mine.getByRole("listitem")).toHaveCount(1);

  const other = await userPage.context().newPage();
  await other.goto("/tracked-apps?q=weather&country=us");
  await expect(other.getByRole("list", { name: "Tracked apps" }).getByRole("listitem")).toHaveCount(1);

  await mine.getByRole("button", { name: /^More for / }).press("Enter");
  await userPage.getByRole("menuitem", { name: "Edit tags" }).press("Enter");
  await userPage.getByRole("textbox", { name: "Tags" }).fill("rival");
  await userPage.keyboard.press("Enter");
  await expect(userPage.getByRole("button", { name: /^rival/ })).toBeVisible();

  await mine.getByRole("button", { name: /^Untrack / }).press("Enter");
  // Notifications stay while the focus is on them.
  await userPage.getByRole("button", { name: "Undo" }).focus();
  await expect(other.getByText("No apps tracked yet")).toBeVisible();
  await userPage.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(mine.getByText("rival")).toBeVisible();
  await expect(other.getByRole("list", { name: "Tracked apps" }).getByRole("listitem")).toHaveCount(1);
});

test("a checklist can be started, checked, annotated and deleted by keyboard, and survives a reload", async ({
  userPage,
}) => {
  const apps = new TrackedAppsPage(userPage);
  await apps.open();
  await apps.search("weather", "United States");
  await apps.results
    .first()
    .getByRole("button", { name: /^Track / })
    .click();
  await expect(userPage.getByText("App tracked")).toBeVisible();

  await userPage.goto("/app-launch-checklist");
  await expect(userPage).toHaveURL(isAt("/app-launch-checklists"));
  await userPage.getByRole("button", { name: "Create checklist" }).press("Enter");
  // A new page moves the focus to its heading.
  await expect(new SitePage(userPage).heading(/^App Launch Checklist: /)).toBeFocused();
  await userPage.getByRole("checkbox").first().press("Space");
  await expect(userPage.getByRole("progressbar", { name: "Progress" })).toHaveAttribute(
    "aria-valuetext",
    /^1 of /,
  );
  await userPage
    .getByRole("button", { name: /^Add a note/ })
    .first()
    .press("Enter");
  await userPage.keyboard.type("Ask Ada");
  await expect(userPage.getByText("Saved", { exact: true })).toBeVisible();
  await userPage.reload();
  await expect(userPage.getByRole("checkbox").first()).toBeChecked();
  await expect(userPage.getByRole("textbox", { name: /^Notes/ })).toHaveValue("Ask Ada");
  await userPage.getByRole("button", { name: "Delete", exact: true }).click();
  await userPage.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(userPage.getByText("No checklists yet")).toBeVisible();
});
