import { apiKeysEndpoints, type ApiKey } from "@listwise/contracts/account";
import { planRequestsEndpoints, subscriptionEndpoints, trialsEndpoints } from "@listwise/contracts/billing";
import { limitsEndpoints, type FeatureLimit, type Usage } from "@listwise/contracts/limits";
import { answerWith, startApiServer, failWith, resetSession, signInAs } from "@listwise/shared-auth/testing";
import { address, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { aLimit, aUsage } from "../../testing/builders";
import { SubscriptionPage } from "./subscription.page";

const server = startApiServer();

const keywords = aLimit({ key: "max_tracked_keywords", featureName: "Tracked keywords", displayOrder: 1 });
const analysis = aLimit({
  key: "advanced_keyword_analysis",
  featureName: "Advanced keyword analysis",
  dataType: "BOOLEAN",
  limitValue: false,
  displayOrder: 2,
});
const formats = aLimit({
  key: "export_formats",
  featureName: "Export formats",
  category: "Data Export",
  dataType: "JSON",
  limitValue: ["csv", "json"],
  displayOrder: 3,
});

function serve(usage: Record<string, Usage>, limits: FeatureLimit[] = [keywords, analysis, formats]) {
  server.use(
    answerWith(limitsEndpoints.myLimits, {
      success: true,
      data: Object.fromEntries(limits.map((limit) => [limit.key, limit])),
      plan: { key: "free", name: "Free" },
    }),
    answerWith(limitsEndpoints.myUsage, { success: true, data: usage }),
    answerWith(apiKeysEndpoints.list, { success: true, data: [] }),
    answerWith(limitsEndpoints.publicPlans, { success: true, data: [], features: [], paymentProvider: null }),
    answerWith(planRequestsEndpoints.mine, { success: true, data: [] }),
    answerWith(trialsEndpoints.mine, { success: true, data: null, canStart: false }),
    answerWith(subscriptionEndpoints.mine, { success: true, data: null }),
  );
}

const open = (at = "/subscription") => renderPage(<SubscriptionPage />, { path: "/subscription", at });
const counter = async (name: string) => within(await screen.findByRole("group", { name }));

beforeEach(() => {
  resetSession();
  signInAs("user");
});

test("a failed load of limits shows an error; Retry loads them", async () => {
  serve({});
  server.use(failWith(limitsEndpoints.myLimits, "INTERNAL", "boom"));
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "Failed to load subscription limits" })).toBeVisible();
  serve({ max_tracked_keywords: aUsage() });
  const retry = screen.getByRole("button", { name: "Retry" });
  await waitFor(() => expect(retry).not.toHaveAttribute("aria-busy"));
  await user.click(retry);
  expect((await counter("Total Features")).getByText("3")).toBeVisible();
});

test("a failed load of usage shows an error", async () => {
  serve({});
  server.use(failWith(limitsEndpoints.myUsage, "INTERNAL", "boom"));
  open();
  expect(await screen.findByRole("heading", { name: "Failed to load usage statistics" })).toBeVisible();
  expect(screen.getByText(/Try again/)).toBeVisible();
});

