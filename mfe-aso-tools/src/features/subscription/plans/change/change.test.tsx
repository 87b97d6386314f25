import {
  planRequestsEndpoints,
  subscriptionEndpoints,
  trialsEndpoints,
  type OwnSubscription,
  type PlanChangePreview,
} from "@listwise/contracts/billing";
import { limitsEndpoints, type PublicPlan } from "@listwise/contracts/limits";
import {
  answerWith,
  failWith,
  handle,
  resetSession,
  signInAs,
  startApiServer,
} from "@listwise/shared-auth/testing";
import { address, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { aLimit, aUsage } from "../../../../testing/builders";
import { navigateExternal } from "../navigate-external";
import { PlansCard } from "../plans-card";

jest.mock("../navigate-external", () => ({ navigateExternal: jest.fn() }));

const { mine, preview, change, portal } = subscriptionEndpoints;
const server = startApiServer();
const success = true as const;
const apps = aLimit({ key: "max_tracked_apps", featureName: "Tracked apps", limitValue: 100 });
const reports = aLimit({ key: "custom_reports", featureName: "Custom reports", limitValue: true });
const monthly = (amount: number) => ({ amount, currency: "USD", interval: "month" as const, frequency: 1 });
const plans: PublicPlan[] = [
  {
    ...{ key: "pro", name: "Pro", description: "", isDefault: false, trialDays: 0 },
    limits: { max_tracked_apps: 15, custom_reports: false },
    prices: [{ priceId: "pri_pro", cost: monthly(1900) }],
  },
  {
    ...{ key: "team", name: "Team", description: "", isDefault: false, trialDays: 0 },
    limits: { max_tracked_apps: 100, custom_reports: true },
    prices: [
      { priceId: "pri_team", cost: monthly(4900) },
      { priceId: "pri_year", cost: { ...monthly(49_000), interval: "year" } },
    ],
  },
];
const paid: OwnSubscription = {
  ...{ status: "active", plan: { key: "team", name: "Team" }, priceId: "pri_team" },
  nextBilledAt: "2026-12-10T12:00:00.000Z",
};
const downgrade: PlanChangePreview = {
  plan: { key: "pro", name: "Pro" },
  difference: { action: "credit", amount: 1550, currency: "USD" },
  billed: "next-payment",
  cost: monthly(2090),
  nextBilledAt: "2026-12-10T12:00:00.000Z",
};

function serve(subscription = paid) {
  server.use(
    answerWith(limitsEndpoints.publicPlans, {
      success,
      ...{ data: plans, features: [apps, reports], paymentProvider: "Paddle" },
    }),
    answerWith(limitsEndpoints.myUsage, {
      success,
      data: { max_tracked_apps: aUsage({ current: 40, limit: 100, percentage: 40 }) },
    }),
    answerWith(planRequestsEndpoints.mine, { success, data: [] }),
    answerWith(trialsEndpoints.mine, { success, data: null, canStart: false }),
    answerWith(mine, { success, data: subscription }),
    answerWith(preview, { success, data: downgrade }),
  );
}

const open = (current = "team") =>
  renderPage(
    <PlansCard
      current={current}
      limits={{ max_tracked_apps: apps, custom_reports: reports }}
      exceeded={[]}
    />,
    { path: "/subscription", at: "/subscription" },
  );
const openDowngrade = async () => {
  const page = open();
  await page.user.click(await screen.findByRole("button", { name: "Switch to Pro for $19.00 per month" }));
  return { ...page, dialog: within(await screen.findByRole("dialog", { name: "Switch to Pro" })) };
};

beforeEach(() => {
  resetSession();
  signInAs("user");
  jest.mocked(navigateExternal).mockClear();
  serve();
});

test("a payer sees the next payment and gets to invoices and cancellation", async () => {
  const { user, container } = open();
  expect(
    await screen.findByText("You pay for Team, $49.00 per month. Your next payment is on December 10, 2026."),
  ).toBeVisible();
  await expectNoViolations(container);
  server.use(answerWith(portal, { success, url: "https://portal.example/x" }));
  await user.click(screen.getByRole("button", { name: "Manage payments" }));
  await waitFor(() => expect(navigateExternal).toHaveBeenCalledWith("https://portal.example/x"));
});

test("an overdue payment is a warning", async () => {
  serve({ ...paid, status: "past_due" });
  open();
  expect(await screen.findByText("Your last payment failed")).toBeVisible();
});

test("a downgrade says what is due, what will exceed the limits, and is made only when confirmed", async () => {
  const asked: unknown[] = [];
  server.use(
    handle(change, async ({ request }) => {
      asked.push(await request.json());
      return Response.json({ success });
    }),
  );
  const { user, dialog } = await openDowngrade();
  expect(await dialog.findByText("Credit for unused time")).toBeVisible();
  expect(dialog.getByText("Nothing")).toBeVisible();
  expect(dialog.getByText("$15.50")).toBeVisible();
  expect(dialog.getByText("From December 10, 2026")).toBeVisible();
  expect(dialog.getByText("$20.90 per month")).toBeVisible();
  expect(dialog.getByText("Tracked apps: 40 used, 15 included")).toBeVisible();
  expect(dialog.getByText("Custom reports")).toBeVisible();
  await expectNoViolations(document.body);
  expect(asked).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Switch" }));
  await waitFor(() => expect(address()).toBe("/subscription/success?plan=pro"));
  expect(asked).toEqual([{ priceId: "pri_pro" }]);
});

test("another billing period of the same plan is charged now and stays on the page", async () => {
  server.use(
    answerWith(preview, {
      success,
      data: {
        ...downgrade,
        plan: { key: "team", name: "Team" },
        difference: { action: "charge", amount: 45_000, currency: "USD" },
        billed: "now",
      },
    }),
    answerWith(change, { success }),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Switch to Team for $490.00 per year" }));
  const pay = await screen.findByRole("button", { name: "Pay $450.00 and switch" });
  await waitFor(() => expect(pay).toBeEnabled());
  await user.click(pay);
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(address()).toBe("/subscription");
});

test("a refusal says what to do and leads to the payments; a failed preview can be repeated", async () => {
  server.use(failWith(preview, "UNAVAILABLE", "Couldn't get the cost of the switch from Paddle."));
  const { user, dialog } = await openDowngrade();
  expect(await dialog.findByText("Couldn't load the cost of the switch")).toBeVisible();
  expect(dialog.getByRole("button", { name: "Switch" })).toBeDisabled();
  server.use(
    answerWith(preview, { success, data: downgrade }),
    failWith(change, "CONFLICT", "Your payment was declined, so your plan stays as it is."),
  );
  await user.click(dialog.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(dialog.getByRole("button", { name: "Switch" })).toBeEnabled());
  await user.click(dialog.getByRole("button", { name: "Switch" }));
  expect(await dialog.findByText(/^Your payment was declined/)).toBeVisible();
  expect(dialog.getByRole("button", { name: "Manage payments" })).toBeVisible();
  expect(address()).toBe("/subscription");
});
