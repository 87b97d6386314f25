import { expectNoViolations } from "../fixtures/axe";
import { trackOwn } from "../fixtures/own-app";
import { expect, test } from "../fixtures/test";

const path = "/aso-tools/review-manager";

test("reviews are found by theme, marked in bulk with an undo, and a filter is saved as a view", async ({
  userPage: page,
  account,
  request,
}) => {
  const app = await trackOwn(request, account);
  await page.goto(`${path}?for=${app.id}&country=us`);
  const reviews = page.getByRole("list", { name: "Reviews", exact: true }).getByRole("listitem");
  await expect(reviews).toHaveCount(10);
  const count = page.getByText(/^\d+ reviews?( of \d+)?$/).first();
  const all = await count.textContent();

  await page.getByText("Themes", { exact: true }).first().click();
  const themes = page.getByRole("table");
  await expect(themes).toBeVisible();
  await expectNoViolations(page);
  await themes
    .getByRole("button", { name: /^Show reviews: Design and layout/ })
    .first()
    .click();
  await expect(page).toHaveURL(/theme=design/);
  await expect(count).not.toHaveText(all ?? "");
  await page.getByRole("button", { name: "Save this view" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Design");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Design", exact: true })).toBeVisible();

  await page.getByRole("checkbox", { name: "Select page" }).check();
  await page
    .getByRole("group", { name: "Selected reviews" })
    .getByRole("button", { name: "Mark answered" })
    .click();
  await expect(reviews.first().getByText("Answered", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(reviews.first().getByText("Answered", { exact: true })).toBeHidden();

  await page.reload();
  await expect(page.getByRole("link", { name: "Design", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(count).not.toHaveText(all ?? "");
});

test("a template fills its variables, and a key that is no key connects nothing", async ({
  userPage: page,
  account,
  request,
  log,
}) => {
  const app = await trackOwn(request, account);
  await page.goto(`${path}?for=${app.id}&country=us`);
  const review = page.getByRole("list", { name: "Reviews", exact: true }).getByRole("listitem").first();
  await review.getByRole("button", { name: /^Reply to/ }).click();
  await review.getByRole("combobox", { name: "Template" }).selectOption({ label: "Thank you" });
  const field = review.getByRole("textbox", { name: /^Reply to/ });
  await expect(field).toHaveValue(new RegExp(app.name));
  await expect(field).not.toHaveValue(/\{/);
  await expect(review.getByText("Draft saved")).toBeVisible();

  await page.getByRole("button", { name: "Connect App Store Connect" }).click();
  const dialog = page.getByRole("dialog", { name: "Connect App Store Connect" });
  await dialog.getByRole("textbox", { name: "Issuer ID" }).fill("57246542-96fe-1a63-e053-0824d011072a");
  await dialog.getByRole("textbox", { name: "Key ID" }).fill("2X9R4HXF34");
  await dialog.getByRole("textbox", { name: "Private key" }).fill("not a key");
  await expectNoViolations(page, { within: "[role=dialog]" });
  await dialog.getByRole("button", { name: "Save key" }).click();
  await expect(dialog.locator("[aria-invalid=true], [role=alert]").first()).toBeVisible();
  // The browser logs the server's refusal.
  log.expectProblem(/400 \(Bad Request\).*review-connections/);
});
