import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { alertsEndpoints } from "@listwise/contracts/alerts";
import { nextStepsEndpoints } from "@listwise/contracts/next-steps";
import { portfolioEndpoints } from "@listwise/contracts/portfolio";
import {
  answerWith,
  failWith,
  handle,
  recordPage,
  resetSession,
  signInAs,
  startApiServer,
} from "@listwise/shared-auth/testing";
import { setStoreSource } from "@listwise/shared-ui";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { aJob, ONLY_US } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { answerDashboard, answerPortfolio, aPortfolioApp } from "./dashboard.testing";
import { DashboardPage } from "./dashboard.page";

const server = startApiServer();
const open = () => renderPage(<DashboardPage />, "/dashboard");

beforeEach(() => {
  resetSession();
  signInAs("user");
  server.use(...answerDashboard());
});
afterEach(() => setStoreSource(null));

const getNames = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getByRole("button").textContent);

test("lists own apps with their figures, and a click on one makes it current", async () => {
  server.use(
    answerPortfolio([
      aPortfolioApp(),
      aPortfolioApp(
        { id: 12, name: "Radar Now", country: "gb", platform: "android" },
        { visibility: null, change7: null, change30: null, averageRank: null, ranked: 0 },
        { trend: [null, null], reviewsToAnswer: null },
      ),
    ]),
  );
  const { user, container } = open();
  const row = await screen.findByRole("row", { name: /Skyline Weather/ });
  const cells = within(row)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
  expect(cells).toEqual([
    "SSkyline WeatherApp Store · Weather",
    "32.4%",
    "+1.2Up 1.2 points",
    "−4.0Down 4.0 points",
    "",
    ...["1", "4", "7"],
    "12.58 of 12 ranked",
    "4.5(1.2K)",
    "3",
  ]);
  expect(within(row).getByRole("img", { name: /Visibility of Skyline Weather .* now 32.4/ })).toBeVisible();
  const unknown = within(screen.getByRole("row", { name: /Radar Now/ })).getAllByRole("cell");
  expect(unknown.slice(1, 5).map(({ textContent }) => textContent)).toEqual([
    "–",
    "–Unknown",
    "–Unknown",
    "–",
  ]);
  expect(unknown.slice(8).map(({ textContent }) => textContent)).toEqual(["–0 of 12 ranked", "–", "–"]);
  await expectNoViolations(container);

  const page = recordPage();
  await user.click(within(row).getByRole("button", { name: "Skyline Weather" }));
  expect(page.record.went).toEqual(["?for=11&country=us"]);
  page.restore();
});

test("linked apps are together under their common rating and reviews, or apart as last chosen", async () => {
  const radar = { id: 13, name: "Radar", platform: "android", rating: 4, ratingCount: 400 } as const;
  server.use(
    answerPortfolio([
      aPortfolioApp({ rating: 5, ratingCount: 1200 }, {}, { linkedTo: 13, reviewsToAnswer: 3 }),
      aPortfolioApp({ id: 12, name: "Clouds" }, { visibility: 20 }),
      aPortfolioApp(radar, { visibility: 10 }, { linkedTo: 11, reviewsToAnswer: 1 }),
    ]),
  );
  const first = open();
  await screen.findByRole("row", { name: /Clouds/ });
  const rows = () =>
    screen
      .getAllByRole("row")
      .slice(1)
      .map((row) => within(row).queryByRole("button")?.textContent ?? row.textContent);
  expect(rows()).toEqual([
    "SSkyline WeatherBoth stores · Rating 4.8 (1.6K) · 4 reviews to answer",
    "Skyline Weather",
    "Radar",
    "Clouds",
  ]);
  await expectNoViolations(first.container);

  await first.user.click(screen.getByRole("radio", { name: "Apart" }));
  expect(rows()).toEqual(["Skyline Weather", "Clouds", "Radar"]);
  first.unmount();
  open();
  await screen.findByRole("row", { name: /Clouds/ });
  expect(screen.getByRole("radio", { name: "Apart" })).toBeChecked();
  expect(rows()).toEqual(["Skyline Weather", "Clouds", "Radar"]);
});

test("each app has its first next step as a link, from one request", async () => {
  const requests: string[] = [];
  const step = {
    ...{ kind: "unanswered-reviews" as const, subject: "us 9", title: "Answer low reviews" },
    ...{ finding: "3 reviews wait for an answer.", action: "Answer the reviews" },
    to: "/aso-tools/review-manager?for=11&country=us",
  };
  server.use(
    answerPortfolio([aPortfolioApp(), aPortfolioApp({ id: 12, name: "Radar Now" })]),
    handle(nextStepsEndpoints.first, ({ request }) => {
      requests.push(new URL(request.url).search);
      const data = [
        { appId: 11, step },
        { appId: 12, step: null },
      ];
      return Response.json({ success: true, data });
    }),
  );
  const { container } = open();
  const link = await screen.findByRole("link", { name: "Answer low reviews" });
  expect(link).toHaveAttribute("href", step.to);
  expect(screen.getByRole("row", { name: /Skyline Weather/ })).toContainElement(link);
  expect(screen.getByRole("row", { name: /Radar Now/ })).toHaveTextContent("Nothing to do right now");
  expect(requests).toEqual(["?country=us"]);
  await expectNoViolations(container);
});

