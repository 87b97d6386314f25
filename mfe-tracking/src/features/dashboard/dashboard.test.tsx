import { alertsEndpoints } from "@listwise/contracts/alerts";
import { analyticsEndpoints } from "@listwise/contracts/analytics";
import { appsEndpoints, type TrackedApp } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { nextStepsEndpoints } from "@listwise/contracts/next-steps";
import { rankingJobsEndpoints } from "@listwise/contracts/rankings";
import { workspaceEndpoints } from "@listwise/contracts/workspace";
import { adoptWorkspace } from "@listwise/shared-auth";
import { answerWith, startApiServer, failWith, resetSession, signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { aJob, aKeyword, anApp, sampleProvenance } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { DashboardPage } from "./dashboard.page";

const server = startApiServer();
const app: TrackedApp = { app: anApp({ isFollowing: true }), followedAt: "2025-10-01T00:00:00Z", tags: [] };

function serve(apps: TrackedApp[], keywords: ReturnType<typeof aKeyword>[]) {
  server.use(
    answerWith(workspaceEndpoints.get, { success: true, data: { appId: null, country: "us" } }),
    answerWith(appsEndpoints.followed, { success: true, data: apps }),
    answerWith(userKeywordsEndpoints.list, { success: true, data: keywords }),
    answerWith(userKeywordsEndpoints.updateStatus, { success: true, data: aJob() }),
    answerWith(rankingJobsEndpoints.schedule, { success: true, data: { nextAt: null, everyMinutes: 1440 } }),
    answerWith(alertsEndpoints.list, { success: true, data: [], unread: 0 }),
    answerWith(analyticsEndpoints.analytics, { success: true, data: [], provenance: sampleProvenance }),
  );
}

const aDay = (day: string, visibility: number | null) => ({
  ...{ day, visibility, averageRank: null, top3: 0, top10: 0, top50: 0, top200: 0 },
  ...{ rating: null, ratingCount: null },
});

beforeEach(() => {
  resetSession();
  signInAs("user");
});

test("counts ranked keywords and lists the biggest moves first", async () => {
  serve(
    [app],
    [
      aKeyword({ id: 1, keywordText: "rain", rank: 4, previous: 6 }),
      aKeyword({ id: 2, keywordText: "storm", rank: 21, previous: 9 }),
      aKeyword({ id: 3, keywordText: "hail", rank: 201 }),
    ],
  );
  const { container } = renderPage(<DashboardPage />, "/dashboard");
  const up = await screen.findByRole("list", { name: "Biggest moves up" });
  const down = screen.getByRole("list", { name: "Biggest moves down" });

  expect(within(up).getByRole("link")).toHaveTextContent("rain");
  expect(within(down).getByRole("link")).toHaveTextContent("storm");
  expect(screen.getByRole("group", { name: "In the top 10" })).toHaveTextContent("1");
  expect(screen.getByRole("group", { name: "Average rank" })).toHaveTextContent("12.5");
  expect(screen.queryByRole("region", { name: "Next steps" })).not.toBeInTheDocument();
  await expectNoViolations(container);
});

test("shows the given first steps above the figures, and the next steps of the current own app", async () => {
  adoptWorkspace({ appId: 11, country: "us" });
  serve([{ ...app, relation: "own" }], []);
  server.use(
    answerWith(nextStepsEndpoints.list, { success: true, data: [], computedAt: "2025-11-23T08:00:00Z" }),
  );
  renderPage(<DashboardPage firstSteps={<p>First steps</p>} />, "/dashboard");
  expect(await screen.findByText("First steps")).toBeVisible();
  expect(await screen.findByRole("region", { name: "Next steps" })).toBeVisible();
});

test("the quick search opens the search page", async () => {
  serve([app], []);
  const { user } = renderPage(<DashboardPage />, "/dashboard");
  await user.type(screen.getByRole("searchbox", { name: "Search apps" }), "rain & hail{Enter}");

  expect(screen.getByLabelText("Address")).toHaveTextContent("/tracked-apps?q=rain%20%26%20hail");
});

test("a failure shows Retry and no figures", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  serve([app], []);
  server.use(failWith(userKeywordsEndpoints.list, "INTERNAL", "The server failed."));
  const { user } = renderPage(<DashboardPage />, "/dashboard");
  expect(await screen.findByRole("alert")).toHaveTextContent("The server failed.");
  expect(screen.queryByRole("group", { name: "Average rank" })).not.toBeInTheDocument();

  serve([app], []);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("group", { name: "Average rank" })).toBeInTheDocument();
});

test("shows the visibility of apps, the latest alerts and the latest update", async () => {
  serve([app], [aKeyword({ rank: 4, previous: 6 })]);
  const points = [aDay("2025-11-01", 20), aDay("2025-11-02", null), aDay("2025-11-03", 32.5)];
  const alert = {
    ...{ id: 1, ruleId: 1, appId: 11, appName: "Skyline Weather", keyword: "hail", country: "us" },
    ...{ previousRank: 30, currentRank: 8, at: "2025-11-03T08:00:00.000Z", readAt: null },
  };
  const job = aJob({ status: "partial", message: "9 of 10 keywords updated." });
  server.use(
    answerWith(analyticsEndpoints.analytics, { success: true, data: points, provenance: sampleProvenance }),
    answerWith(alertsEndpoints.list, { success: true, data: [alert], unread: 1 }),
    answerWith(userKeywordsEndpoints.updateStatus, { success: true, data: job }),
  );
  const { container } = renderPage(<DashboardPage />, "/dashboard");
  expect(
    await screen.findByRole("img", { name: /Visibility of Skyline Weather .* now 32.5/ }),
  ).toBeInTheDocument();
  expect(screen.getByText("▲ +12.5 in 30 days")).toBeInTheDocument();
  const alerts = await screen.findByRole("list", { name: "Latest alerts" });
  expect(within(alerts).getByRole("listitem")).toHaveTextContent(/hail.*22.*was 30.*8/);
  expect(await screen.findByText("9 of 10 keywords updated.")).toBeInTheDocument();
  await expectNoViolations(container);
});

test("a failed card has its own Retry and leaves the others", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  serve([app], [aKeyword({ rank: 4, previous: 6 })]);
  server.use(
    failWith(analyticsEndpoints.analytics, "INTERNAL", "No."),
    failWith(alertsEndpoints.list, "INTERNAL", "No alerts."),
  );
  renderPage(<DashboardPage />, "/dashboard");
  expect(await screen.findByRole("button", { name: /Retry the trend/ })).toBeInTheDocument();
  expect(await screen.findByRole("alert")).toHaveTextContent("No alerts.");
  expect(screen.getByRole("list", { name: "Biggest moves up" })).toBeInTheDocument();
});
