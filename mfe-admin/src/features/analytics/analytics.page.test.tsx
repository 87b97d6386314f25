import { adminAnalyticsEndpoints, type AdminAnalytics } from "@listwise/contracts/admin";
import { startApiServer, failWith, handle, resetSession, signInAs } from "@listwise/shared-auth/testing";
import { address, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { AnalyticsPage } from "./analytics.page";

const server = startApiServer();
let asked: (string | null)[] = [];

const day = (name: string, registrations: number) => ({
  day: name,
  registrations,
  signIns: 0,
  failedSignIns: 0,
  follows: 0,
  keywords: 0,
  crawls: 0,
  exports: 0,
});
const data: AdminAnalytics = {
  days: [day("2026-11-19", 4), day("2026-11-20", 3)],
  plans: [{ name: "Free", id: null, count: 12 }],
  countries: [{ name: "de", id: null, count: 2 }],
  apps: [{ name: "Rain Map", id: 5, count: 9 }],
  keywords: [],
};

function serve() {
  server.use(
    handle(adminAnalyticsEndpoints.analytics, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("days"));
      return HttpResponse.json({ success: true, data });
    }),
  );
}
const open = () => renderPage(<AnalyticsPage />, { path: "/admin/analytics" });

beforeEach(() => {
  asked = [];
  resetSession();
  signInAs("admin");
});

test("shows totals and top lists, and says where there is no data", async () => {
  serve();
  const { container } = open();
  expect(await screen.findByText("7")).toBeVisible();
  expect(screen.getByRole("link", { name: "Rain Map" })).toHaveAttribute("href", "/admin/apps/5");
  expect(screen.getByRole("cell", { name: "Germany" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "No data yet" })).toBeVisible();
  await expectNoViolations(container);
});

test("the range is kept in the URL", async () => {
  serve();
  const { user } = open();
  await user.selectOptions(await screen.findByRole("combobox", { name: "Days" }), "Last 90 days");
  expect(address()).toBe("/admin/analytics?days=90");
  await waitFor(() => expect(asked).toEqual(["30", "90"]));
});

test("an error shows no placeholder numbers and can be retried", async () => {
  server.use(failWith(adminAnalyticsEndpoints.analytics, "FORBIDDEN", "Administrators only."));
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "Failed to load analytics" })).toBeVisible();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  serve();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("table", { name: "Plans" })).toBeVisible();
});
