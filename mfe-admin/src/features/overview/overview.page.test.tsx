import { presenceEndpoints } from "@listwise/contracts/account";
import {
  activityEndpoints,
  adminAnalyticsEndpoints,
  adminCatalogEndpoints,
  adminEndpoints,
  systemAlertsEndpoints,
  type AdminApp,
  type AdminKeyword,
  type AuditEntry,
  type SystemAlert,
} from "@listwise/contracts/admin";
import { answerWith, startApiServer, failWith, resetSession, signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import type { Activity } from "./overview.api";
import { OverviewPage } from "./overview.page";

const server = startApiServer();

function serve(recentActivity: Activity[]) {
  server.use(
    answerWith(adminEndpoints.dashboard, {
      success: true,
      data: {
        userStats: { total: 1234, active: 1200, admins: 2, newThisWeek: 5, online: 3 },
        appStats: { known: 900, followed: 40, keywords: 77, ranksStored: 15_000 },
        openPlanRequests: 0,
        recentActivity,
      },
    }),
  );
}

function anEntry(change: Partial<Activity> = {}): Activity {
  return { id: 1, at: new Date().toISOString(), actor: null, action: "auth.login", details: "", ...change };
}

const at = "2026-11-20T08:00:00.000Z";
const signIn: AuditEntry = {
  id: 9,
  at,
  actor: null,
  action: "auth.login",
  result: "failed",
  ip: "203.0.113.7",
  requestId: null,
  source: "server",
  details: "eve@listwise.example",
  change: null,
};
const app: AdminApp = {
  id: 5,
  storeId: "900000005",
  platform: "ios",
  status: "active",
  name: "Rain Map",
  icon: null,
  developer: null,
  primaryGenre: null,
  rating: null,
  ratingCount: null,
  source: null,
  fetchedAt: null,
  followers: 3,
  owners: 0,
  createdAt: at,
  tags: [],
};
const keyword: AdminKeyword = {
  id: 6,
  text: "storm & rain",
  users: 2,
  countries: ["us"],
  checkedAt: null,
  createdAt: at,
  tags: [],
};
const alert: SystemAlert = {
  id: 1,
  kind: "failed-requests",
  name: "Failed requests",
  value: 77,
  threshold: 50,
  raisedAt: at,
  resolvedAt: null,
};

const open = () => renderPage(<OverviewPage />, { path: "/admin" });

beforeEach(() => {
  resetSession();
  signInAs("admin");
  server.use(
    answerWith(presenceEndpoints.onlineUsers, { success: true, data: [] }),
    answerWith(systemAlertsEndpoints.alerts, { success: true, data: [] }),
    answerWith(activityEndpoints.logins, { success: true, data: [signIn] }),
    answerWith(adminCatalogEndpoints.recentApps, { success: true, data: [app] }),
    answerWith(adminCatalogEndpoints.recentKeywords, { success: true, data: [] }),
    answerWith(adminAnalyticsEndpoints.analytics, {
      success: true,
      data: { days: [], plans: [], countries: [], apps: [], keywords: [] },
    }),
  );
});

test("an error shows no numbers and can be retried", async () => {
  server.use(failWith(adminEndpoints.dashboard, "FORBIDDEN", "Administrators only."));
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "Failed to load the dashboard" })).toBeVisible();
  expect(screen.getByText("Administrators only. Ask an administrator for access.")).toBeVisible();
  expect(screen.queryByRole("group", { name: "Total users" })).not.toBeInTheDocument();
  serve([]);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("1,234")).toBeVisible();
});

test("shows the latest apps, keywords and sign-ins, each with a link to all", async () => {
  serve([]);
  server.use(answerWith(adminCatalogEndpoints.recentKeywords, { success: true, data: [keyword] }));
  open();
  const signIns = within(await screen.findByRole("list", { name: "Recent sign-ins" }));
  expect(signIns.getByText("eve@listwise.example")).toBeVisible();
  expect(signIns.getByText("Failed")).toBeVisible();
  expect(signIns.getByText("from 203.0.113.7")).toBeVisible();
  expect(await screen.findByRole("link", { name: "Rain Map" })).toHaveAttribute("href", "/admin/apps/5");
  expect(await screen.findByRole("link", { name: "storm & rain" })).toHaveAttribute(
    "href",
    "/admin/keywords?search=storm%20%26%20rain",
  );
  expect(screen.getByRole("link", { name: "All sign-ins" })).toHaveAttribute(
    "href",
    "/admin/activity-log?action=auth.login",
  );
  expect(await screen.findByRole("region", { name: "Accounts" })).toBeVisible();
  expect(screen.queryByText(/active alert/)).not.toBeInTheDocument();
});

test("each part fails independently, and active alerts come first", async () => {
  serve([]);
  server.use(
    answerWith(systemAlertsEndpoints.alerts, {
      success: true,
      data: [alert, { ...alert, id: 2, name: "Failed sign-ins", resolvedAt: at }],
    }),
    failWith(adminCatalogEndpoints.recentApps, "FORBIDDEN", "No."),
    failWith(adminAnalyticsEndpoints.analytics, "FORBIDDEN", "No."),
  );
  const { user } = open();
  expect(await screen.findByText("1 active alert")).toBeVisible();
  expect(screen.getByText("Failed requests: 77 (threshold 50).")).toBeVisible();
  expect(await screen.findByRole("heading", { name: "Failed to load the charts" })).toBeVisible();
  const card = within(await screen.findByRole("region", { name: "Recent apps" }));
  expect(await card.findByRole("heading", { name: "Failed to load: Recent apps" })).toBeVisible();
  server.use(answerWith(adminCatalogEndpoints.recentApps, { success: true, data: [app] }));
  await user.click(card.getByRole("button", { name: "Retry" }));
  expect(await card.findByRole("link", { name: "Rain Map" })).toBeVisible();
});

test("shows counts and the latest activity, without violations", async () => {
  serve([
    anEntry({ actor: "ada@listwise.example", action: "auth.login" }),
    anEntry({ id: 2, action: "auth.login", result: "failed", details: "eve@listwise.example" }),
    anEntry({ id: 3, action: "moon.landed" }),
  ]);
  const { container } = open();
  expect(await screen.findByText("15,000")).toBeVisible();
  expect(within(screen.getByRole("group", { name: "Online now" })).getByText("3")).toBeVisible();
  const activity = within(screen.getByRole("table", { name: "Latest activity" }));
  const row = activity.getByRole("row", { name: /^Signed in/ });
  expect(within(row).getByText("ada@listwise.example")).toBeVisible();
  expect(within(row).getByText("just now")).toBeVisible();
  expect(activity.getByRole("row", { name: /^Failed to sign in ?eve@listwise\.example/ })).toBeVisible();
  expect(activity.getByRole("row", { name: /^moon\.landed/ })).toBeVisible();
  await expectNoViolations(container);
});

test("shows an empty activity list", async () => {
  serve([]);
  open();
  expect(await screen.findByRole("heading", { name: "No activity yet" })).toBeVisible();
});
