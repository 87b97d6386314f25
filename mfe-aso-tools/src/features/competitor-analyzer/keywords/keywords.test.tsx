import { competitorsEndpoints } from "@listwise/contracts/apps";
import {
  competitorKeywordsEndpoints,
  discoveryEndpoints,
  keywordListsEndpoints,
  userKeywordsEndpoints,
  type CompetitorKeywordRow,
} from "@listwise/contracts/keywords";
import {
  answerWith,
  failWith,
  handle,
  resetSession,
  signInAs,
  startApiServer,
} from "@listwise/shared-auth/testing";
import { setStoreSource, Toaster } from "@listwise/shared-ui";
import { address, clearToasts, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { act, screen, within } from "@testing-library/react";
import { answerWithApps, makeCurrent } from "../../../testing/tool-apps";
import { CompetitorAnalyzerPage } from "../competitor-analyzer.page";
import { aKeyword, app, data } from "../competitor-analyzer.testing";

const server = startApiServer();
const path = "/aso-tools/competitor-analyzer";
const success = true as const;
const checkedAt = "2026-11-20T06:00:00.000Z";
const apps = [
  { id: 11, name: "Trail Radar", icon: null },
  { id: 21, name: "Peak Finder", icon: null },
  { id: 22, name: "City Walks", icon: null },
];

function aRow(change: Partial<CompetitorKeywordRow> & { keyword: string }): CompetitorKeywordRow {
  return {
    tracked: false,
    ranks: [201, 3, 201],
    texts: [[], ["name", "description"], ["description"]],
    popularity: 40,
    difficulty: 30,
    chance: 55,
    relevance: 0.8,
    score: 61,
    missing: [],
    results: 200,
    checkedAt,
    checking: false,
    failedAt: null,
    ...change,
  };
}

const unchecked = aRow({
  keyword: "summit guide",
  ranks: [null, null, null],
  texts: [[], ["subtitle"], []],
  popularity: null,
  difficulty: null,
  chance: null,
  relevance: null,
  score: null,
  missing: ["relevance", "popularity", "chance"],
  results: null,
  checkedAt: null,
});
const rows = [
  aRow({ keyword: "trail map" }),
  aRow({ keyword: "hiking", tracked: true, ranks: [12, 40, 201], score: 50 }),
  aRow({ keyword: "own radar", ranks: [4, 201, 201], texts: [["name"], [], []], score: 20 }),
  unchecked,
];

const serve = (found: readonly CompetitorKeywordRow[] = rows, advanced = true) =>
  server.use(
    answerWith(competitorKeywordsEndpoints.list, {
      success,
      data: [...found],
      apps,
      origin: "chosen",
      advanced,
      omitted: 0,
    }),
  );

const open = (search = "") =>
  renderPage(
    <>
      <CompetitorAnalyzerPage />
      <Toaster />
    </>,
    { path, at: `${path}?view=keywords${search}` },
  );
const findTable = async () => within(await screen.findByRole("table", { name: "Keywords of these apps" }));
const listKeywords = async () =>
  (await findTable())
    .getAllByRole("button", { name: /./ })
    .filter((button) => button.getAttribute("aria-haspopup") === "dialog")
    .map(({ textContent }) => textContent);

beforeEach(() => {
  resetSession();
  clearToasts();
  signInAs("user");
  makeCurrent(11);
  server.use(
    answerWithApps(app),
    answerWith(competitorsEndpoints.data, { success, data: data() }),
    answerWith(userKeywordsEndpoints.list, { success, data: [aKeyword("hiking")] }),
  );
  serve();
});
afterEach(() => act(() => setStoreSource(null)));

test("lists gaps first, with scores, ranks and the listings that have them; filters are in the address", async () => {
  const { user, container } = open();
  expect(await listKeywords()).toEqual(["trail map"]);
  const table = await findTable();
  const row = within(table.getByRole("row", { name: /trail map/ }));
  expect(row.getByText("61")).toBeVisible();
  expect(row.getByText("1 name, 2 descriptions")).toBeVisible();
  expect(row.getByRole("listitem")).toHaveTextContent("Peak FinderRank #3");
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Overlaps 1" }));
  expect(await listKeywords()).toEqual(["hiking"]);
  await user.click(screen.getByRole("button", { name: "Only you 1" }));
  expect(await listKeywords()).toEqual(["own radar"]);
  await user.click(screen.getByRole("button", { name: "Not checked 1" }));
  expect(await listKeywords()).toEqual(["summit guide"]);
  expect(address()).toContain("show=unchecked");
  await user.click(screen.getByRole("button", { name: "All 4" }));
  await user.click(screen.getByRole("checkbox", { name: "Hide tracked keywords" }));
  expect(await listKeywords()).toEqual(["trail map", "own radar", "summit guide"]);
});

test("shows the overlap with each competitor, and the keywords of one only", async () => {
  const { user } = open("&show=all");
  const table = within(await screen.findByRole("table", { name: "Keyword overlap with each competitor" }));
  const peak = table.getByRole("row", { name: /Peak Finder/ });
  // Both rank for one of three keywords, and each alone for another one.
  expect(peak).toHaveTextContent("33.3%111");
  expect(table.getByRole("row", { name: /City Walks/ })).toHaveTextContent("0.0%002");
  await user.click(within(peak).getByRole("button", { name: "Show keywords of Peak Finder only" }));
  expect(await listKeywords()).toEqual(["trail map", "hiking", "summit guide"]);
  expect(address()).toContain("rival=21");
  expect(screen.getByRole("combobox", { name: "Competitor" })).toHaveValue("21");
});

test("explains a keyword with the rank and the texts of each app, and tracks it in one click", async () => {
  let added: unknown;
  server.use(
    handle(userKeywordsEndpoints.add, async ({ request }) => {
      added = await request.json();
      return Response.json({ success, data: aKeyword("trail map") }, { status: 201 });
    }),
  );
  act(() =>
    setStoreSource({
      kind: "dataset",
      label: "Data set of July 2017",
      live: false,
      storefronts: ["us"],
      capturedAt: null,
      fields: ["description"],
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "trail map" }));
  const dialog = await screen.findByRole("dialog", { name: "Evidence for “trail map”" });
  expect(within(dialog).getByRole("row", { name: /Peak Finder/ })).toHaveTextContent("name, description");
  expect(within(dialog).getByRole("row", { name: /Trail Radar/ })).toHaveTextContent("Nowhere");
  expect(dialog).toHaveTextContent("Score 61: relevance 80%, popularity 40, chance 55.");
  expect(dialog).toHaveTextContent("The data set of July 2017 doesn't include subtitles.");
  await expectNoViolations(dialog);
  await user.click(within(dialog).getByRole("button", { name: "Track keyword" }));
  expect(await screen.findByText("Keyword Tracked")).toBeVisible();
  expect(added).toEqual({ appId: 11, keywordText: "trail map", country: "us", origin: "competitor" });
});

test("tracks selected keywords in bulk and leaves out tracked ones", async () => {
  let added: unknown;
  server.use(
    handle(keywordListsEndpoints.addMany, async ({ request }) => {
      added = await request.json();
      serve(rows.map((row) => ({ ...row, tracked: true })));
      return Response.json({ success, added: 3, tracked: 4, refused: 0, data: [], keywords: [] });
    }),
  );
  const { user } = open("&show=all");
  expect(await screen.findByRole("checkbox", { name: "Select hiking" })).toBeDisabled();
  await user.click(screen.getByRole("checkbox", { name: "Select all" }));
  expect(screen.getByText("3 selected")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Track selected" }));
  expect(await screen.findByText("Keywords tracked")).toBeVisible();
  expect(added).toMatchObject({
    appId: 11,
    items: ["trail map", "own radar", "summit guide"].map((keywordText) => ({
      keywordText,
      country: "us",
      origin: "competitor",
    })),
  });
  // Tracked keywords aren't selected any more.
  expect(await screen.findByText("4 keywords")).toBeVisible();
  expect(screen.getByRole("button", { name: "Track selected" })).toBeDisabled();
  expect(screen.getByRole("checkbox", { name: "Select all" })).not.toBeChecked();
});

test("checks unchecked keywords and says so while they are being checked", async () => {
  let checked: unknown;
  server.use(
    handle(discoveryEndpoints.check, async ({ request }) => {
      checked = await request.json();
      serve([...rows.slice(0, 3), { ...unchecked, checking: true }]);
      return Response.json({ success, data: { queued: 1 } }, { status: 202 });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Check 1 unchecked keyword" }));
  expect(await screen.findByText("Checking 1 keyword…")).toBeVisible();
  expect(checked).toEqual({ country: "us", keywords: ["summit guide"], automatic: false });
  expect(screen.queryByRole("button", { name: /^Check / })).not.toBeInTheDocument();
});

test("says why nothing is shown, and that the plan has no difficulty", async () => {
  serve([unchecked], false);
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "No gaps" })).toBeVisible();
  expect(screen.getByRole("region", { name: "Difficulty" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show all keywords" }));
  expect(await listKeywords()).toEqual(["summit guide"]);
  expect((await findTable()).queryByRole("columnheader", { name: /Difficulty/ })).not.toBeInTheDocument();
});

test("an answer without keywords and a failure are explained", async () => {
  serve([]);
  const { unmount } = open();
  expect(await screen.findByRole("heading", { name: "No keywords yet" })).toBeVisible();
  unmount();
  server.use(failWith(competitorKeywordsEndpoints.list, "NOT_FOUND", "gone"));
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "Couldn't load the keywords" })).toBeVisible();
  serve();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await listKeywords()).toEqual(["trail map"]);
});

test("an app on Google Play has short descriptions", async () => {
  const other = { ...app, platform: "android" as const };
  server.use(
    answerWithApps(other),
    answerWith(competitorsEndpoints.data, { success, data: data({ app: other }) }),
  );
  serve([aRow({ keyword: "trail map", texts: [[], ["subtitle"], []] })]);
  open();
  expect((await findTable()).getByText("1 short description")).toBeVisible();
});
