import { analyticsEndpoints } from "@listwise/contracts/analytics";
import { appsEndpoints } from "@listwise/contracts/apps";
import { ideasEndpoints, researchEndpoints, userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { rankingsEndpoints } from "@listwise/contracts/rankings";
import { siteEndpoints } from "@listwise/contracts/site";
import { adoptWorkspace } from "@listwise/shared-auth";
import { answerWith, startApiServer, failWith, handle, signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { aKeyword, anApp, sampleProvenance as provenance } from "../../testing/builders";
import { apps, openKeyword, setUp } from "./keyword-details.testing";

const server = startApiServer();
const success = true as const;
beforeEach(() => setUp(server));

const topApps = async () => screen.findByRole("list", { name: "Top apps" });

test("shows the metrics, and the store order with the user's apps marked and listed", async () => {
  const mineToo = { app: anApp({ id: 2, name: "App 2" }), followedAt: "2026-01-02T00:00:00Z", tags: [] };
  server.use(
    answerWith(appsEndpoints.followed, {
      success,
      data: [{ ...mineToo, relation: "own", competitorOf: [] }],
    }),
  );
  openKeyword();

  expect(screen.getByRole("heading", { level: 1, name: "weather radar" })).toBeInTheDocument();
  const [other, mine] = within(await topApps()).getAllByRole("listitem");
  await waitFor(() => expect(mine).toHaveTextContent(/2.*App 2.*Your app/));
  expect(other).not.toHaveTextContent("Your app");
  expect(screen.getByRole("region", { name: "Tracked apps" })).toHaveTextContent(/App 2.*#2of 14TOP 3/);
  expect(await screen.findByRole("group", { name: "Popularity" })).toHaveTextContent(
    /41.*Median ratings of the first ten1200.*Sample data · computed from the top ten apps/,
  );
  expect(screen.getByRole("group", { name: "Opportunity" })).toHaveTextContent(/Unknown.*Too few results\./);
  expect(await screen.findByRole("region", { name: "Rank history" })).toHaveTextContent(/App 2.*4/);
});

test("shows the chance of the current app, which the keywords table shows, and none with all apps", async () => {
  const asked: unknown[] = [];
  const known = { rank: 2, popularity: 41, difficulty: 55, relevance: 0.5, score: 30, missing: [] };
  const check = { results: 14, checkedAt: "2025-11-20T08:00:00Z", checking: false, failedAt: null };
  server.use(
    answerWith(appsEndpoints.followed, {
      success,
      data: [
        {
          app: anApp({ id: 2 }),
          followedAt: "2026-01-02T00:00:00Z",
          tags: [],
          relation: "own",
          competitorOf: [],
        },
      ],
    }),
    handle(ideasEndpoints.figures, async ({ request }) => {
      asked.push(await request.json());
      const data = [{ keyword: "weather radar", ...known, ...check, chance: 88, tracked: true }];
      return Response.json({ success, data, advanced: true });
    }),
  );
  adoptWorkspace({ appId: 2, country: "gb" });
  openKeyword();
  const chance = await screen.findByRole("group", { name: "Chance" });
  await waitFor(() => expect(chance).toHaveTextContent(/88.*0–100: whether the current app can reach/));
  expect(within(chance).getByRole("link")).toHaveAttribute("href", "/help/figures#chance");
  expect(screen.getByRole("group", { name: "Opportunity" })).toBeInTheDocument();
  expect(asked).toEqual([{ appId: 2, country: "gb", keywords: ["weather radar"] }]);
  act(() => adoptWorkspace({ appId: null, country: "gb" }));
  expect(screen.queryByRole("group", { name: "Chance" })).not.toBeInTheDocument();
});

test("a chance that can't be loaded says so beside the other metrics", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(failWith(ideasEndpoints.figures, "NOT_FOUND", "You don't track this app."));
  adoptWorkspace({ appId: 2, country: "gb" });
  openKeyword();
  const chance = await screen.findByRole("group", { name: "Chance" });
  await waitFor(() => expect(chance).toHaveTextContent(/Unknown.*Couldn't load it\./));
  const popularity = screen.getByRole("group", { name: "Popularity" });
  await waitFor(() => expect(popularity).toHaveTextContent("41"));
});

test("with all apps, a keyword that is only on lists of Google Play apps is shown there until another store is chosen", async () => {
  const asked: (string | null)[] = [];
  const rest = { followedAt: "2026-01-02T00:00:00Z", relation: "own" } as const;
  const [first, second] = [anApp({ id: 30, platform: "android" }), anApp({ id: 31 })];
  server.use(
    answerWith(appsEndpoints.followed, {
      success,
      data: [
        { app: first, ...rest, tags: [], competitorOf: [] },
        { app: second, ...rest, tags: [], competitorOf: [] },
      ],
    }),
    answerWith(userKeywordsEndpoints.list, {
      success,
      data: [aKeyword({ id: 8, appId: 30, keywordText: "weather radar", country: "gb" })],
    }),
    handle(rankingsEndpoints.topApps, ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.get("platform"));
      const answer = { data: apps, keyword: "weather radar", keywordId: "5", country: "gb", provenance };
      return Response.json({ success, ...answer });
    }),
  );
  const { user } = openKeyword();
  expect(await screen.findByRole("combobox", { name: "Store" })).toHaveValue("android");
  await topApps();
  expect(asked).toEqual(["android"]);
  expect(screen.queryByRole("button", { name: /rack keyword/ })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole("combobox", { name: "Store" }), "App Store");
  await waitFor(() => expect(asked).toEqual(["android", "ios"]));
  // The entry on the list of the Google Play app isn't one of this store.
  expect(await screen.findByRole("button", { name: "Track keyword" })).toBeVisible();
});

test("the controls above the figures have their place before the figures appear", async () => {
  let answerConfig = () => {};
  let answerLists = () => {};
  const config = new Promise<void>((resolve) => (answerConfig = resolve));
  const lists = new Promise<void>((resolve) => (answerLists = resolve));
  server.use(
    handle(siteEndpoints.publicConfig, async () => {
      await config;
      return Response.json({ success, data: [], source: "sample", platforms: ["ios", "android"] });
    }),
    handle(userKeywordsEndpoints.list, async () => {
      await lists;
      return Response.json({ success, data: [] });
    }),
  );
  adoptWorkspace({ appId: 2, country: "us" });
  openKeyword();
  const place = await screen.findByText(/Loading your lists/);
  expect(screen.queryByRole("group", { name: "Popularity" })).not.toBeInTheDocument();
  answerConfig();
  expect(await screen.findByRole("group", { name: "Popularity" })).toBeInTheDocument();
  expect(screen.getByRole("combobox", { name: "Store" })).toBeInTheDocument();
  expect(place).toBeInTheDocument();
  answerLists();
  expect(await screen.findByRole("button", { name: "Track keyword" })).toBeVisible();
});

test("the page is accessible", async () => {
  const { container } = openKeyword();
  await topApps();
  await expectNoViolations(container);
});

test("shows ten apps first, then five more at a time", async () => {
  openKeyword();
  expect(within(await topApps()).getAllByRole("listitem")).toHaveLength(10);
  await waitFor(async () => expect(within(await topApps()).getAllByRole("listitem")).toHaveLength(14));
});

test("a refusal by Apple shows the prescribed text with Retry", async () => {
  server.use(failWith(researchEndpoints.appleSuggestions, "UNAVAILABLE", "There are no credentials."));
  const { user } = openKeyword();
  await user.click(await screen.findByRole("button", { name: "Load suggestions" }));

  expect(await screen.findByText("Failed to generate keyword suggestions")).toBeInTheDocument();
  const failure = await screen.findByText("Failed to fetch keyword suggestions from Apple Search Ads");
  expect(failure).toBeInTheDocument();

  const data = [{ name: "storm radar", popularity: 62 }];
  server.use(answerWith(researchEndpoints.appleSuggestions, { success, data }));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("list", { name: "Apple Search Ads suggestions" })).toHaveTextContent(
    /storm radar.*Popularity 62/,
  );
});

test.each([
  ["user", false],
  ["admin", true],
] as const)("without a connection to Apple a %s is asked to connect: %s", async (role, isAsked) => {
  signInAs(role);
  server.use(answerWith(researchEndpoints.appleStatus, { success, data: { connected: false } }));
  openKeyword();
  await topApps();
  const heading = { name: "Apple Search Ads isn't connected" };
  if (isAsked) expect(await screen.findByRole("heading", heading)).toBeVisible();
  else expect(screen.queryByRole("region", { name: "Apple Search Ads" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Load suggestions" })).not.toBeInTheDocument();
});

test("compares the countries of the address side by side", async () => {
  const asked: (string | null)[] = [];
  server.use(
    handle(researchEndpoints.topAppsMulti, ({ request }) => {
      const countries = new URL(request.url).searchParams.get("countries") ?? "";
      asked.push(countries);
      const data = countries.split(",").map((country) => ({ country, apps: apps.slice(0, 2), provenance }));
      return Response.json({ success, data });
    }),
  );
  const { user } = openKeyword("/keyword/weather%20radar?country=gb&compare=de");
  expect(await screen.findByRole("list", { name: "Top apps in Germany" })).toHaveTextContent(/App 1.*App 2/);
  const picks = screen.getByRole("group", { name: "Countries to compare" });
  await user.click(within(picks).getByRole("button", { name: /France/ }));

  expect(await screen.findByRole("list", { name: "Top apps in France" })).toBeInTheDocument();
  expect(screen.getByLabelText("Address")).toHaveTextContent("compare=de%2Cfr");
  expect(asked).toEqual(["de", "de,fr"]);
});

test("a card that fails to load offers Retry while the others show data", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(failWith(rankingsEndpoints.topApps, "STORE_UNAVAILABLE", "The store did not answer."));
  const { user } = openKeyword();
  expect(await screen.findByText("Couldn't load the top apps")).toBeInTheDocument();
  expect(await screen.findByRole("list", { name: "Suggestions" })).toBeInTheDocument();
  const [keyword, country] = ["weather radar", "gb"];
  server.use(
    answerWith(rankingsEndpoints.topApps, {
      success,
      data: apps,
      keyword,
      keywordId: "5",
      country,
      provenance,
    }),
  );
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await topApps()).toBeInTheDocument();
});

test("an untracked keyword has no history and requests none", async () => {
  const [keyword, country] = ["weather radar", "gb"];
  const answer = { success, data: apps, keyword, keywordId: null, country, provenance };
  server.use(
    answerWith(rankingsEndpoints.topApps, answer),
    answerWith(userKeywordsEndpoints.list, { success, data: [aKeyword({ keywordText: "snow" })] }),
  );
  openKeyword();
  await topApps();
  expect(screen.queryByRole("region", { name: "Rank history" })).not.toBeInTheDocument();
});

test("a history of several apps names the app whose listing changed", async () => {
  const points = [{ checkedAt: "2025-11-01T08:00:00.000Z", rank: 4 }];
  const change = { id: 1, at: "2025-11-01T09:00:00Z", previousAt: "2025-10-31T09:00:00Z" };
  server.use(
    answerWith(rankingsEndpoints.keywordHistory, {
      success: true,
      provenance,
      data: [1, 2].map((id) => ({ appId: id, appName: `App ${id}`, points })),
      ...{ from: "2025-08-04", to: "2025-11-01", validDays: 1 },
    }),
    answerWith(analyticsEndpoints.changes, {
      success: true,
      data: [{ ...change, field: "name", before: "App", after: "App 2" }],
    }),
  );
  openKeyword("/keyword/weather%20radar?country=gb&apps=1,2");
  const row = await screen.findByRole("row", { name: /November 1.*Name changed \(App 2\)/ });
  expect(row).toBeInTheDocument();
});