test("without next steps the figures are still shown", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(answerPortfolio([aPortfolioApp()]), failWith(nextStepsEndpoints.first, "FORBIDDEN", "No."));
  open();
  expect(await screen.findByText("Couldn't load the next step")).toBeVisible();
  expect(screen.getByRole("row", { name: /Skyline/ })).toHaveTextContent("32.4");
});

test("sorts by each figure, unknown ones last, and keeps the order in the address", async () => {
  server.use(
    answerPortfolio([
      aPortfolioApp({ id: 1, name: "A" }, { visibility: null, change7: 5, top3: 9 }),
      aPortfolioApp({ id: 2, name: "B", rating: 3 }, { visibility: 50, change7: null, top3: 2 }),
      aPortfolioApp(
        { id: 3, name: "C", rating: 4 },
        { visibility: 9, change7: -2, top3: 5 },
        { reviewsToAnswer: 7 },
      ),
    ]),
  );
  const { user } = open();
  await screen.findByRole("button", { name: "B" });
  expect(getNames()).toEqual(["B", "C", "A"]);
  for (const [name, order] of [
    ["Visibility", "CBA"],
    ["7 days", "ACB"],
    ["Top 3", "ACB"],
    ["Rating", "ACB"],
    ["App", "ABC"],
  ] as const) {
    await user.click(screen.getByRole("button", { name }));
    expect(getNames().join("")).toBe(order);
  }
  expect(screen.getByLabelText("Address")).toHaveTextContent("sort=app");
});

test("unassigned keywords have a notice with the way to assign them", async () => {
  server.use(answerPortfolio([aPortfolioApp()], { unassigned: 1 }));
  open();
  expect(await screen.findByText(/1 keyword in the United States belongs to no app/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Assign keywords" })).toHaveAttribute("href", "/keywords");
});

test("a plan without advanced analytics shows the other figures and a prompt", async () => {
  const none = { visibility: null, change7: null, change30: null, top3: null, top10: null, top50: null };
  server.use(answerPortfolio([aPortfolioApp({}, none, { trend: [] })], { advanced: false }));
  open();
  expect(await screen.findByRole("region", { name: "Advanced analytics" })).toBeVisible();
  expect(screen.getByRole("row", { name: /Skyline/ })).toHaveTextContent("12.5");
});

test("the first steps are above the figures", async () => {
  server.use(answerPortfolio([aPortfolioApp()]));
  renderPage(<DashboardPage firstSteps={<p>First steps</p>} />, "/dashboard");
  const steps = await screen.findByText("First steps");
  const row = await screen.findByRole("row", { name: /Skyline/ });
  expect(steps.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("the quick search opens the search page", async () => {
  const { user } = open();
  await user.type(screen.getByRole("searchbox", { name: "Search apps" }), "rain & hail{Enter}");
  expect(screen.getByLabelText("Address")).toHaveTextContent("/tracked-apps?q=rain%20%26%20hail");
});

test("a failure shows Retry and no figures", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(failWith(portfolioEndpoints.list, "INTERNAL", "The server failed."));
  const { user } = open();
  expect(await screen.findByRole("alert")).toHaveTextContent("The server failed.");
  expect(screen.queryByRole("table")).not.toBeInTheDocument();

  server.use(answerPortfolio([aPortfolioApp()]));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("row", { name: /Skyline/ })).toBeInTheDocument();
});

test("a country that the source lacks has its reason", async () => {
  setStoreSource({ ...ONLY_US, storefronts: ["de"] });
  open();
  expect(await screen.findByText(/United States/)).toBeVisible();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

test("shows the latest alerts and the latest update; a failed card leaves the others", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const alert = {
    ...{ id: 1, ruleId: 1, appId: 11, appName: "Skyline Weather", keyword: "hail", country: "us" },
    ...{ previousRank: 30, currentRank: 8, at: "2025-11-03T08:00:00.000Z", readAt: null },
  };
  const job = aJob({ status: "partial", message: "9 of 10 keywords updated." });
  server.use(
    answerPortfolio([aPortfolioApp()]),
    answerWith(alertsEndpoints.list, { success: true, data: [alert], unread: 1 }),
    answerWith(userKeywordsEndpoints.updateStatus, { success: true, data: job }),
  );
  const { unmount } = open();
  const alerts = await screen.findByRole("list", { name: "Latest alerts" });
  expect(within(alerts).getByRole("listitem")).toHaveTextContent(/hail.*22.*was 30.*8/);
  expect(await screen.findByText("9 of 10 keywords updated.")).toBeInTheDocument();
  unmount();

  server.use(failWith(alertsEndpoints.list, "INTERNAL", "No alerts."));
  open();
  expect(await screen.findByRole("alert")).toHaveTextContent("No alerts.");
  expect(screen.getByRole("row", { name: /Skyline/ })).toBeInTheDocument();
});
