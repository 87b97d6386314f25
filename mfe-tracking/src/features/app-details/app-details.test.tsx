import { setStoreSource } from "@listwise/shared-ui";
import { appsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { categoryRanksEndpoints, rankingsEndpoints } from "@listwise/contracts/rankings";
import { bus } from "@listwise/shared-auth";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { AppLink } from "../../shared/apps/app-link";
import { aJob, anApp, ONLY_US, aRanking, noCategoryRanks, sampleProvenance } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { AppDetails } from "./app-details";

const server = startApiServer();
const rankings = [
  aRanking({ keywordId: "1", keyword: "weather radar", rank: 3, previous: 201 }),
  aRanking({ keywordId: "2", keyword: "storm", rank: null }),
];

beforeEach(() => {
  resetSession();
  signInAs("user");
  server.use(
    answerWith(appsEndpoints.get, {
      success: true,
      data: anApp({ id: 11, storeUrl: "https://apps.example/11" }),
    }),
    answerWith(userKeywordsEndpoints.updateStatus, { success: true, data: aJob() }),
    answerWith(categoryRanksEndpoints.byApp, noCategoryRanks),
    answerWith(rankingsEndpoints.byApp, { success: true, data: rankings, stale: false, queuedAt: null }),
    answerWith(rankingsEndpoints.history, {
      success: true,
      data: [{ checkedAt: "2025-11-01T08:00:00Z", rank: 201 }],
      provenance: sampleProvenance,
      from: "2025-08-04",
      to: "2025-11-01",
      validDays: 1,
    }),
  );
});

afterEach(() => act(() => setStoreSource(null)));

const dialog = () => screen.findByRole("dialog", { name: "Skyline Weather" });

test("has no violations", async () => {
  renderPage(<AppDetails />, "/dashboard?app=11");
  await screen.findByText("Downloads");
  await expectNoViolations(await dialog());
});

test("the address opens the app with all seven tabs; unknown facts are marked", async () => {
  renderPage(<AppDetails />, "/dashboard?app=11");
  const details = within(await dialog());

  expect(details.getByRole("link", { name: /^Skyline Weather/ })).toHaveAttribute(
    "href",
    "https://apps.example/11",
  );
  expect(details.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
  expect(details.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
    "Overview",
    "Rankings",
    "ASO score",
    "Screenshots",
    "Analysis",
    "Reviews",
    "Quick actions",
  ]);
  expect(details.getByText("Downloads").parentElement).toHaveTextContent("Not public");
  expect(details.getByText("Size").parentElement).toHaveTextContent("Unknown");
});

test("the system of a Google Play app is Android, and its downloads are public but unknown", async () => {
  const app = anApp({ id: 11, platform: "android", minimumOsVersion: "11" });
  server.use(answerWith(appsEndpoints.get, { success: true, data: app }));
  renderPage(<AppDetails />, "/dashboard?app=11");
  expect(await screen.findByText("Android 11+")).toBeVisible();
  expect(screen.getByText("Downloads").parentElement).toHaveTextContent("Unknown");
});

test("the tab is in the address; ranks show badges and changes", async () => {
  const { user } = renderPage(<AppDetails />, "/dashboard?app=11");
  await user.click(within(await dialog()).getByRole("tab", { name: "Rankings" }));

  expect(screen.getByLabelText("Address")).toHaveTextContent("/dashboard?app=11&tab=keyword-rankings");
  const first = await screen.findByRole("row", { name: /^weather radar/ });
  expect(first).toHaveTextContent(/3.*TOP 3.*>200.*Entered at #3/);
  expect(screen.getByRole("row", { name: /^storm/ })).toHaveTextContent("Not checked");
  expect(within(first).getByRole("link")).toHaveAttribute(
    "href",
    "/keyword/weather%20radar?country=us&store=ios",
  );
});

test("a country that the source lacks can't be chosen and says why", async () => {
  act(() => setStoreSource(ONLY_US));
  const { user } = renderPage(<AppDetails />, "/dashboard?app=11");
  const details = within(await dialog());
  const flag = details.getByRole("button", { name: "United Kingdom" });
  expect(flag).toHaveAccessibleDescription(/doesn't cover United Kingdom\. It covers: United States/);
  await user.click(flag);
  expect(screen.getByLabelText("Address")).toHaveTextContent(/^\/dashboard\?app=11$/);
});

test("a link to a country that the source lacks says why and offers the covered ones, without a request", async () => {
  act(() => setStoreSource(ONLY_US));
  const asked: (string | null)[] = [];
  server.use(
    handle(appsEndpoints.get, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("country"));
      return Response.json({ success: true, data: anApp({ id: 11 }) });
    }),
  );
  const { user } = renderPage(<AppDetails />, "/dashboard?app=11&country=jp");
  const details = await screen.findByRole("dialog", { name: "App details" });
  expect(within(details).getByText(/doesn't cover Japan\. It covers: United States/)).toBeVisible();
  expect(within(details).queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
  await expectNoViolations(details);
  const covered = within(within(details).getByRole("group", { name: "Covered countries" }));
  await user.click(covered.getByRole("button", { name: "United States" }));

  expect(await screen.findByText("Downloads")).toBeInTheDocument();
  expect(screen.getByLabelText("Address")).toHaveTextContent("/dashboard?app=11&country=us");
  expect(asked).not.toContain("jp");
});

test("the app stays in view if its listing of another country can't be loaded", async () => {
  const { user } = renderPage(<AppDetails />, "/dashboard?app=11");
  const details = within(await dialog());
  server.use(failWith(appsEndpoints.get, "NOT_FOUND", "This app isn't listed in GB."));
  await user.click(details.getByRole("button", { name: "United Kingdom" }));
  expect(await details.findByText("Failed to load GB localization data")).toBeInTheDocument();
  expect(details.getByRole("link", { name: /^Skyline Weather/ })).toBeInTheDocument();
  expect(details.queryByRole("tab")).not.toBeInTheDocument();
});

test("another country reloads the listing", async () => {
  const asked: (string | null)[] = [];
  server.use(
    answerWith(appsEndpoints.followed, { success: true, data: [] }),
    handle(appsEndpoints.get, ({ request }) => {
      const country = new URL(request.url).searchParams.get("country");
      asked.push(country);
      return Response.json({ success: true, data: anApp({ id: 11, name: `Listing ${country}` }) });
    }),
  );
  const { user } = renderPage(<AppDetails />, "/dashboard?app=11");
  const strip = within(await screen.findByRole("group", { name: "Localizations" }));
  await user.click(strip.getByRole("button", { name: "Germany" }));

  expect(await screen.findByRole("dialog", { name: "Listing de" })).toBeInTheDocument();
  expect(asked).toEqual(["us", "de"]);
});

test("closing restores the page", async () => {
  const page = (
    <>
      <AppLink appId={11} tab="keyword-rankings" country="gb">
        Open
      </AppLink>
      <AppDetails />
    </>
  );
  const { user } = renderPage(page, "/rankings?country=us");
  await user.click(screen.getByRole("link", { name: "Open" }));
  await user.click(within(await dialog()).getByRole("tab", { name: "Overview" }));
  expect(screen.getByLabelText("Address")).toHaveTextContent(
    "/rankings?page-country=us&app=11&tab=overview&country=gb",
  );

  await user.keyboard("{Escape}");

  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByLabelText("Address")).toHaveTextContent(/^\/rankings\?country=us$/);
});

test("minimizing puts the app into the dock and closes the dialog", async () => {
  const heard = jest.fn();
  const off = bus.on("app:minimized", heard);
  const { user } = renderPage(<AppDetails />, "/dashboard?app=11&tab=overview");
  await dialog();
  await waitFor(() => expect(screen.getByRole("button", { name: "Minimize" })).toBeEnabled());
  await user.click(screen.getByRole("button", { name: "Minimize" }));

  expect(heard).toHaveBeenCalledWith(
    expect.objectContaining({ appId: 11, name: "Skyline Weather", country: "us", tab: "overview" }),
  );
  expect(screen.getByLabelText("Address")).toHaveTextContent(/^\/dashboard$/);
  off();
});

test("an unknown app shows an error; Retry requests it again", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(failWith(appsEndpoints.get, "NOT_FOUND", "No such app."));
  const { user } = renderPage(<AppDetails />, "/dashboard?app=99&tab=keyword-rankings");
  expect(
    await screen.findByText("Failed to load app details. App not found in database."),
  ).toBeInTheDocument();

  server.use(answerWith(appsEndpoints.get, { success: true, data: anApp({ id: 11 }) }));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("storm")).toBeInTheDocument();
});

test("a failed refresh shows an error", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(failWith(rankingsEndpoints.updateApp, "INTERNAL", "No."));
  const { user } = renderPage(<AppDetails />, "/dashboard?app=11&tab=keyword-rankings");
  await screen.findByText("storm");
  await user.click(screen.getByRole("button", { name: "Refresh" }));

  expect(await screen.findByText("Update Failed")).toBeInTheDocument();
  expect(screen.getByText("Failed to update keyword rankings. Please try again later.")).toBeInTheDocument();
});
