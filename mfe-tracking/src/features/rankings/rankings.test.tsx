import { analyticsEndpoints } from "@listwise/contracts/analytics";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { rankingsEndpoints } from "@listwise/contracts/rankings";
import { appsEndpoints, type Relation } from "@listwise/contracts/apps";
import { workspaceEndpoints } from "@listwise/contracts/workspace";
import { adoptWorkspace } from "@listwise/shared-auth";
import { answerWith, startApiServer, failWith, handle, recordPage } from "@listwise/shared-auth/testing";
import { buildCsv } from "@listwise/shared-ui/table";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { aKeyword, aMatrix, aMatrixRank, anApp, sampleProvenance } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { buildMatrix } from "./build-matrix";
import { buildRankLines, lineColumns } from "./rank-columns";
import { RankingsPage } from "./rankings.page";
import { apps, keywords, matrix, row, setUp } from "./rankings.testing";

const server = startApiServer();

beforeEach(() => setUp(server));

const shownKeywords = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
const address = () => screen.getByLabelText("Address");

test("shows every app against every keyword of the current country", async () => {
  adoptWorkspace({ appId: null, country: "gb" });
  const page = recordPage();
  server.use(answerWith(workspaceEndpoints.save, { success: true, data: { appId: null, country: "jp" } }));
  const countries: (string | null)[] = [];
  server.use(
    handle(rankingsEndpoints.matrix, ({ request }) => {
      countries.push(new URL(request.url).searchParams.get("country"));
      return Response.json(matrix);
    }),
  );
  const { user, container } = renderPage(<RankingsPage />, "/rankings");

  expect(await row("storm")).toHaveTextContent(/5.*No change.*>200.*No longer ranked.*was 180/);
  expect(await row("rain")).toHaveTextContent("Not checked yet");
  expect(screen.getByRole("grid", { name: "Rankings in the United Kingdom" })).toBeInTheDocument();
  expect(screen.getByRole("columnheader", { name: "App 12" })).toBeInTheDocument();
  expect(screen.getByText(/Next check/)).toHaveTextContent(
    /^Ranks are checked every day\. Next check: in 3 hours$/,
  );
  expect(screen.getByRole("link", { name: "Alerts 3 unread" })).toHaveAttribute("href", "/alerts");
  await expectNoViolations(container);

  await user.selectOptions(screen.getByRole("combobox", { name: "Country" }), "Japan");
  expect(page.record.went.at(-1)).toBe("?for=all&country=jp");
  act(() => adoptWorkspace({ country: "jp" }));
  await row("storm");
  expect(countries).toEqual(["gb", "jp"]);
  page.restore();
});

test("the current app is shown with its competitors, and its own list decides the categories", async () => {
  adoptWorkspace({ appId: 12, country: "us" });
  const asked: (string | null)[] = [];
  const track = (id: number, relation: Relation, competitorOf: number[] = []) => ({
    ...{
      app: anApp({ id, name: `App ${id}`, isFollowing: true }),
      followedAt: "2025-10-01T00:00:00Z",
      tags: [],
    },
    ...{ relation, competitorOf },
  });
  server.use(
    handle(rankingsEndpoints.matrix, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("appId"));
      return Response.json(matrix);
    }),
    answerWith(appsEndpoints.followed, {
      success: true,
      data: [track(11, "competitor", [12]), track(13, "own"), track(12, "own")],
    }),
    answerWith(userKeywordsEndpoints.list, {
      success: true,
      data: [
        aKeyword({ id: 1, keywordText: "storm", category: "Weather", appId: 12 }),
        aKeyword({ id: 3, keywordId: "1", keywordText: "storm", category: "Other", appId: 13 }),
      ],
    }),
  );
  renderPage(<RankingsPage />, "/rankings");

  await row("storm");
  const heads = screen.getAllByRole("columnheader");
  expect(heads[1]).toHaveAccessibleName("App 12");
  expect(heads[2]).toHaveAccessibleName("App 11");
  expect(screen.queryByRole("columnheader", { name: "App 13" })).not.toBeInTheDocument();
  expect(asked).toEqual(["12"]);
  expect(screen.queryByText(/No competitors yet/)).not.toBeInTheDocument();
  const categories = within(screen.getByRole("combobox", { name: "Filter by category" }));
  expect(categories.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "All categories",
    "Weather",
  ]);
});

test.each([
  ["filter=STO", ["storm"]],
  ["band=rank-none&tracked=11", ["rain Favorite"]],
  ["change=change-surge", ["rain Favorite"]],
  ["category=Weather", ["storm"]],
  ["favorites=1", ["rain Favorite"]],
  ["sort=-keyword", ["storm", "rain Favorite"]],
  ["sort=app-11", ["storm", "rain Favorite"]],
  ["sort=-change", ["rain Favorite", "storm"]],
])("?%s shows the same view to every user", async (search, expected) => {
  renderPage(<RankingsPage />, `/rankings?${search}`);
  await screen.findByRole("grid");
  expect(shownKeywords()).toEqual(expected);
});