test("counts features near and over their limit, without violations", async () => {
  const exports = aLimit({ key: "exports_per_day", featureName: "Exports per day", displayOrder: 4 });
  serve(
    {
      max_tracked_keywords: aUsage({ current: 18, percentage: 72 }),
      exports_per_day: aUsage({
        current: 1,
        limit: 1,
        percentage: 100,
        resetDate: "2026-11-21T12:00:00.000Z",
      }),
    },
    [keywords, analysis, formats, exports],
  );
  const limits = { exports_per_day: 100 };
  const pro = {
    key: "pro",
    name: "Pro",
    description: "",
    isDefault: false,
    trialDays: 0,
    prices: [],
    limits,
  };
  server.use(
    answerWith(limitsEndpoints.publicPlans, {
      success: true,
      data: [pro],
      features: [],
      paymentProvider: null,
    }),
  );
  const { container } = open();
  expect((await counter("Total Features")).getByText("4")).toBeVisible();
  expect((await counter("Near Limit")).getByText("1")).toBeVisible();
  expect((await counter("Upgrade Needed")).getByText("1")).toBeVisible();
  const upgrade = screen.getByRole("region", { name: "Upgrade your plan" });
  expect(within(upgrade).getByText(/Exports per day/)).toBeVisible();
  expect(within(upgrade).getByRole("link", { name: "Show the plan" })).toHaveAttribute(
    "href",
    "/subscription?feature=exports_per_day",
  );
  expect(screen.getByRole("progressbar", { name: "Tracked keywords" })).toHaveAttribute(
    "aria-valuetext",
    "18 of 25 (72%)",
  );
  expect(screen.getByText("Resets on November 21, 2026")).toBeVisible();
  await expectNoViolations(container);
});

test("a used-up limit that no plan lifts leads to the contact form", async () => {
  serve({ max_tracked_keywords: aUsage({ current: 25, percentage: 100 }) });
  open();
  const card = within(await screen.findByRole("region", { name: "Limits used up" }));
  expect(card.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
  expect(card.queryByRole("link", { name: "Show the plan" })).not.toBeInTheDocument();
});

test("access is on or off, lists show their items, nothing prompts for an upgrade", async () => {
  serve({ max_tracked_keywords: aUsage() }, [
    keywords,
    analysis,
    formats,
    { ...analysis, key: "x", limitValue: true },
  ]);
  open();
  expect(await screen.findByText("Not included")).toBeVisible();
  expect(screen.getByText("Included")).toBeVisible();
  expect(screen.getByText("CSV")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Upgrade your plan" })).not.toBeInTheDocument();
});

test("999999 reads Unlimited and the bar never exceeds its width", async () => {
  const apps = aLimit({
    key: "max_tracked_apps",
    featureName: "Tracked apps",
    limitValue: 999_999,
    displayOrder: 5,
  });
  serve(
    {
      max_tracked_apps: aUsage({ current: 7, limit: 999_999, percentage: 0 }),
      max_tracked_keywords: aUsage({ current: 40, percentage: 160 }),
    },
    [keywords, apps],
  );
  open();
  expect(await screen.findByRole("progressbar", { name: "Tracked apps" })).toHaveAttribute(
    "aria-valuetext",
    "7 used · Unlimited",
  );
  expect(screen.getByRole("progressbar", { name: "Tracked keywords" })).toHaveAttribute(
    "aria-valuenow",
    "100",
  );
});

test("By Category groups the same features and is in the address", async () => {
  serve({ max_tracked_keywords: aUsage() });
  const { user } = open();
  await user.click(await screen.findByRole("tab", { name: "By Category" }));
  expect(address()).toBe("/subscription?view=categories");
  const group = screen.getByRole("region", { name: "Data Export" });
  expect(within(group).getByText("Export formats")).toBeVisible();
});

test("Refresh refetches", async () => {
  serve({ max_tracked_keywords: aUsage() });
  const { user } = open();
  await screen.findByText("5 of 25 (20%)");
  await screen.findByText("No API keys");
  serve({ max_tracked_keywords: aUsage({ current: 6, percentage: 24 }) });
  const key: ApiKey = {
    id: 1,
    label: "Nightly report",
    ending: "wxyz",
    scopes: ["read"],
    expiresAt: "2027-11-20T12:00:00.000Z",
    expired: false,
    createdAt: "2026-11-20T12:00:00.000Z",
    lastUsedAt: null,
  };
  server.use(answerWith(apiKeysEndpoints.list, { success: true, data: [key] }));
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  expect(await screen.findByText("Nightly report")).toBeVisible();
  await waitFor(() => expect(screen.getByText("6 of 25 (24%)")).toBeVisible());
});
