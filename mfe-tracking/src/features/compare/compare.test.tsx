import { appsEndpoints, competitorsEndpoints } from "@listwise/contracts/apps";
import {
  keywordComparisonEndpoints,
  type ComparedApp,
  type ComparedKeyword,
} from "@listwise/contracts/keywords";
import { adoptWorkspace } from "@listwise/shared-auth";
import {
  answerWith,
  failWith,
  handle,
  resetSession,
  signInAs,
  startApiServer,
} from "@listwise/shared-auth/testing";
import { buildCsv } from "@listwise/shared-ui/table";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { anApp } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { buildCompareColumns } from "./compare-columns";
import { ComparePage } from "./compare.page";

const { compare } = keywordComparisonEndpoints;
const checkedAt = "2025-11-02T08:00:00.000Z";
const own: ComparedApp = {
  id: 11,
  name: "Skyline",
  icon: null,
  visibility: 20,
  visibilityShare: 62.5,
  top10: 2,
};
const rival: ComparedApp = { ...own, id: 21, name: "Cloudburst", visibilityShare: 37.5, top10: 1 };
const apps = [own, rival];
const aRow = (keyword: string, popularity: number | null, ranks: (number | null)[]): ComparedKeyword => ({
  keyword,
  popularity,
  ranks,
  results: keyword === "storm" ? 31 : 200,
  checkedAt: ranks[0] === null ? null : checkedAt,
});
const keywords = [
  aRow("rain", 70, [3, 12]),
  aRow("storm", 90, [201, 4]),
  aRow("hail", 40, [8, 201]),
  aRow("snow", null, [null, null]),
  aRow("fog", 20, [60, 51]),
];

const server = startApiServer();

beforeEach(() => {
  // The test environment has no layout: rows of 36 px in a view of 600 px.
  jest.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(600);
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(900);
  resetSession();
  signInAs("user");
  adoptWorkspace({ appId: 11, country: "us" });
  server.use(answerWith(compare, { success: true, data: keywords, apps, chosen: 1 }));
});

const open = (search = "") => renderPage(<ComparePage />, `/keywords/compare${search}`);
const shown = () =>
  screen
    .getAllByRole("rowheader")
    .map(({ textContent }) => textContent)
    .slice(2);
const findRow = (keyword: string) => screen.findByRole("row", { name: new RegExp(`^${keyword} `) });