test("a country without a storefront is reported and replaced by the default", async () => {
  renderPage(<RankingsPage />, "/rankings?country=zz");
  const country = await screen.findByRole("combobox", { name: "Country" });
  expect(country).toHaveValue("us");
  expect(country).toHaveAccessibleDescription("There is no storefront for the country \u201czz\u201d.");
});

test("filters and sort are written to the address; an empty result offers to clear them", async () => {
  const { user } = renderPage(<RankingsPage />, "/rankings?page=2");
  await row("storm");
  await user.click(screen.getByRole("button", { name: "App 12" }));
  expect(address()).toHaveTextContent("/rankings?sort=app-12");
  expect(screen.getByRole("columnheader", { name: "App 12" })).toHaveAttribute("aria-sort", "ascending");
  await user.selectOptions(screen.getByRole("combobox", { name: "Filter by rank" }), "51–100");
  expect(screen.getByText("No matching keywords")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(shownKeywords()).toHaveLength(2);
});

test("the grid has one tab stop and arrow keys between the cells", async () => {
  const { user } = renderPage(<RankingsPage />, "/rankings");
  const first = within(await row("rain")).getByRole("link");
  first.focus();
  await user.keyboard("{ArrowRight}{ArrowDown}");
  expect(document.activeElement).toHaveTextContent("Rank #5");
  await user.keyboard("{End}");
  expect(document.activeElement).toHaveTextContent(">200");
  await user.keyboard("{ArrowUp}{ArrowUp}");
  expect(screen.getByRole("button", { name: "Refresh App 12" })).toHaveFocus();
  await user.keyboard("{Control>}{End}{/Control}");
  expect(document.activeElement).toHaveTextContent(">200");
  await user.keyboard("{Control>}{Home}{/Control}");
  expect(screen.getByRole("button", { name: "Keyword" })).toHaveFocus();
  const stops = within(screen.getByRole("grid"))
    .getAllByRole("button")
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toEqual([document.activeElement]);
});

test("with apps of both stores, keywords and apps name theirs, and no app has a rank in the other one", async () => {
  const both = [anApp({ id: 11, name: "App 11" }), anApp({ id: 12, name: "App 12", platform: "android" })];
  server.use(
    answerWith(appsEndpoints.followed, {
      success: true,
      data: both.map((app) => ({ app, followedAt: "2025-10-01T00:00:00Z", tags: [] })),
    }),
    answerWith(
      rankingsEndpoints.matrix,
      aMatrix([
        { keyword: "storm", ranks: [aMatrixRank({ appId: 11, rank: 5 })] },
        {
          keywordId: "9",
          keyword: "storm",
          platform: "android",
          ranks: [aMatrixRank({ appId: 12, rank: 7 })],
        },
      ]),
    ),
  );
  const { user, container } = renderPage(<RankingsPage />, "/rankings");
  await row("storm App Store");
  expect(shownKeywords()).toEqual(["storm App Store", "storm Google Play"]);
  expect(await row("storm Google Play")).toHaveTextContent(/Not in this store.*7/);
  expect(screen.getAllByRole("link", { name: "storm" }).map((link) => link.getAttribute("href"))).toEqual([
    expect.stringContaining("store=ios"),
    expect.stringContaining("store=android"),
  ]);
  expect(screen.getByRole("columnheader", { name: /App 12 Google Play/ })).toBeVisible();
  await expectNoViolations(container);

  await user.selectOptions(screen.getByRole("combobox", { name: "Filter by app" }), "App 12");
  expect(shownKeywords()).toEqual(["storm"]);
});

test("the footer has the origin of the latest check, and none before the first", async () => {
  const { unmount } = renderPage(<RankingsPage />, "/rankings");
  await row("storm");
  expect(screen.getByText(/Sample data/)).toBeVisible();
  unmount();
  server.use(answerWith(rankingsEndpoints.matrix, { ...matrix, provenance: null }));
  renderPage(<RankingsPage />, "/rankings");
  await row("storm");
  expect(screen.queryByText(/Sample data/)).not.toBeInTheDocument();
});

test("exports the visible rows with unknown values empty", () => {
  const lines = buildRankLines(buildMatrix(matrix.data, keywords, "us"), apps, "us");
  const csv = buildCsv(lineColumns, lines);
  const header = "Rank,Rank as shown,Previous rank,Previous rank as shown,Change,Checked,Source";
  expect(csv.trim().split("\r\n")).toEqual([
    `Keyword,Country,Category,Favorite,App,${header}`,
    "storm,US,Weather,no,App 11,5,5,5,5,0,2025-11-02T08:00:00.000Z,Sample data",
    "storm,US,Weather,no,App 12,,>200,180,180,,2025-11-02T08:00:00.000Z,Sample data",
    "rain,US,General,yes,App 11,,,,,,,",
    "rain,US,General,yes,App 12,2,2,14,14,12,2025-11-02T08:00:00.000Z,Sample data",
  ]);
});

test("a history compares apps and shows listing changes", async () => {
  const asked: string[] = [];
  server.use(
    handle(rankingsEndpoints.keywordHistory, ({ request }) => {
      asked.push(new URL(request.url).search);
      const points = [
        { checkedAt: "2025-11-01T08:00:00Z", rank: 9 },
        { checkedAt: "2025-11-02T08:00:00Z", rank: 201 },
      ];
      const data = apps.map(({ id, name }) => ({ appId: id, appName: name, points }));
      const range = { from: "2025-08-05", to: "2025-11-02", validDays: 1 };
      return Response.json({ success: true, data, provenance: sampleProvenance, ...range });
    }),
    answerWith(analyticsEndpoints.changes, {
      success: true,
      data: [
        {
          id: 1,
          at: "2025-11-02T07:00:00Z",
          previousAt: "2025-11-01T07:00:00Z",
          field: "name",
          before: "App",
          after: "App 11",
        },
      ],
    }),
  );
  const { user, router } = renderPage(<RankingsPage />, "/rankings");
  await user.click(within(await row("storm")).getByRole("button", { name: /Rank 5/ }));

  const dialog = await screen.findByRole("dialog", { name: "Rank history of “storm”" });
  expect(await within(dialog).findByRole("row", { name: /November 2.*>200/ })).toBeInTheDocument();
  const changes = await within(dialog).findByRole("region", { name: "Listing changes" });
  expect(await within(changes).findByText("Name changed")).toBeVisible();
  expect(changes).toHaveTextContent("Name changed: App → App 11");
  await expectNoViolations(dialog);

  await user.click(within(dialog).getByRole("button", { name: "App 12" }));
  await user.click(within(dialog).getByRole("radio", { name: "1y" }));
  expect(address()).toHaveTextContent("history=1&compare=11%2C12&range=1year");
  expect(asked.at(-1)).toContain("appIds=11%2C12&dateRange=1year");
  await router.navigate(-1);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("an app without competitors offers to add some", async () => {
  adoptWorkspace({ appId: 11, country: "us" });
  server.use(
    answerWith(appsEndpoints.followed, {
      success: true,
      data: [{ app: anApp({ id: 11 }), followedAt: "2025-10-01T00:00:00Z", tags: [], relation: "own" }],
    }),
  );
  renderPage(<RankingsPage />, "/rankings");
  expect(await screen.findByRole("link", { name: "Add competitors" })).toHaveAttribute(
    "href",
    "/aso-tools/competitor-analyzer",
  );
  expect(screen.queryByRole("combobox", { name: "Filter by app" })).not.toBeInTheDocument();
});

test("the matrix appears with its categories, and without them if they can't be loaded", async () => {
  let answer: (response: Response) => void = () => undefined;
  const list = new Promise<Response>((resolve) => (answer = resolve));
  server.use(handle(userKeywordsEndpoints.list, () => list));
  const page = renderPage(<RankingsPage />, "/rankings");
  await waitFor(() => expect(screen.getByRole("button", { name: "Refresh all" })).toBeEnabled());
  await screen.findByRole("link", { name: "Alerts 3 unread" });
  expect(screen.queryByRole("grid")).not.toBeInTheDocument();
  answer(Response.json({ success: true, data: keywords }));
  await row("storm");
  expect(screen.getByRole("option", { name: "Weather" })).toBeInTheDocument();
  page.unmount();

  let again: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (again = resolve));
  let asked = 0;
  server.use(
    handle(userKeywordsEndpoints.list, async () => {
      asked += 1;
      if (asked > 1) await held;
      return Response.json({ success: false }, { status: 500 });
    }),
  );
  const { client } = renderPage(<RankingsPage />, "/rankings");
  const shown = await row("storm");
  expect(screen.queryByRole("option", { name: "Weather" })).not.toBeInTheDocument();
  void client.invalidateQueries();
  await waitFor(() => expect(asked).toBe(2));
  expect(shown).toBeInTheDocument();
  again();
});

test("links to the keywords if there are none; offers Retry on failure", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  adoptWorkspace({ appId: null, country: "gb" });
  server.use(failWith(rankingsEndpoints.matrix, "INTERNAL", "No."));
  const { user } = renderPage(<RankingsPage />, "/rankings");
  expect(await screen.findByText("Failed to fetch keyword rankings. Please try again.")).toBeInTheDocument();

  server.use(answerWith(rankingsEndpoints.matrix, aMatrix([])));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("No keywords tracked in the United Kingdom")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Track a keyword" })).toHaveAttribute(
    "href",
    "/keywords?country=gb",
  );
});
