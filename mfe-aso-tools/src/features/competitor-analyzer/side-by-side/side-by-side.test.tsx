import { analyticsEndpoints, type AnalyticsPoint, type ListingChange } from "@listwise/contracts/analytics";
import { competitorsEndpoints, ownAppsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import {
  answerWith,
  failWith,
  handle,
  resetSession,
  signInAs,
  startApiServer,
} from "@listwise/shared-auth/testing";
import { setStoreSource } from "@listwise/shared-ui";
import { address, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { anApp } from "../../../testing/builders";
import { answerWithApps, makeCurrent } from "../../../testing/tool-apps";
import { CompetitorAnalyzerPage } from "../competitor-analyzer.page";
import { aCompetitor, app, city, data, peak, provenance } from "../competitor-analyzer.testing";

const server = startApiServer();
const path = "/aso-tools/competitor-analyzer";
const success = true as const;

function aChange(change: Partial<ListingChange> & Pick<ListingChange, "id" | "field">): ListingChange {
  return {
    at: "2026-11-10T06:00:00.000Z",
    previousAt: "2026-11-09T06:00:00.000Z",
    before: null,
    after: null,
    ...change,
  };
}

const long = (word: string) =>
  `${"Every trail on one map. ".repeat(12)}${word}${" Plan your hike.".repeat(12)}`;
const CHANGES: Record<string, ListingChange[]> = {
  "11": [aChange({ id: 1, field: "name", before: "Trail Map", after: "Trail Radar" })],
  "21": [
    aChange({ id: 2, field: "version", before: "2.1", after: "2.2", at: "2026-11-12T06:00:00.000Z" }),
    aChange({ id: 3, field: "version", before: "2.0", after: "2.1", at: "2026-11-02T06:00:00.000Z" }),
    aChange({
      id: 4,
      field: "icon",
      pictures: { before: ["/media/old.png"], after: ["/media/new.png"] },
    }),
  ],
  "22": [aChange({ id: 5, field: "description", before: long("Offline"), after: long("Online") })],
};

const aPoint = (day: string, rating: number | null, ratingCount: number | null): AnalyticsPoint => ({
  day,
  averageRank: null,
  visibility: null,
  top3: null,
  top10: null,
  top50: null,
  top200: null,
  rating,
  ratingCount,
});
const asked: string[] = [];

const getId = (request: Request) => new URL(request.url).pathname.split("/")[3] ?? "";

const open = (search: string) => renderPage(<CompetitorAnalyzerPage />, { path, at: path + search });

function serve(found = data()) {
  server.use(
    answerWithApps(app),
    answerWith(competitorsEndpoints.data, { success, data: found }),
    answerWith(userKeywordsEndpoints.list, { success, data: [] }),
    handle(analyticsEndpoints.changes, ({ request }) => {
      asked.push(new URL(request.url).search);
      return Response.json({ success, data: CHANGES[getId(request)] ?? [] });
    }),
    handle(analyticsEndpoints.analytics, ({ request }) =>
      Response.json({
        success,
        provenance,
        data:
          getId(request) === "21"
            ? [
                aPoint("2026-11-01", 4.2, 100),
                aPoint("2026-11-02", null, null),
                aPoint("2026-11-20", 4.5, 160),
              ]
            : [aPoint("2026-11-01", null, null), aPoint("2026-11-20", 4, null)],
      }),
    ),
    handle(ownAppsEndpoints.localization, ({ request }) => {
      const id = Number(new URL(request.url).pathname.split("/").at(-1));
      if (id === 30) return Response.json({ success, data: null });
      const { name } = found.competitors.find((one) => one.id === id) ?? app;
      const screenshots = id === 22 ? [] : [1, 2].map((shot) => `/media/${id}-${shot}.png`);
      return Response.json({ success, data: anApp({ id, name, screenshots }) });
    }),
  );
}

beforeEach(() => {
  resetSession();
  signInAs("user");
  makeCurrent(11);
  asked.length = 0;
  serve();
});

test("listing history: a row for each day, a column for each app, words that differ are marked", async () => {
  const { user, container } = open("?view=history");
  const table = within(await screen.findByRole("table", { name: "Listing changes by day" }));
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Seen on",
    "Trail Radar (yours)",
    "Peak Finder",
    "City Walks",
  ]);
  const day = within(table.getByRole("row", { name: /November 10/ }));
  expect(day.getByText("Map").closest("del")).toBeInTheDocument();
  expect(day.getByText("Radar").closest("ins")).toBeInTheDocument();
  expect(day.getByRole("img", { name: "After: icon 1" })).toHaveAttribute("src", "/media/new.png");
  // Of a long text only what differs and its surroundings are shown.
  expect(day.getByText("Online").closest("p")).toHaveTextContent(
    "… on one map. Every trail on one map. Removed: OfflineAdded: Online Plan your hike. Plan your hike. Plan …",
  );
  await user.click(day.getByRole("button", { name: "Show the whole text" }));
  expect(day.getByText("Online").closest("p")?.textContent.length).toBeGreaterThan(400);
  expect(screen.getByText(/doesn't include promotional texts or release notes\./)).toBeVisible();
  await expectNoViolations(container);

  await user.click(screen.getByRole("button", { name: "Version 2" }));
  expect(address()).toContain("field=version");
  expect(table.getAllByRole("row")).toHaveLength(3);
  await user.click(screen.getByRole("button", { name: "Price 0" }));
  expect(await screen.findByRole("heading", { name: "No changes" })).toBeVisible();
});

test("the date range and the compared apps are in the address; up to three competitors are compared", async () => {
  const more = [30, 31].map((id) => aCompetitor({ id, name: `App ${id}` }));
  serve(data({ competitors: [peak, city, ...more] }));
  const { user } = open("?view=history");
  const table = await screen.findByRole("table", { name: "Listing changes by day" });
  expect(within(table).getAllByRole("columnheader")).toHaveLength(5);
  const picker = within(screen.getByRole("group", { name: "Compare with" }));
  const last = picker.getByRole("button", { name: "App 31" });
  expect(last).toHaveAttribute("aria-disabled", "true");
  await user.click(last);
  expect(address()).not.toContain("with=");
  await user.click(picker.getByRole("button", { name: "City Walks" }));
  expect(address()).toContain("with=21%2C30");
  expect(await screen.findByRole("columnheader", { name: "App 30" })).toBeVisible();
  expect(screen.queryByRole("columnheader", { name: "City Walks" })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole("combobox", { name: "Date range" }), "1 year");
  expect(await screen.findByRole("columnheader", { name: "App 30" })).toBeVisible();
  expect(asked.at(-1)).toContain("dateRange=1year");
});

test("ratings and releases: a chart with marked versions, and what the period brought each app", async () => {
  const { user, container } = open("?view=timeline");
  const chart = within(await screen.findByRole("table", { name: "Rating" }));
  expect(chart.getByRole("row", { name: /November 12/ })).toHaveTextContent("Version 2.2: Peak Finder");
  expect(chart.queryByText(/Name changed/)).not.toBeInTheDocument();
  await user.click(screen.getByRole("switch", { name: "Mark listing changes" }));
  expect(await chart.findByText(/Name changed: Trail Radar/)).toBeInTheDocument();
  const summary = within(screen.getByRole("table", { name: "Ratings and releases in this period" }));
  expect(summary.getByRole("row", { name: /Peak Finder/ })).toHaveTextContent(
    "4.50+0.30160+60210.02.2, Nov 12",
  );
  // One day isn't a change, and unknown counts stay unknown.
  expect(summary.getByRole("row", { name: /City Walks/ })).toHaveTextContent("4.00–––0––");
  await expectNoViolations(container);
  await user.click(screen.getByRole("radio", { name: "Number of ratings" }));
  expect(await screen.findByRole("table", { name: "Number of ratings" })).toBeInTheDocument();
});

test("ratings of a data set without a date are not placed in time", async () => {
  server.use(answerWith(analyticsEndpoints.analytics, { success, provenance, data: [] }));
  act(() =>
    setStoreSource({
      kind: "dataset",
      label: "Data set",
      live: false,
      storefronts: ["us"],
      capturedAt: null,
    }),
  );
  open("?view=timeline");
  expect(await screen.findByText(/^Unknown. The date of the data is unknown/)).toBeVisible();
  // The latest listing says them.
  const row = screen.getByRole("row", { name: /Peak Finder/ });
  expect(row).toHaveTextContent("4.40–1,200–");
  act(() => setStoreSource(null));
  expect(await screen.findByText("Unknown. There is no rating of these apps in this period.")).toBeVisible();
});

test("screenshots: a row for each app, and a lightbox that arrow keys move through", async () => {
  const { user, container } = open("?view=screenshots");
  const peaks = await screen.findByRole("list", { name: "Screenshots of Peak Finder" });
  expect(
    within(screen.getByRole("region", { name: "City Walks" })).getByText(/doesn't include screenshots/),
  ).toBeVisible();
  await expectNoViolations(container);
  await user.click(within(peaks).getByRole("button", { name: "Screenshot 1 of Peak Finder" }));
  const box = await screen.findByRole("dialog", { name: "Screenshot 1 of 2" });
  expect(within(box).getByRole("img", { name: "Screenshot 1 of Trail Radar" })).toBeVisible();
  expect(within(box).getByText("No screenshot 1")).toBeVisible();
  await expectNoViolations(box);
  await user.keyboard("{ArrowRight}");
  expect(await screen.findByRole("dialog", { name: "Screenshot 2 of 2" })).toBeVisible();
  await user.click(within(box).getByRole("radio", { name: "One app" }));
  expect(within(box).getAllByRole("img")).toHaveLength(1);
  within(box).getByRole("button", { name: "Next" }).focus();
  // City Walks has no screenshots and is passed over.
  await user.keyboard("{ArrowDown}");
  expect(within(box).getByRole("img", { name: "Screenshot 2 of Trail Radar" })).toBeVisible();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("an image that can't be loaded and an app that isn't available are named", async () => {
  serve(data({ competitors: [peak, aCompetitor({ id: 30, name: "App 30" })] }));
  open("?view=screenshots");
  expect(await screen.findByText("Not available in this country.")).toBeVisible();
  fireEvent.error(await screen.findByRole("img", { name: "Screenshot 1 of Peak Finder" }));
  expect(screen.getByRole("img", { name: "Screenshot 1 of Peak Finder (couldn't be loaded)" })).toBeVisible();
});

test.each([
  ["history", analyticsEndpoints.changes, "Couldn't load the history"],
  ["timeline", analyticsEndpoints.analytics, "Couldn't load the timeline"],
  ["screenshots", ownAppsEndpoints.localization, "Couldn't load the screenshots"],
])("a failure of the %s can be retried", async (view, endpoint, title) => {
  server.use(failWith(endpoint, "NOT_FOUND", "gone"));
  const { user } = open(`?view=${view}`);
  expect(await screen.findByRole("heading", { name: title })).toBeVisible();
  serve();
  const retry = screen.getByRole("button", { name: "Retry" });
  await waitFor(() => expect(retry).not.toHaveAttribute("aria-busy"));
  await user.click(retry);
  expect(
    await screen.findByRole("heading", { level: 2, name: /Listing history|Ratings and releases|Icons/ }),
  ).toBeVisible();
});

test("an app on Google Play has no promotional texts", async () => {
  const other = { ...app, platform: "android" as const };
  serve(data({ app: other }));
  server.use(answerWithApps(other));
  open("?view=history");
  expect(await screen.findByText(/doesn't include release notes\./)).toBeVisible();
});
