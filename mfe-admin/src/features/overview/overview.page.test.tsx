import { adminEndpoints, presenceEndpoints } from "@listwise/contracts";
import { answerWith, apiServer, failWith, resetSession, signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import type { Activity } from "./overview.api";
import { OverviewPage } from "./overview.page";

const server = apiServer();

function serve(recentActivity: Activity[]) {
  server.use(
    answerWith(adminEndpoints.dashboard, {
      success: true,
      data: {
        userStats: { total: 1234, active: 1200, admins: 2, newThisWeek: 5, online: 3 },
        appStats: { known: 900, followed: 40, keywords: 77, ranksStored: 15_000 },
        recentActivity,
      },
    }),
  );
}

function anEntry(change: Partial<Activity> = {}): Activity {
  return { id: 1, at: new Date().toISOString(), actor: null, action: "auth.login", details: "", ...change };
}

const open = () => renderPage(<OverviewPage />, { path: "/admin" });

beforeEach(() => {
  resetSession();
  signInAs("admin");
  server.use(answerWith(presenceEndpoints.onlineUsers, { success: true, data: [] }));
});

test("a failure shows no figures, says what happened and can be retried", async () => {
  server.use(failWith(adminEndpoints.dashboard, "FORBIDDEN", "Administrators only."));
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "Failed to load the dashboard" })).toBeVisible();
  expect(screen.getByText("Administrators only. Ask an administrator for access.")).toBeVisible();
  expect(screen.queryByRole("group", { name: "Total users" })).not.toBeInTheDocument();
  serve([]);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("1,234")).toBeVisible();
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
  const row = screen.getByRole("row", { name: /^Signed in/ });
  expect(within(row).getByText("ada@listwise.example")).toBeVisible();
  expect(within(row).getByText("just now")).toBeVisible();
  expect(screen.getByRole("row", { name: /^Failed to sign in ?eve@listwise\.example/ })).toBeVisible();
  expect(screen.getByRole("row", { name: /^moon\.landed/ })).toBeVisible();
  await expectNoViolations(container);
});

test("without activity the list says so", async () => {
  serve([]);
  open();
  expect(await screen.findByRole("heading", { name: "No activity yet" })).toBeVisible();
});