test("shows ranks by color and number, and each app's figures", async () => {
  const { container } = open();
  const storm = await findRow("storm");
  expect(
    within(storm)
      .getAllByRole("gridcell")
      .map(({ textContent }) => textContent),
  ).toEqual(["90", "not in 31", "4 of 31, best"]);
  const [, mine, theirs] = within(storm).getAllByRole("gridcell");
  expect(mine).toHaveAttribute("data-band", "rank-none");
  expect(theirs).toHaveAttribute("data-band", "rank-10");
  expect(await findRow("snow")).toHaveTextContent("–Not checked");
  expect(screen.getByRole("row", { name: /Share of visibility/ })).toHaveTextContent("62.5%37.5%");
  expect(screen.getByRole("row", { name: /In the top 10/ })).toHaveTextContent("21");
  expect(screen.getByRole("link", { name: "storm" })).toHaveAttribute(
    "href",
    "/keyword/storm?country=us&for=11",
  );
  expect(screen.getByRole("link", { name: "Cloudburst" })).toHaveAttribute(
    "href",
    expect.stringContaining("app=21"),
  );
  expect(screen.getByRole("link", { name: "Compare" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("list", { name: "Legend" })).toHaveTextContent("1–34–10");
  await expectNoViolations(container);
});

test.each([
  ["", ["storm", "rain", "hail", "fog", "snow"]],
  ["?show=gaps", ["storm"]],
  ["?show=overlaps", ["rain", "fog"]],
  ["?show=only-you", ["hail"]],
  ["?filter=O", ["storm", "fog", "snow"]],
  ["?sort=keyword", ["fog", "hail", "rain", "snow", "storm"]],
  ["?sort=app-11", ["rain", "hail", "fog", "storm", "snow"]],
  ["?sort=-app-21", ["hail", "fog", "rain", "storm", "snow"]],
])("%s shows the same to every user", async (search, expected) => {
  open(search);
  await screen.findByRole("grid", { name: "Ranks in the United States" });
  expect(shown()).toEqual(expected);
});

test("filters have counts; sorting starts with the best", async () => {
  const { user } = open();
  await findRow("storm");
  const filters = within(screen.getByRole("group", { name: "Show" }));
  expect(filters.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "All5",
    "Gaps1",
    "Overlaps2",
    "Only you1",
  ]);
  await user.click(filters.getByRole("button", { name: /Gaps/ }));
  expect(shown()).toEqual(["storm"]);
  expect(screen.getByLabelText("Address")).toHaveTextContent("/keywords/compare?show=gaps");
  await user.click(filters.getByRole("button", { name: /All/ }));
  await user.click(screen.getByRole("button", { name: "Sort by rank of Cloudburst" }));
  expect(shown()[0]).toBe("storm");
  await user.type(screen.getByRole("searchbox"), "zzz");
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(shown()).toHaveLength(5);
});

test("the grid has one tab stop and arrow keys between the cells", async () => {
  const { user } = open();
  within(await findRow("storm"))
    .getByRole("link")
    .focus();
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  expect(document.activeElement).toHaveTextContent("4");
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toHaveTextContent("12");
  await user.keyboard("{Control>}{End}{/Control}");
  expect(document.activeElement).toHaveTextContent("Not checked");
  await user.keyboard("{Control>}{Home}{/Control}");
  expect(screen.getByRole("button", { name: "Sort by keyword" })).toHaveFocus();
  await user.keyboard("{End}");
  expect(screen.getByRole("link", { name: "Cloudburst" })).toHaveFocus();
  await user.keyboard("{ArrowLeft}");
  expect(screen.getByRole("button", { name: "Sort by rank of Cloudburst" })).toHaveFocus();
  const grid = screen.getByRole("grid");
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

test("only the rows in view are in the document", async () => {
  const data = Array.from({ length: 5_000 }, (_, index) => aRow(`keyword ${index}`, 50, [1, 2]));
  server.use(answerWith(compare, { success: true, data, apps, chosen: 1 }));
  open();
  const grid = await screen.findByRole("grid");
  expect(grid).toHaveAttribute("aria-rowcount", "5003");
  expect(within(grid).getAllByRole("row").length).toBeLessThan(100);
});

test("exports ranks with unknown ones empty", () => {
  const csv = buildCsv(buildCompareColumns(apps, "us", null), keywords.slice(1, 4));
  expect(csv.trim().split("\r\n")).toEqual([
    'Keyword,Country,Popularity,Skyline,"Skyline, as shown",Cloudburst,"Cloudburst, as shown",Checked',
    `storm,US,90,,not in 31,4,4 of 31,${checkedAt}`,
    `hail,US,40,8,8,,>200,${checkedAt}`,
    "snow,US,,,,,,",
  ]);
});

test("with an earlier day, ranks and shares show their changes, also in the file", async () => {
  const compared = keywords.slice(0, 2).map((one) => ({ ...one, previousRanks: [5, null] }));
  const previous = [60.5, null];
  let asked: string | null = null;
  server.use(
    handle(compare, ({ request }) => {
      asked = new URL(request.url).searchParams.get("day");
      return Response.json({
        success: true,
        data: compared,
        apps: apps.map((app, index) => ({ ...app, previousShare: previous[index] })),
        chosen: 1,
        day: "2025-10-20",
        firstDay: "2025-01-01",
      });
    }),
  );
  const { container } = open("?since=2025-10-20");
  expect(await findRow("rain")).toHaveTextContent(/3, best.*Up 2 positions.*12.*No earlier position/);
  expect(asked).toBe("2025-10-20");
  expect(await findRow("storm")).toHaveTextContent(/not in 31.*No longer ranked/);
  expect(screen.getByRole("row", { name: /Share of visibility/ })).toHaveTextContent(
    /62\.5%.*Up 2\.0 points.*37\.5%.*Unknown/,
  );
  expect(screen.getByLabelText("Changes since (UTC)")).toHaveValue("2025-10-20");
  await expectNoViolations(container);
  const csv = buildCsv(buildCompareColumns(apps, "us", "2025-10-20"), compared);
  expect(csv.trim().split("\r\n").slice(0, 2)).toEqual([
    'Keyword,Country,Popularity,Skyline,"Skyline, as shown",Skyline on 2025-10-20,"Skyline on 2025-10-20, as shown",Cloudburst,"Cloudburst, as shown",Cloudburst on 2025-10-20,"Cloudburst on 2025-10-20, as shown",Checked',
    `rain,US,70,3,3,5,5,12,12,,,${checkedAt}`,
  ]);
});

test("without competitors it suggests some, and adding one compares it", async () => {
  const suggested = anApp({ id: 21, name: "Cloudburst" });
  server.use(
    answerWith(compare, { success: true, data: keywords, apps: [own], chosen: 0 }),
    answerWith(competitorsEndpoints.suggestions, {
      success: true,
      data: [{ app: suggested, sharedKeywords: 3, averageRank: 4 }],
    }),
    handle(competitorsEndpoints.add, () => {
      server.use(answerWith(compare, { success: true, data: keywords, apps, chosen: 1 }));
      return Response.json({ success: true, data: { chosen: 1, depth: 5 } });
    }),
  );
  const { user, container } = open();
  expect(await screen.findByText("No competitors yet")).toBeInTheDocument();
  const add = await screen.findByRole("button", { name: "Add Cloudburst as a competitor" });
  expect(screen.getByText("Ranks for 3 keywords of your list")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Choose competitors" })).toHaveAttribute(
    "href",
    "/aso-tools/competitor-analyzer?for=11&country=us",
  );
  await expectNoViolations(container);
  await user.click(add);
  expect(await screen.findByRole("grid")).toBeInTheDocument();
});

test("an empty list leads to adding keywords, and a plan that compares fewer competitors says so", async () => {
  server.use(answerWith(compare, { success: true, data: [], apps, chosen: 1 }));
  const { unmount } = open();
  expect(await screen.findByText("No keywords in the United States on this app's list")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Discover keywords" })).toHaveAttribute(
    "href",
    "/keywords/discover?for=11&country=us",
  );
  unmount();
  server.use(answerWith(compare, { success: true, data: keywords, apps, chosen: 3 }));
  open();
  expect(await screen.findByText(/Your plan compares 1 of your 3 competitors/)).toBeInTheDocument();
});

test("a failure offers Retry", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(failWith(compare, "INTERNAL", "No."));
  const { user } = open();
  await screen.findByText("Couldn't compare keywords");
  server.use(answerWith(compare, { success: true, data: keywords, apps, chosen: 1 }));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await findRow("storm")).toBeInTheDocument();
});

test("all apps: asks for an app, or to add one", async () => {
  adoptWorkspace({ appId: null, country: "us" });
  server.use(answerWith(appsEndpoints.followed, { success: true, data: [] }));
  open();
  expect(await screen.findByRole("link", { name: "Add app" })).toHaveAttribute("href", "/tracked-apps");
});
