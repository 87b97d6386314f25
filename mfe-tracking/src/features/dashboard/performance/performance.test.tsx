import { analyticsEndpoints } from "@listwise/contracts/analytics";
import { portfolioEndpoints } from "@listwise/contracts/portfolio";
import { reviewManagerEndpoints } from "@listwise/contracts/reviews";
import { adoptWorkspace } from "@listwise/shared-auth";
import {
  answerWith,
  failWith,
  handle,
  resetSession,
  signInAs,
  startApiServer,
} from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { sampleProvenance } from "../../../testing/builders";
import { renderPage } from "../../../testing/render-page";
import { DashboardPage } from "../dashboard.page";
import {
  anOwnApp,
  answerDashboard,
  answerPerformance,
  aPerformance,
  someFigures,
} from "../dashboard.testing";

const server = startApiServer();
const open = (address = "/dashboard") => renderPage(<DashboardPage />, address);
const getFigure = (name: string) => screen.getByRole("group", { name });

beforeEach(() => {
  resetSession();
  signInAs("user");
  adoptWorkspace({ appId: 11, country: "us" });
  server.use(...answerDashboard());
});

test("shows the app's figures, and what they leave out", async () => {
  const { container } = open();
  expect(await screen.findByRole("heading", { name: "Skyline Weather" })).toBeVisible();
  expect(getFigure("Visibility")).toHaveTextContent(/32\.4%.*\+1\.2.*−4\.0/);
  expect(getFigure("Average rank")).toHaveTextContent("12.58 of 12 ranked");
  expect(getFigure("In the top 10")).toHaveTextContent("41 in the top 3, 7 in the top 50");
  expect(getFigure("Rating")).toHaveTextContent("4.51,200 ratings");
  expect(
    screen.getByText("Left out: 1 keyword never checked and 2 keywords with unknown popularity."),
  ).toBeVisible();
  expect(await screen.findByRole("table", { name: "Visibility" })).toBeInTheDocument();
  expect(await screen.findByText("There are no reviews in this country yet.")).toBeVisible();
  const steps = await screen.findByRole("region", { name: "Next steps" });
  expect(getFigure("Rating").compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expectNoViolations(container);
});

test("the change since the first known day replaces unknown ones, and names that day", async () => {
  const changeSinceFirst = { day: "2025-11-26", change: 2.3 };
  const show = (change7: number | null) =>
    server.use(
      answerPerformance(
        aPerformance({ figures: someFigures({ change7, change30: null, changeSinceFirst }) }),
      ),
    );
  show(null);
  const { unmount } = open();
  await screen.findByRole("heading", { name: "Skyline Weather" });
  expect(getFigure("Visibility")).toHaveTextContent(/32\.4%Since Nov 26: \+2\.3Up 2\.3 points$/);
  unmount();
  show(1.2);
  open();
  await screen.findByRole("heading", { name: "Skyline Weather" });
  expect(getFigure("Visibility")).toHaveTextContent(/7 days: \+1\.2.*Since Nov 26: \+2\.3/);
});

test("charts have a table alternative over the whole range, with listing changes", async () => {
  const change = {
    previousAt: "2025-11-28T09:00:00Z",
    at: "2025-11-29T09:00:00Z",
    before: "4.1",
    after: "4.2",
  };
  server.use(
    answerWith(analyticsEndpoints.changes, {
      success: true,
      data: [
        { id: 3, ...change, field: "rating" },
        { id: 2, ...change, field: "version" },
        { id: 1, ...change, field: "icon" },
      ],
    }),
  );
  open();
  const events = await screen.findByRole("list", { name: "Listing changes" });
  expect(
    within(events)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Version 4.2, Nov 29", "Icon changed, Nov 29"]);
  const visibility = await screen.findByRole("table", { name: "Visibility" });
  expect(within(visibility).getAllByRole("row")).toHaveLength(31);
  const changedDay = /November 29.*32\.0% ?Version 4\.2, Icon changed/;
  expect(await within(visibility).findByRole("row", { name: changedDay })).toBeVisible();
  const ranks = await screen.findByRole("table", { name: "Rank distribution" });
  const heads = within(ranks)
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent);
  expect(heads).toEqual(["Date", "1–3", "4–10", "11–50", "51–200", "Not ranked", "Not checked", "Events"]);
  const day = within(ranks).getByRole("row", { name: /November 30/ });
  expect(
    within(day)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual(["1", "3", "3", "1", "3", "1", ""]);
});

test("lists movers, shares with the own app marked, and the latest reviews", async () => {
  const review = {
    ...{ id: "r1", username: "Ada", userInitial: "A", rating: 2, title: "Slow", text: "It is slow." },
    ...{ version: "4.2", date: "2025-11-20T08:00:00.000Z", sentiment: "negative" as const },
    reply: { text: "Sorry", repliedAt: "2025-11-21T08:00:00.000Z" },
  };
  server.use(
    answerWith(reviewManagerEndpoints.list, {
      ...{ success: true, data: [review], total: 1, versions: [], provenance: sampleProvenance },
      stats: { total: 1, average: 2, responseRate: 100, positiveSentiment: 0 },
    }),
  );
  open();
  const up = await screen.findByRole("list", { name: "Movers up" });
  expect(within(up).getByRole("listitem")).toHaveTextContent(
    /rain.*was >200 on Nov 23.*Entered at #4.*4of 31/,
  );
  expect(screen.getByRole("list", { name: "Movers down" })).toHaveTextContent(/storm.*was 9 on Nov 26.*−12/);
  const [rival, own] = within(screen.getByRole("region", { name: "Share of visibility" })).getAllByRole(
    "listitem",
  );
  expect(rival).toHaveTextContent("Radar Now60.0% visibility 48.6%");
  expect(own).toHaveAttribute("aria-current", "true");
  const reviews = await screen.findByRole("list", { name: "Latest reviews" });
  expect(reviews).toHaveTextContent(/2 of 5 stars.*Replied.*Slow\. It is slow\./);
  expect(screen.getByRole("link", { name: "Open review manager" })).toHaveAttribute(
    "href",
    "/aso-tools/review-manager",
  );
});

test("the range is in the address; ranges beyond the plan's history are disabled with the reason", async () => {
  const asked: (string | null)[] = [];
  server.use(
    handle(portfolioEndpoints.performance, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("days"));
      return undefined;
    }),
    answerPerformance(aPerformance({ historyDays: 90 })),
  );
  const { user } = open();
  await screen.findByRole("heading", { name: "Skyline Weather" });
  expect(screen.getByRole("radio", { name: "1 year" })).toBeDisabled();
  expect(screen.getByText(/Your plan keeps 90 days of ranks\./)).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "90 days" }));
  expect(screen.getByLabelText("Address")).toHaveTextContent("days=90");
});

