import { trialsEndpoints } from "@listwise/contracts/billing";
import { limitsEndpoints, UNLIMITED } from "@listwise/contracts/limits";
import { answerWith, startApiServer, failWith, resetSession, signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { aPlan, aPlanFeature } from "../../testing/builders";
import { PricingPage } from "./pricing.page";

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

function serveAccount(canStart = false, plan = { key: "free", name: "Free" }) {
  server.use(
    answerWith(limitsEndpoints.myLimits, { success: true, data: {}, plan }),
    answerWith(trialsEndpoints.mine, { success: true, data: null, canStart }),
  );
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
  const links = screen.getAllByRole("link", { name: /^(Start for free|Get started)/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/register",
    "/register?plan=pro",
    "/register?plan=team",
  ]);
  expect(screen.queryByRole("link", { name: /Free Trial/ })).not.toBeInTheDocument();
  expect(screen.queryByText("Your plan")).not.toBeInTheDocument();
  expect(screen.getByText("This site doesn't take payments")).toBeVisible();
  await expectNoViolations(container);
});

test("signed-in users see their plan marked and a link to their subscription", async () => {
  signInAs("user");
  serve(plans, "Paddle");
  serveAccount(false, { key: "pro", name: "Pro" });
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
  serveAccount();
  open();
  const request = await screen.findByRole("link", { name: "Request this plan (Pro)" });
  expect(request).toHaveAttribute("href", "/subscription?plan=pro");
  expect(screen.getByRole("link", { name: "See usage (Free)" })).toHaveAttribute("href", "/subscription");
});

test("a plan that isn't public isn't offered the public ones", async () => {
  signInAs("user");
  serve(plans, null);
  serveAccount(false, { key: "unlimited", name: "Unlimited" });
  open();
  expect(await screen.findByRole("link", { name: "Go to your subscription (Pro)" })).toBeVisible();
  expect(screen.queryByRole("link", { name: /Request this plan/ })).not.toBeInTheDocument();
});

test("plans with a price show it, and lead to where they can be bought", async () => {
  signInAs("user");
  const cost = { amount: 1900, currency: "USD", interval: "month" as const, frequency: 1 };
  const priced = plans.map((plan) => ({
    ...plan,
    prices:
      plan.key === "pro"
        ? [{ priceId: "pri_a", cost }]
        : plan.key === "team"
          ? [{ priceId: "pri_b", cost: null }]
          : [],
  }));
  serve(priced, "Paddle");
  serveAccount();
  open();
  const upgrade = await screen.findByRole("link", { name: "Upgrade (Pro)" });
  expect(upgrade).toHaveAttribute("href", "/subscription?plan=pro");
  expect(screen.getByText("$19.00 per month")).toBeVisible();
  expect(screen.getByText("You'll see the price before you pay")).toBeVisible();
});

test("a free trial is promised only where there is one, and only to those who can start it", async () => {
  serve(plans.map((plan) => ({ ...plan, trialDays: plan.key === "pro" ? 14 : 0 })));
  const visitor = open();
  const trial = await screen.findByRole("link", { name: "Start Free Trial (Pro)" });
  expect(trial).toHaveAttribute("href", "/register?plan=pro");
  expect(screen.getByText("14 days free")).toBeVisible();
  expect(screen.getAllByRole("link", { name: /^Start Free Trial/ })).toHaveLength(1);
  visitor.unmount();
  signInAs("user");
  serveAccount(true);
  const user = open();
  expect(await screen.findByRole("link", { name: "Start Free Trial (Pro)" })).toHaveAttribute(
    "href",
    "/subscription?plan=pro",
  );
  user.unmount();
  resetSession();
  signInAs("user");
  serveAccount(false);
  open();
  expect(await screen.findByRole("link", { name: "Request this plan (Pro)" })).toBeVisible();
  expect(screen.queryByText("14 days free")).not.toBeInTheDocument();
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
