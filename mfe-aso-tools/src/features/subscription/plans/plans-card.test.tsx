import {
  billingEndpoints,
  planRequestsEndpoints,
  subscriptionEndpoints,
  trialsEndpoints,
  type OwnSubscription,
  type PlanRequest,
  type Trial,
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
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { aLimit } from "../../../testing/builders";
import { navigateExternal } from "./navigate-external";
import { PlansCard } from "./plans-card";

jest.mock("./navigate-external", () => ({ navigateExternal: jest.fn() }));

const server = startApiServer();
const success = true as const;
const apps = aLimit({ key: "max_tracked_apps", featureName: "Tracked apps", unit: "apps", limitValue: 3 });
const exportsPerDay = aLimit({ key: "exports_per_day", featureName: "Exports per day", limitValue: 1 });

const aPlan = (key: string, limit: number, change: Partial<PublicPlan> = {}): PublicPlan => ({
  ...{ key, name: key.charAt(0).toUpperCase() + key.slice(1), description: "", isDefault: key === "free" },
  ...{ trialDays: 0, prices: [], limits: { max_tracked_apps: limit, exports_per_day: 1 } },
  ...change,
});
const aRequest = (change: Partial<PlanRequest> = {}): PlanRequest => ({
  ...{ id: 7, plan: { key: "pro", name: "Pro" }, state: "open", reason: null },
  ...{ createdAt: "2026-11-20T08:00:00.000Z", decidedAt: null },
  ...change,
});

interface Served {
  plans?: PublicPlan[];
  provider?: string | null;
  requests?: PlanRequest[];
  trial?: Trial | null;
  canStart?: boolean;
  subscription?: OwnSubscription | null;
}

function serve({
  plans,
  provider = null,
  requests = [],
  trial = null,
  canStart = false,
  subscription = null,
}: Served = {}) {
  server.use(
    answerWith(limitsEndpoints.publicPlans, {
      success,
      data: plans ?? [aPlan("free", 3), aPlan("pro", 15), aPlan("team", 100)],
      features: [apps, exportsPerDay],
      paymentProvider: provider,
    }),
    answerWith(planRequestsEndpoints.mine, { success, data: requests }),
    answerWith(trialsEndpoints.mine, { success, data: trial, canStart }),
    answerWith(subscriptionEndpoints.mine, { success, data: subscription }),
  );
}

const open = (at = "/subscription", exceeded: string[] = [], current = "free") =>
  renderPage(
    <PlansCard
      current={current}
      limits={{ max_tracked_apps: apps, exports_per_day: exportsPerDay }}
      exceeded={exceeded}
    />,
    { path: "/subscription", at },
  );
const offer = async (name: string) => within(await screen.findByRole("listitem", { name }));
const mainOffers = () =>
  screen
    .getAllByRole("listitem")
    .flatMap((item) => (item.dataset.main === "true" ? [item.getAttribute("aria-label")] : []));

beforeEach(() => {
  resetSession();
  signInAs("user");
  Element.prototype.scrollIntoView = jest.fn();
  jest.mocked(navigateExternal).mockClear();
});

test("a plan is requested in one click, its state is shown, and it can be withdrawn; no violations", async () => {
  serve();
  const { user, container } = open();
  const button = (await offer("Pro")).getByRole("button", { name: "Request this plan (Pro)" });
  expect((await offer("Pro")).getByText(/\(now 3\)/)).toBeVisible();
  await expectNoViolations(container);
  const asked: unknown[] = [];
  server.use(
    handle(planRequestsEndpoints.create, async ({ request }) => {
      asked.push(await request.json());
      serve({ requests: [aRequest()] });
      return Response.json({ success, data: aRequest() }, { status: 201 });
    }),
    handle(planRequestsEndpoints.withdraw, () => {
      serve({ requests: [aRequest({ state: "withdrawn" })] });
      return Response.json({ success, data: aRequest({ state: "withdrawn" }) });
    }),
  );
  await user.click(button);
  expect(await screen.findByText(/^Requested on November 20, 2026/)).toBeVisible();
  expect(asked).toEqual([{ plan: "pro" }]);
  expect((await offer("Pro")).queryByRole("button", { name: /^Request/ })).not.toBeInTheDocument();
  expect(screen.getByRole("group", { name: "Actions for Pro" })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole("button", { name: "Withdraw the request for Pro" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("button", { name: "Request this plan (Pro)" })).toBeVisible();
  expect(screen.getByRole("group", { name: "Actions for Pro" })).toHaveFocus();
});

test("a declined request shows the reason and can be repeated; a refusal of the server is shown", async () => {
  serve({
    requests: [aRequest({ state: "declined", reason: "Ask in May.", decidedAt: "2026-11-21T08:00:00.000Z" })],
  });
  server.use(failWith(planRequestsEndpoints.create, "CONFLICT", "You already requested the Pro plan."));
  const { user } = open();
  expect(await screen.findByText("Declined on November 21, 2026: Ask in May.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Request this plan (Pro)" }));
  expect(await screen.findByText("You already requested the Pro plan.")).toBeVisible();
});

test.each([
  ["/subscription?plan=team", [], ["Team"]],
  ["/subscription?feature=max_tracked_apps", [], ["Pro"]],
  ["/subscription", ["max_tracked_apps"], ["Pro"]],
  ["/subscription?feature=exports_per_day", [], []],
  ["/subscription?plan=gold&feature=nothing", [], []],
])("%s with %j used up brings forward %j", async (at, exceeded, expected) => {
  serve();
  open(at, exceeded);
  await offer("Pro");
  expect(mainOffers()).toEqual(expected);
  const isStuck = expected.length === 0 && at.includes("exports");
  expect(screen.queryByText(/^No plan lifts this limit/) !== null).toBe(isStuck);
  const isScrolled = jest.mocked(Element.prototype.scrollIntoView).mock.calls.length > 0;
  expect(isScrolled).toBe(at.includes("plan=team") || at.includes("=max_tracked_apps") || isStuck);
});

test("F28: payment starts on the provider's page; ten clicks start one checkout; a refusal shows why", async () => {
  const cost = { amount: 1900, currency: "USD", interval: "month" as const, frequency: 1 };
  const prices = [
    { priceId: "pri_a", cost },
    { priceId: "pri_b", cost: { ...cost, amount: 19_000, interval: "year" as const } },
  ];
  serve({ provider: "Paddle", plans: [aPlan("free", 3), aPlan("pro", 15, { prices })] });
  server.use(failWith(billingEndpoints.checkout, "CONFLICT", "This plan cannot be bought here yet."));
  const { user } = open();
  expect((await offer("Pro")).getByText("$19.00 per month or $190.00 per year")).toBeVisible();
  const yearly = screen.getByRole("button", { name: "Upgrade to Pro for $190.00 per year" });
  await user.click(yearly);
  expect(await screen.findByText("This plan cannot be bought here yet.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Request this plan" })).toBeVisible();
  expect(navigateExternal).not.toHaveBeenCalled();
  const asked: unknown[] = [];
  server.use(
    handle(billingEndpoints.checkout, async ({ request }) => {
      asked.push(await request.json());
      return Response.json({ success, url: "https://pay.example/?_ptxn=1" });
    }),
  );
  for (let click = 0; click < 10; click++) fireEvent.click(yearly);
  await waitFor(() => expect(navigateExternal).toHaveBeenCalledWith("https://pay.example/?_ptxn=1"));
  expect(asked).toEqual([{ plan: "pro", priceId: "pri_b" }]);
});

test("a free trial is offered only to those who can start it, and its end is shown", async () => {
  const plans = [aPlan("free", 3), aPlan("pro", 15, { trialDays: 14 }), aPlan("team", 100)];
  serve({ plans, canStart: true });
  const trial: Trial = {
    ...{ plan: { key: "pro", name: "Pro" }, startedAt: "2026-11-20T12:00:00.000Z" },
    ...{ endsAt: "2026-12-04T12:00:00.000Z", endedAt: null },
  };
  server.use(
    handle(trialsEndpoints.start, () => {
      serve({ plans, trial });
      return Response.json({ success, data: trial, canStart: false }, { status: 201 });
    }),
  );
  const { user, unmount } = open();
  expect(await screen.findAllByRole("button", { name: /^Start Free Trial/ })).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Start Free Trial (Pro)" }));
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: /^Start Free Trial/ })).not.toBeInTheDocument(),
  );
  unmount();
  open("/subscription", [], "pro");
  expect(await screen.findByText(/^Your free trial ends on December 4, 2026/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Request this plan (Pro)" })).toBeVisible();
  serve({ plans, trial: { ...trial, endedAt: "2026-12-04T12:03:00.000Z" } });
  open();
  expect(await screen.findByText("Your free trial of Pro ended on December 4, 2026.")).toBeVisible();
});

test("a plan that isn't public is only offered plans that lift a limit", async () => {
  serve({ plans: [aPlan("free", 3), aPlan("pro", 3), aPlan("team", 100)] });
  open("/subscription", [], "custom");
  expect(await screen.findByRole("listitem", { name: "Team" })).toBeVisible();
  expect(screen.queryByRole("listitem", { name: "Pro" })).not.toBeInTheDocument();
});

test("a failure shows an error, and Retry loads the plans; without other plans it says so", async () => {
  serve({ plans: [aPlan("free", 3)] });
  server.use(failWith(planRequestsEndpoints.mine, "INTERNAL", "boom"));
  const { user } = open();
  expect(await screen.findByText("Couldn't load the plans")).toBeVisible();
  serve({ plans: [aPlan("free", 3)] });
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("There are no other plans to choose from.")).toBeVisible();
});
