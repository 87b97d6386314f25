import { limitsEndpoints } from "@listwise/contracts/limits";
import { answerWith, startApiServer, failWith, resetSession, signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen } from "@testing-library/react";
import { SubscriptionSuccessPage } from "./subscription-success.page";

const server = startApiServer();
const free = { key: "free", name: "Free" };
const pro = { key: "pro", name: "Pro" };
const plans = [free, pro].map((plan) => ({
  ...plan,
  description: "",
  isDefault: plan === free,
  limits: {},
  trialDays: 0,
  prices: [],
}));
let calls = 0;

function serve(plan: { key: string; name: string }, provider: string | null = "Paddle") {
  server.use(
    answerWith(limitsEndpoints.publicPlans, {
      success: true,
      data: plans,
      features: [],
      paymentProvider: provider,
    }),
    answerWith(limitsEndpoints.myLimits, { success: true, data: {}, plan }),
  );
}

const open = (at = "/subscription/success", giveUpMs = 5_000) =>
  renderPage(<SubscriptionSuccessPage pace={{ everyMs: 10, giveUpMs }} />, {
    path: "/subscription/success",
    at,
  });

beforeEach(() => {
  resetSession();
  signInAs("user");
  calls = 0;
  server.events.removeAllListeners();
  server.events.on("request:start", ({ request }) => {
    if (request.url.endsWith(limitsEndpoints.myLimits.path)) calls += 1;
  });
});

test("without a payment provider it explains that nothing was charged, without violations", async () => {
  serve(free, null);
  const { container } = open();
  expect(await screen.findByRole("heading", { name: "No payment was made" })).toBeVisible();
  expect(screen.getByText(/You're on the Free plan/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Compare plans" })).toHaveAttribute("href", "/pricing");
  await expectNoViolations(container);
  expect(calls).toBe(1);
});

test("polls until the plan is active, then stops", async () => {
  serve(free);
  const { container } = open();
  expect(await screen.findByRole("heading", { name: "Waiting for confirmation" })).toBeVisible();
  serve(pro);
  expect(await screen.findByRole("heading", { name: "You're on the Pro plan" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to your dashboard" })).toHaveAttribute("href", "/dashboard");
  await expectNoViolations(container);
  const asked = calls;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(calls - asked).toBeLessThanOrEqual(1);
});

test("a plan other than the purchased one doesn't count", async () => {
  serve(pro);
  open("/subscription/success?plan=team", 100);
  expect(await screen.findByRole("heading", { name: "This is taking longer than usual" })).toBeVisible();
});

test("stops polling after a while and checks again on demand", async () => {
  serve(free);
  const { user, container } = open(undefined, 60);
  expect(await screen.findByRole("heading", { name: "This is taking longer than usual" })).toBeVisible();
  await expectNoViolations(container);
  serve(pro);
  await user.click(screen.getByRole("button", { name: "Check again" }));
  expect(await screen.findByRole("heading", { name: "You're on the Pro plan" })).toBeVisible();
});

test("a failed check shows an error; Retry continues", async () => {
  serve(free);
  server.use(failWith(limitsEndpoints.myLimits, "INTERNAL", "The server failed."));
  const { user } = open();
  expect(await screen.findByRole("alert")).toHaveTextContent("Couldn't check your plan");
  serve(pro);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "You're on the Pro plan" })).toBeVisible();
});