test("a competitor is labeled, with the keywords that it is measured by", async () => {
  const app = anOwnApp({ relation: "competitor", country: "gb" });
  server.use(answerPerformance(aPerformance({ app, shares: [] })));
  open();
  expect(await screen.findByText("Competitor")).toBeVisible();
  expect(screen.getByText("Measured by 12 keywords of the apps that it competes with")).toBeVisible();
  expect(getFigure("Rating")).toHaveTextContent("–Unknown in the United States");
  expect(screen.getByRole("link", { name: "Choose competitors" })).toBeVisible();
  expect(screen.queryByRole("region", { name: "Next steps" })).not.toBeInTheDocument();
});

test("an app without keywords says what is missing", async () => {
  const empty = {
    keywords: 0,
    ranked: 0,
    unranked: 0,
    unchecked: 0,
    unknownPopularity: 0,
    averageRank: null,
  };
  const figures = someFigures({ ...empty, visibility: null, change7: null, change30: null });
  const movers = { up: [], down: [] };
  server.use(answerPerformance(aPerformance({ figures, movers, series: [] })));
  const { container } = open();
  expect(await screen.findByRole("group", { name: "Visibility" })).toHaveTextContent(
    "–No keywords on the list",
  );
  expect(screen.getByText(/^No rank changed/)).toBeVisible();
  expect(screen.getAllByRole("link", { name: "Open keywords" })[0]).toHaveAttribute("href", "/keywords");
  await screen.findByText("There are no reviews in this country yet.");
  await expectNoViolations(container);
});

test("a plan without advanced analytics keeps the average rank and the movers", async () => {
  const figures = someFigures({ visibility: null, change7: null, top3: null, top10: null, top50: null });
  server.use(answerPerformance(aPerformance({ figures, shares: [] }), false));
  open();
  expect(await screen.findByRole("region", { name: "Advanced analytics" })).toBeVisible();
  expect(getFigure("Visibility")).toHaveTextContent("Not available on your current plan");
  expect(screen.getByRole("list", { name: "Movers up" })).toBeVisible();
  expect(screen.queryByRole("region", { name: "Rank distribution" })).not.toBeInTheDocument();
});

test("a failure shows Retry; a failed card leaves the figures", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(
    failWith(portfolioEndpoints.performance, "NOT_FOUND", "You don't track this app."),
    failWith(analyticsEndpoints.changes, "INTERNAL", "No changes."),
  );
  const { user } = open();
  expect(await screen.findByRole("alert")).toHaveTextContent("You don't track this app.");
  server.use(
    answerPerformance(aPerformance()),
    failWith(reviewManagerEndpoints.list, "INTERNAL", "No reviews."),
  );
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "Skyline Weather" })).toBeVisible();
  expect(await screen.findByRole("alert")).toHaveTextContent("No reviews.");
  expect(await screen.findByText("Couldn't load listing changes.")).toBeVisible();
});

test("shares are shown over time on demand, in the chosen range; a failure offers Retry", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(failWith(portfolioEndpoints.shares, "INTERNAL", "No."));
  const { user, container } = open("/dashboard?days=90");
  const card = within(await screen.findByRole("region", { name: "Share of visibility" }));
  await user.click(card.getByRole("radio", { name: "Over time" }));
  expect(screen.getByLabelText("Address")).toHaveTextContent("shares=time");
  expect(await card.findByText("Couldn't load the shares")).toBeVisible();
  let asked: string | null = null;
  const build = (share: number) => [
    { day: "2025-11-22", share: null },
    { day: "2025-11-23", share },
  ];
  const data = {
    from: "2025-11-22",
    to: "2025-11-23",
    apps: [
      { appId: 11, name: "Skyline Weather", shares: build(40) },
      { appId: 12, name: "Radar Now", shares: build(60) },
    ],
    others: 2,
  };
  server.use(
    handle(portfolioEndpoints.shares, ({ request }) => {
      asked = new URL(request.url).searchParams.get("days");
      return Response.json({ success: true, data });
    }),
  );
  await user.click(card.getByRole("button", { name: "Retry" }));
  expect(await card.findByRole("table", { name: "Share of visibility" })).toHaveTextContent(/40.*60/);
  expect(card.getByText("The shares also include 2 apps without a line.")).toBeVisible();
  expect(asked).toBe("90");
  await expectNoViolations(container);
});
