import { appRelationsEndpoints, appsEndpoints, competitorsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { iconsEndpoints } from "@listwise/contracts/tools";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
  spyOnBus,
} from "@listwise/shared-auth/testing";
import { setStoreSource, Toaster } from "@listwise/shared-ui";
import { address, clearToasts, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { anApp } from "../../testing/builders";
import { anAnalysis, aShelf } from "../../testing/icon-builders";
import { answerWithApps, makeCurrent } from "../../testing/tool-apps";
import { CompetitorAnalyzerPage } from "./competitor-analyzer.page";
import { aKeyword, app, city, data, peak, provenance } from "./competitor-analyzer.testing";

const server = startApiServer();
const path = "/aso-tools/competitor-analyzer";
const success = true as const;

function serve(found = data()) {
  server.use(
    answerWithApps(app),
    answerWith(competitorsEndpoints.data, { success, data: found }),
    answerWith(competitorsEndpoints.suggestions, { success, data: [] }),
    answerWith(userKeywordsEndpoints.list, { success, data: [aKeyword("hiking")] }),
  );
}

const open = (search = "") =>
  renderPage(
    <>
      <CompetitorAnalyzerPage />
      <Toaster />
    </>,
    { path, at: path + search },
  );
const card = (name: string) => screen.findByRole("article", { name });

beforeEach(() => {
  resetSession();
  clearToasts();
  signInAs("user");
  makeCurrent(11);
  serve();
});

afterEach(() => act(() => setStoreSource(null)));

test("without tracked apps it links to the search", async () => {
  server.use(answerWithApps());
  open();
  expect(await screen.findByRole("heading", { name: "No followed apps found" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Find an app" })).toHaveAttribute("href", "/tracked-apps");
});

test("a card shows ranks, rating, category, store and top keywords with tracked ones marked", async () => {
  const { container } = open();
  const shown = within(await card("Peak Finder"));
  for (const text of ["Avg rank 20", "High Match", "Travel · App Store"]) {
    expect(shown.getByText(text)).toBeVisible();
  }
  expect(shown.getByText("4.4 (1.2K)")).toBeVisible();
  // The average is only over the keywords for which it ranks.
  expect(shown.getByText("Ranks for 2 of 2 checked keywords.")).toBeVisible();
  expect(await shown.findByText("hiking", { selector: "mark" })).toHaveTextContent("hiking (you track it)");
  expect(shown.getByRole("button", { name: "Add keyword trail map" })).toBeVisible();
  expect(shown.getByRole("link", { name: "Peak Finder" })).toHaveAttribute(
    "href",
    `${path}?app=21&country=us`,
  );
  expect(within(await card("City Walks")).getByText("Low match")).toBeVisible();
  expect(screen.getByText(/^Last updated/)).toBeVisible();
  await expectNoViolations(container);
});

test("a card shows and hides its keywords, which phones don't show at first", async () => {
  const { user } = open();
  const shown = within(await card("Peak Finder"));
  const toggle = shown.getByRole("button", { name: "Show keywords of Peak Finder" });
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  await user.click(toggle);
  expect(shown.getByRole("button", { name: "Hide keywords of Peak Finder" })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
});

test("the cards can be sorted, and the order is explained and in the address", async () => {
  const { user, container } = open();
  await card("Peak Finder");
  const names = () => screen.getAllByRole("article").map((one) => one.getAttribute("aria-label"));
  expect(names()).toEqual(["Peak Finder", "City Walks"]);
  expect(screen.getByText(/^Best average rank first/)).toBeVisible();
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Name");
  expect(names()).toEqual(["City Walks", "Peak Finder"]);
  expect(screen.getByText(/^In alphabetical order\./)).toBeVisible();
  expect(address()).toContain("sort=name");
  // City Walks has no rating, and unknown figures come last.
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Rating");
  expect(names()).toEqual(["Peak Finder", "City Walks"]);
  await expectNoViolations(container);
});

test("similar apps in place of chosen competitors are most similar first", async () => {
  // The server's order; Peak Finder ranks better.
  serve(data({ competitors: [city, peak], chosen: 0, origin: "similar" }));
  const { user } = open();
  await card("Peak Finder");
  const names = () => screen.getAllByRole("article").map((one) => one.getAttribute("aria-label"));
  expect(names()).toEqual(["City Walks", "Peak Finder"]);
  expect(screen.getByText(/^Most similar first/)).toBeVisible();
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Average rank");
  expect(names()).toEqual(["Peak Finder", "City Walks"]);
  expect(address()).toContain("sort=rank");
});

test("without checked keywords a card doesn't claim that the app ranks for none", async () => {
  const { competitors } = data();
  serve(data({ keywords: [], competitors: competitors.map((one) => ({ ...one, keywordRankings: [] })) }));
  open();
  expect((await screen.findAllByText(/No keywords checked in this country yet/))[0]).toBeVisible();
  expect(screen.queryByText(/Not in the top 200/)).not.toBeInTheDocument();
});

test("an app that ranks for no checked keyword isn't ranked, which isn't unknown", async () => {
  const unranked = { ...city, avgRank: null, bestRank: null, keywordRankings: [] };
  serve(data({ competitors: [unranked] }));
  open();
  const shown = within(await card("City Walks"));
  expect(shown.getByText("Not ranked")).toBeVisible();
  expect(shown.getByText("Best rank").nextSibling).toHaveTextContent("None");
});

test("a card can track any keyword", async () => {
  let added: unknown;
  server.use(
    handle(userKeywordsEndpoints.add, async ({ request }) => {
      added = JSON.parse(await request.text());
      return new Response(JSON.stringify({ success, data: aKeyword("peak map") }), {
        status: 201,
        headers: { "content-type": "application/json" },
      });
    }),
  );
  const { user } = open();
  const field = await screen.findByRole("combobox", { name: "Keyword to add from Peak Finder" });
  await user.type(field, " peak map ");
  await user.click(screen.getByRole("button", { name: "Add keyword from Peak Finder" }));
  expect(await screen.findByText("Keyword Tracked")).toBeVisible();
  expect(added).toEqual({ appId: 11, keywordText: "peak map", country: "us", origin: "competitor" });
  await waitFor(() => expect(field).toHaveValue(""));
});

test("the search and the match filter narrow the cards and are in the address", async () => {
  const { user } = open();
  await card("Peak Finder");
  await user.type(screen.getByRole("searchbox", { name: "Search by name or category" }), "NAVIG");
  expect(screen.queryByRole("article", { name: "Peak Finder" })).not.toBeInTheDocument();
  expect(address()).toContain("q=NAVIG");
  await user.click(screen.getByRole("radio", { name: "High Match" }));
  expect(screen.getByRole("heading", { name: "No Competitors Found" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(await card("Peak Finder")).toBeVisible();
});

test("without competitors it shows the prescribed text and a button to add some", async () => {
  serve(data({ competitors: [], chosen: 0, origin: "similar" }));
  open();
  expect(
    await screen.findByText(
      "No competitors found for Trail Radar. Please add competitors from the Dashboard.",
    ),
  ).toBeVisible();
  expect(screen.getByRole("heading", { name: "No Competitors Found" })).toBeVisible();
});

test("a failure shows an error and can be retried", async () => {
  server.use(failWith(competitorsEndpoints.data, "NOT_FOUND", "gone"));
  const { user } = open();
  const text = "Failed to fetch competitors for Trail Radar. Please try again later.";
  expect(await screen.findByRole("heading", { name: text })).toBeVisible();
  serve();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await card("Peak Finder")).toBeVisible();
});

test("F27: a failed track is rolled back with the prescribed text", async () => {
  let answer = () => {};
  const asked = new Promise<void>((done) => (answer = done));
  server.use(
    handle(appsEndpoints.followByStoreId, async () => {
      await asked;
      return new Response("{}", { status: 500 });
    }),
  );
  const { user } = open();
  const shown = within(await card("Peak Finder"));
  await user.click(shown.getByRole("button", { name: "Track Peak Finder" }));
  expect(await shown.findByRole("button", { name: "Processing... Peak Finder" })).toBeVisible();
  answer();
  expect(await screen.findByText("Failed to track app. Please try again.")).toBeVisible();
  expect(await shown.findByRole("button", { name: "Track Peak Finder" })).toBeVisible();
});

test("F28: ten presses of Track send one request and show App Tracked", async () => {
  let calls = 0;
  server.use(
    handle(appsEndpoints.followByStoreId, () => {
      calls += 1;
      return new Response(
        JSON.stringify({
          success,
          data: { ...app, isFollowing: true },
          isFollowing: true,
          message: "App tracked",
        }),
        { headers: { "content-type": "application/json" } },
      );
    }),
  );
  open();
  const button = within(await card("Peak Finder")).getByRole("button", { name: "Track Peak Finder" });
  act(() => {
    for (let n = 0; n < 10; n++) button.click();
  });
  expect(await screen.findByText("App Tracked")).toBeVisible();
  expect(calls).toBe(1);
  expect(await screen.findByRole("button", { name: "Untrack Peak Finder" })).toBeVisible();
});

test("exceeding the plan's depth shows the limit toast", async () => {
  const offered = anApp({ id: 30, name: "Map Pals" });
  server.use(
    answerWith(competitorsEndpoints.suggestions, {
      success,
      data: [{ app: offered, sharedKeywords: 3, averageRank: 8 }],
    }),
    failWith(competitorsEndpoints.add, "FEATURE_LIMIT_EXCEEDED", "Feature Limit Exceeded", {
      feature: "competitor_analysis_depth",
    }),
  );
  const { user } = open();
  await card("Peak Finder");
  await user.click(screen.getByRole("button", { name: "Add competitors" }));
  expect(await screen.findByText(/^2 of 10 selected/)).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Add competitor Map Pals" }));
  expect(await screen.findByText("Feature Limit Reached")).toBeVisible();
});

test("competitors added quickly are all saved, one after another, with their relation", async () => {
  const offered = [anApp({ id: 30, name: "Map Pals" }), anApp({ id: 31, name: "Hill Tops" })];
  const added: unknown[] = [];
  serve(data({ competitors: [peak] }));
  server.use(
    answerWith(competitorsEndpoints.suggestions, {
      success,
      data: offered.map((one) => ({ app: one, sharedKeywords: 3, averageRank: 8 })),
    }),
    handle(competitorsEndpoints.add, async ({ request }) => {
      added.push(await request.json());
      server.use(answerWithApps(app, anApp({ id: 21, name: "Peak Finder" })));
      return Response.json({ success, data: { chosen: 3, depth: 10 } });
    }),
  );
  const { user } = open();
  await card("Peak Finder");
  await user.click(screen.getByRole("button", { name: "Add competitors" }));
  await user.click(await screen.findByRole("button", { name: "Add competitor Map Pals" }));
  await user.click(screen.getByRole("button", { name: "Add competitor Hill Tops" }));
  await waitFor(() => expect(added).toHaveLength(2));
  expect(added).toMatchObject([{ competitorId: "30" }, { competitorId: "31" }]);
  // The relation of a new competitor is shown.
  expect(await screen.findByText("Your app", { selector: "article *" })).toBeInTheDocument();
});

test("icons are explained and shown among search results, also as color-blind people see them", async () => {
  const analysis = anAnalysis();
  const icon = {
    appId: 11,
    appName: "Trail Radar",
    iconUrl: null,
    rating: 4,
    score: 71,
    mine: true,
    reason: null,
  };
  server.use(
    answerWith(iconsEndpoints.competitors, {
      success,
      data: [{ ...icon, colors: analysis.colors, analysis }],
      provenance,
    }),
    answerWith(iconsEndpoints.shelf, aShelf()),
  );
  const { user, container } = open("?view=icons");
  const shown = within(await card("Trail Radar"));
  expect(shown.getByText("Rating score 71")).toBeVisible();
  expect(shown.getByText("#1144dd 60%")).toBeVisible();
  expect(screen.getByText("Low contrast")).toBeVisible();
  const shelf = await screen.findByRole("list", { name: "Results for “hiking”" });
  expect(within(shelf).getAllByRole("listitem")).toHaveLength(5);
  expect(within(shelf).getByText(/^Yours: Trail Radar/)).toBeVisible();
  expect(screen.getByText(/^2 of the 4 other icons are mainly blue, like yours\./)).toBeVisible();
  await user.selectOptions(screen.getByRole("combobox", { name: "View" }), "Green-blind");
  expect(shelf.parentElement).toHaveAttribute("data-vision", "deuteranopia");
  await expectNoViolations(container);
});

test("unreadable icons show a message with the reason", async () => {
  const reason = "Could not extract colors from the icon. The image might be inaccessible or invalid.";
  const icon = { appId: 21, appName: "Peak Finder", iconUrl: null, rating: 4, score: 60, mine: false };
  server.use(
    answerWith(iconsEndpoints.competitors, {
      success,
      data: [{ ...icon, colors: [], analysis: null, reason }],
      provenance,
    }),
  );
  open("?view=icons");
  expect(await screen.findByRole("heading", { name: "No Icon Data Available" })).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  const source = { kind: "dataset", label: "Data set of 2017", live: false } as const;
  act(() => setStoreSource({ ...source, storefronts: ["us"], capturedAt: null, fields: [] }));
  expect(screen.getByText("The data set of 2017 doesn't include icons.")).toBeVisible();
});

test("relation and competitor links can be changed where apps are shown", async () => {
  const events = spyOnBus();
  const changed: unknown[] = [];
  const record = async ({ request }: { request: Request }) => {
    changed.push([new URL(request.url).pathname, await request.json()]);
    return Response.json({
      success,
      data: { relation: "watching", competitorOf: [], chosen: 3, depth: 10 },
    });
  };
  const rival = anApp({ id: 21, name: "Peak Finder" });
  server.use(
    answerWithApps(app, anApp({ id: 12, name: "Other App" }), rival),
    handle(appRelationsEndpoints.setRelation, record),
    handle(competitorsEndpoints.add, record),
  );
  const { user, container } = open();
  const shown = within(await card("Peak Finder"));
  expect(await shown.findByText("Your app")).toBeVisible();
  await user.click(shown.getByRole("button", { name: "More for Peak Finder" }));
  await user.click(await screen.findByRole("menuitem", { name: "Not my app" }));
  expect(await screen.findByText("Watching this app")).toBeVisible();
  await user.click(shown.getByRole("button", { name: "More for Peak Finder" }));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "Competitor of Other App" }));
  expect(await screen.findByText("Now a competitor of Other App")).toBeVisible();
  await waitFor(() => expect(events.getPayloads("app:relation-changed")).toHaveLength(2));
  events.stop();
  expect(changed).toEqual([
    ["/api/apps/21/relation", { relation: "watching" }],
    ["/api/competitors/app/12", { competitorId: "21", country: "us" }],
  ]);
  await expectNoViolations(container);
});

test("a saved relation isn't called failed if the tracked apps can't be refreshed", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(
    answerWithApps(app, anApp({ id: 21, name: "Peak Finder" })),
    handle(appRelationsEndpoints.setRelation, () => {
      server.use(failWith(appsEndpoints.followed, "FORBIDDEN", "No."));
      return Response.json({ success, data: { relation: "watching", competitorOf: [] } });
    }),
  );
  const { user } = open();
  const shown = within(await card("Peak Finder"));
  await user.click(await shown.findByRole("button", { name: "More for Peak Finder" }));
  await user.click(await screen.findByRole("menuitem", { name: "Not my app" }));
  expect(await screen.findByText("The change is saved")).toBeVisible();
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(screen.queryByText("Couldn't change Peak Finder")).not.toBeInTheDocument();
});

test("a plan without room locks adding before the first try", async () => {
  serve(data({ chosen: 3, depth: 3 }));
  server.use(
    answerWith(competitorsEndpoints.suggestions, {
      success,
      data: [{ app: anApp({ id: 30, name: "Map Pals" }), sharedKeywords: 3, averageRank: 8 }],
    }),
  );
  const { user } = open();
  await card("Peak Finder");
  await user.click(screen.getByRole("button", { name: "Add competitors" }));
  expect(await screen.findByRole("button", { name: "Add competitor Map Pals" })).toBeDisabled();
  expect(screen.getByRole("region", { name: "Your plan's competitors are all selected" })).toBeVisible();
});
