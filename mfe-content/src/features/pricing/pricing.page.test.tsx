import { billingEndpoints } from "@listwise/contracts/billing";
import { limitsEndpoints, UNLIMITED } from "@listwise/contracts/limits";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { aPlan, aPlanFeature } from "../../testing/builders";
import { navigateExternal } from "../../shared/plans/navigate-external";
import { PricingPage } from "./pricing.page";

jest.mock("../../shared/plans/navigate-external", () => ({ navigateExternal: jest.fn() }));

const server = startApiServer();
const features = [
  aPlanFeature(),
  aPlanFeature({ key: "reports", featureName: "Custom reports", category: "Reports", dataType: "BOOLEAN" }),
];
const plans = [
  aPlan({ limits: { max_tracked_apps: 3, reports: false } }),
  aPlan({ key: "pro", name: "Pro", isDefault: false, limits: { max_tracked_apps: 15, reports: true } }),
  aPlan({
    key: "team",
    name: "Team",
    isDefault: false,
    limits: { max_tracked_apps: UNLIMITED, reports: true },
  }),
];

function serve(data = plans, paymentProvider: string | null = null) {
  server.use(answerWith(limitsEndpoints.publicPlans, { success: true, data, features, paymentProvider }));
}

const open = (at = "/pricing") => renderPage(<PricingPage />, { path: "/pricing", at });

beforeEach(resetSession);

test("a failure shows an error, and Retry loads the plans", async () => {
  server.use(failWith(limitsEndpoints.publicPlans, "INTERNAL", "The server failed."));
  const { user } = open();
  expect(await screen.findByRole("alert")).toHaveTextContent("Couldn't load the plans");
  serve();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "Pro" })).toBeVisible();
});

test("without plans there is a message with a contact link", async () => {
  serve([]);
  open();
  expect(await screen.findByRole("heading", { name: "No plans available" })).toBeVisible();
});

test("visitors compare the plans' limits and are sent to register, without accessibility violations", async () => {
  serve();
  const { container } = open();
  const table = await screen.findByRole("table", { name: "Compare every feature" });
  const cells = (name: RegExp) =>
    within(within(table).getByRole("row", { name }))
      .getAllByRole("cell")
      .map((cell) => cell.textContent);
  expect(cells(/^Tracked apps/)).toEqual(["3", "15", "Unlimited"]);
  expect(cells(/^Custom reports/)).toEqual(["Not included", "Included", "Included"]);
  const links = screen.getAllByRole("link", { name: /^Start Free Trial/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/register", "/register", "/register"]);
  expect(screen.queryByText("Your plan")).not.toBeInTheDocument();
  expect(screen.getByText("This site doesn't take payments")).toBeVisible();
  await expectNoViolations(container);
});

test("signed-in users see their plan marked and a link to their subscription", async () => {
  signInAs("user");
  serve(plans, "Paddle");
  server.use(
    answerWith(limitsEndpoints.myLimits, { success: true, data: {}, plan: { key: "pro", name: "Pro" } }),
  );
  open();
  expect(await screen.findByRole("columnheader", { name: "Pro Your plan" })).toBeVisible();
  const mine = await screen.findByRole("link", { name: "See usage (Pro)" });
  expect(mine).toHaveAttribute("href", "/subscription");
  expect(screen.queryByRole("link", { name: /Start Free Trial/ })).not.toBeInTheDocument();
  expect(screen.getByText("Payments go through Paddle")).toBeVisible();
});

test("without payments, other plans are requested from the operator instead of leading back to the usage", async () => {
  signInAs("user");
  serve(plans, null);
  server.use(
    answerWith(limitsEndpoints.myLimits, { success: true, data: {}, plan: { key: "free", name: "Free" } }),
  );
  open();
  const request = await screen.findByRole("link", { name: "Request this plan (Pro)" });
  expect(request).toHaveAttribute("href", "/contact");
  expect(screen.getByRole("link", { name: "See usage (Free)" })).toHaveAttribute("href", "/subscription");
});

test("F28: payment starts on the provider's page; ten clicks start one checkout; a refusal shows why", async () => {
  signInAs("user");
  serve(plans, "Paddle");
  const asked: unknown[] = [];
  server.use(
    answerWith(limitsEndpoints.myLimits, { success: true, data: {}, plan: { key: "free", name: "Free" } }),
    failWith(billingEndpoints.checkout, "CONFLICT", "This plan cannot be bought here yet."),
  );
  open();
  const upgrade = await screen.findByRole("button", { name: "Upgrade to Pro" });
  expect(screen.queryByRole("button", { name: "Upgrade to Free" })).not.toBeInTheDocument();
  fireEvent.click(upgrade);
  expect(await screen.findByText("This plan cannot be bought here yet.")).toBeVisible();
  expect(navigateExternal).not.toHaveBeenCalled();
  server.use(
    handle(billingEndpoints.checkout, async ({ request }) => {
      asked.push(await request.json());
      return Response.json({ success: true, url: "https://pay.example/?_ptxn=1" });
    }),
  );
  for (let click = 0; click < 10; click++) fireEvent.click(upgrade);
  await waitFor(() => expect(navigateExternal).toHaveBeenCalled());
  expect(asked).toEqual([{ plan: "pro" }]);
  expect(screen.getByRole("button", { name: "Processing…" })).toBeVisible();
});

test("an anchor scrolls to its section once the plans have loaded", async () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
  serve();
  open("/pricing#features");
  await screen.findByRole("heading", { name: "Compare every feature" });
  expect(scrolled).toEqual(["features"]);
});
