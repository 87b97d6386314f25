import { viewAsEndpoints } from "@listwise/contracts/account";
import {
  adminUserEndpoints,
  customerEndpoints,
  type AdminUserDetail,
  type CustomerOverview,
  type TimelineEntry,
} from "@listwise/contracts/admin";
import { limitsAdminEndpoints, userLimitsEndpoints } from "@listwise/contracts/limits";
import { tabStorage } from "@listwise/shared-auth";
import {
  answerWith,
  failWith,
  handle,
  recordPage,
  resetSession,
  signInAs,
  startApiServer,
} from "@listwise/shared-auth/testing";
import { clearToasts, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { delay, HttpResponse } from "msw";
import { aUserDetail } from "../../testing/builders";
import { UserPage } from "./user.page";

const server = startApiServer();
const overview: CustomerOverview = {
  apps: { own: 1, competitor: 2, watching: 0 },
  keywords: 12,
  subscription: null,
  sellsPlans: true,
  trial: null,
  nextConfirmationAt: null,
};
const paid: CustomerOverview = {
  ...overview,
  subscription: {
    id: "sub_1",
    status: "past_due",
    isPaid: true,
    nextBilledAt: "2026-12-03T00:00:00.000Z",
    updatedAt: "2026-11-20T00:00:00.000Z",
  },
};
const anEntry = (change: Partial<TimelineEntry>): TimelineEntry => ({
  id: "audit-log:1",
  at: "2026-11-20T08:00:00.000Z",
  kind: "sign-in",
  source: "audit-log",
  event: "auth.login",
  result: "ok",
  details: "",
  actor: null,
  ip: null,
  ...change,
});

const serve = (data: AdminUserDetail) =>
  server.use(answerWith(adminUserEndpoints.user, { success: true, data }));
const open = (search = "") =>
  renderPage(<UserPage />, { path: "/admin/users/:id", at: `/admin/users/7${search}` });

type User = ReturnType<typeof open>["user"];

async function choose(user: User, action: string): Promise<void> {
  await user.click(await screen.findByRole("button", { name: "Actions" }));
  await user.click(await screen.findByRole("menuitem", { name: action }));
}

beforeEach(() => {
  resetSession();
  clearToasts();
  signInAs("admin");
  serve(aUserDetail());
  server.use(
    answerWith(customerEndpoints.overview, { success: true, data: overview }),
    answerWith(customerEndpoints.timeline, { success: true, data: [], nextCursor: null }),
  );
});

test("the timeline names what happened, its source, time and actor, and loads older entries, without violations", async () => {
  const asked: string[] = [];
  server.use(
    handle(customerEndpoints.timeline, ({ request }) => {
      asked.push(new URL(request.url).search);
      const first = [
        anEntry({
          id: "limits:a",
          kind: "limit",
          source: "limits",
          event: "limit.reached",
          result: "denied",
        }),
        anEntry({ id: "paddle:a", kind: "payment", source: "paddle", event: "subscription.past_due" }),
        anEntry({ event: "user.plan-changed", kind: "plan", actor: "admin@listwise.example" }),
        anEntry({ id: "audit-log:2", result: "failed", ip: "203.0.113.7" }),
      ];
      const older = [
        anEntry({ id: "account:7", kind: "sign-up", source: "account", event: "account.created" }),
      ];
      const isFirst = !request.url.includes("cursor");
      return HttpResponse.json({
        success: true,
        data: isFirst ? first : older,
        nextCursor: isFirst ? "1789.1" : null,
      });
    }),
  );
  const { user, container } = open();
  const list = await screen.findByRole("list", { name: "Timeline" });
  for (const text of ["Reached a limit", "Subscription past due", "Changed the plan of an account"]) {
    expect(within(list).getByText(text)).toBeVisible();
  }
  expect(within(list).getByText("by admin@listwise.example · source: Activity log")).toBeVisible();
  expect(within(list).getByText("from 203.0.113.7 · source: Activity log")).toBeVisible();
  expect(within(list).getByText("Failed")).toBeVisible();
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Show older entries" }));
  expect(await within(list).findByText("Account created")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Show older entries" })).not.toBeInTheDocument();
  expect(asked).toEqual(["", "?cursor=1789.1"]);
});

test("the timeline is filtered by kind, in the address; empty and failed states say so", async () => {
  const { user } = open("?kind=mail");
  expect(await screen.findByRole("heading", { name: "Nothing recorded" })).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Show" })).toHaveValue("mail");
  server.use(failWith(customerEndpoints.timeline, "INTERNAL", "Broken."));
  await user.selectOptions(screen.getByRole("combobox", { name: "Show" }), "Support");
  expect(await screen.findByRole("heading", { name: "Failed to load: timeline" })).toBeVisible();
});

test("apps are listed with their keywords, and those without a listing by their store id", async () => {
  const app = {
    id: 5,
    storeId: "1234567890",
    platform: "ios" as const,
    name: null,
    developer: null,
    relation: "own" as const,
    trackedAt: "2026-11-01T08:00:00.000Z",
    keywords: 12,
    lastKeywordAt: null,
  };
  const pagination = { page: 1, pageSize: 10, total: 1, pages: 1 };
  server.use(
    answerWith(customerEndpoints.apps, { success: true, data: [app], pagination, unassignedKeywords: 1 }),
  );
  const { container } = open("?tab=apps");
  const row = await screen.findByRole("row", { name: /1234567890/ });
  expect(within(row).getByText("No listing stored")).toBeVisible();
  expect(within(row).getByText("12")).toBeVisible();
  expect(screen.getByText("1 keyword on no app's list.")).toBeVisible();
  await expectNoViolations(container);
});

test.each([
  [null, "Pro, ends on December 4, 2026"],
  ["2026-12-04T12:03:00.000Z", "Pro, ended on December 4, 2026"],
])("the profile shows the free trial that ended at %s", async (endedAt, text) => {
  const trial = {
    ...{ plan: { key: "pro", name: "Pro" }, startedAt: "2026-11-20T12:00:00.000Z" },
    ...{ endsAt: "2026-12-04T12:00:00.000Z", endedAt },
  };
  server.use(answerWith(customerEndpoints.overview, { success: true, data: { ...overview, trial } }));
  open();
  expect(await screen.findByText(text)).toBeVisible();
});

test("payments show the subscription's state, and that amounts are only in Paddle", async () => {
  server.use(answerWith(customerEndpoints.overview, { success: true, data: paid }));
  open("?tab=payments");
  expect(await screen.findByText("Subscription sub_1: past due")).toBeVisible();
  expect(screen.getByText("The last payment failed. Paddle retries it for several days.")).toBeVisible();
  expect(screen.getByText(/Amounts and invoices are only in Paddle/)).toBeVisible();
});

test.each([
  [overview, /Nothing is charged: this account has no paid subscription\./],
  [{ ...overview, sellsPlans: false }, /Nothing is charged, because this site has no payment provider\./],
  [paid, /Paddle keeps billing the current subscription.*choose how the difference is prorated/],
])("the confirmation of a plan says what happens with the payment (%#)", async (data, expected) => {
  const plan = (key: string, name: string) => ({
    id: 1,
    key,
    name,
    description: "",
    isDefault: false,
    displayInPricing: true,
    displayOrder: 1,
    trialDays: 0,
    limits: {},
    users: 1,
  });
  server.use(
    answerWith(customerEndpoints.overview, { success: true, data }),
    answerWith(userLimitsEndpoints.userUsage, { success: true, data: {}, periods: [] }),
    // The plans arrive last; an empty choice must not be shown before.
    handle(limitsAdminEndpoints.templates, async () => {
      await delay(100);
      return Response.json({ success: true, data: [plan("free", "Free"), plan("pro", "Pro")] });
    }),
    answerWith(userLimitsEndpoints.userLimits, {
      success: true,
      data: { plan: { key: "free", name: "Free" }, limits: {}, overridden: [] },
    }),
  );
  const { user } = open("?tab=usage");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Plan" }), "Pro");
  expect(within(await screen.findByRole("dialog")).getByText(expected)).toBeVisible();
});

test("emails are sent again after confirmation; a refusal says what failed and why", async () => {
  serve(aUserDetail({ emailVerified: false }));
  server.use(
    failWith(customerEndpoints.resendConfirmation, "RATE_LIMITED", "We just sent an email."),
    answerWith(customerEndpoints.sendPasswordReset, { success: true }),
  );
  const { user } = open();
  await choose(user, "Resend confirmation email");
  const dialog = within(await screen.findByRole("dialog", { name: "Send the confirmation email again?" }));
  await user.click(dialog.getByRole("button", { name: "Send email" }));
  expect(await dialog.findByText("Failed to send the confirmation email")).toBeVisible();
  expect(dialog.getByText("We just sent an email.")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await choose(user, "Send password reset");
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Send email" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("a view starts after confirmation: this tab stores it and loads anew", async () => {
  const { record } = recordPage();
  server.use(
    answerWith(viewAsEndpoints.start, {
      success: true,
      data: {
        token: "a.b.c",
        expiresAt: "2099-01-01T00:00:00.000Z",
        user: aUserDetail(),
        emailVerificationRequired: false,
      },
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "View as" }));
  const dialog = within(await screen.findByRole("dialog", { name: "View the site as Ada Example?" }));
  await user.click(dialog.getByRole("button", { name: "View as this user" }));
  await waitFor(() => expect(record.went).toEqual(["/dashboard"]));
  expect(tabStorage.getJson("viewAs")).toMatchObject({ token: "a.b.c", user: { id: 7 } });
  tabStorage.remove("viewAs");
});

test.each([
  ["an administrator", { role: "admin" }],
  ["a deactivated account", { isActive: false }],
] as const)("%s can't be viewed", async (_who, change) => {
  serve(aUserDetail(change));
  open();
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("button", { name: "View as" })).not.toBeInTheDocument();
});

test("a plain admin has no actions on a superadmin's account", async () => {
  serve(aUserDetail({ role: "superadmin" }));
  open();
  await screen.findByRole("heading", { level: 1 });
  for (const name of ["Actions", "View as", "Edit"]) {
    expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
  }
});
