import { appsEndpoints } from "@listwise/contracts/apps";
import { rankingsEndpoints } from "@listwise/contracts/rankings";
import { answerWith, startApiServer } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { aMatrix, aMatrixRank, anApp } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { RankingsPage } from "./rankings.page";
import { setUp } from "./rankings.testing";

const APPS = 30;
const KEYWORDS = 40;

const server = startApiServer();
const apps = Array.from({ length: APPS }, (_, at) => anApp({ id: at + 1, name: `App ${at + 1}` }));
const matrix = aMatrix(
  Array.from({ length: KEYWORDS }, (_, at) => ({
    keyword: `word ${String(at).padStart(2, "0")}`,
    ranks: apps.map(({ id }) => aMatrixRank({ appId: id, rank: id })),
  })),
);

/** Lays out the matrix, because the test environment has no layout. */
function layOut(width: number): void {
  jest.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(600);
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(width);
}

beforeEach(() => {
  setUp(server);
  layOut(900);
  server.use(
    answerWith(appsEndpoints.followed, {
      success: true,
      data: apps.map((app) => ({ app, followedAt: "2025-10-01T00:00:00Z", tags: [] })),
    }),
    answerWith(rankingsEndpoints.matrix, matrix),
  );
});

const findKeyword = (name: string) => screen.findByRole("link", { name });
const getFocused = () => {
  const cell = document.activeElement?.closest("[aria-colindex]");
  return [cell?.closest("tr")?.getAttribute("aria-rowindex"), cell?.getAttribute("aria-colindex")].join();
};

test("only the cells in view are in the document; all are counted", async () => {
  const { container } = renderPage(<RankingsPage />, "/rankings");
  await findKeyword("word 00");
  const grid = screen.getByRole("grid");
  expect(grid).toHaveAttribute("aria-rowcount", String(2 + KEYWORDS));
  expect(grid).toHaveAttribute("aria-colcount", String(1 + APPS));
  const cells = within(grid).getAllByRole("gridcell");
  expect(cells.length).toBeGreaterThan(50);
  expect(cells.length).toBeLessThan(200);
  expect(within(grid).queryByText("App 30")).not.toBeInTheDocument();
  await expectNoViolations(container);
});

test("keys reach cells that weren't rendered, and those of the header", async () => {
  const { user } = renderPage(<RankingsPage />, "/rankings");
  const first = await findKeyword("word 00");
  act(() => first.focus());
  await user.keyboard("{End}");
  expect(getFocused()).toBe("3,31");
  await user.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(getFocused()).toBe("3,29");
  await user.keyboard("{Control>}{End}{/Control}");
  expect(getFocused()).toBe("42,31");
  await user.keyboard("{PageUp}{ArrowUp}");
  expect(getFocused()).toBe("31,31");
  await user.keyboard("{Home}");
  expect(document.activeElement).toHaveTextContent("word 28");
  await user.keyboard("{Control>}{Home}{/Control}");
  expect(screen.getByRole("button", { name: "Keyword" })).toHaveFocus();
  await user.keyboard("{End}{ArrowDown}");
  expect(screen.getByRole("button", { name: "Refresh App 30" })).toHaveFocus();
  expect(screen.getByRole("grid").querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

test("the cell with the focus stays when it is scrolled out of view", async () => {
  renderPage(<RankingsPage />, "/rankings");
  const first = await findKeyword("word 00");
  const row = within(screen.getByRole("row", { name: /^word 00/ }));
  const cell = row.getAllByRole("button")[1];
  act(() => cell?.focus());
  const scroll = screen.getByRole("grid").parentElement;
  if (!scroll) throw new Error("The grid has no parent.");
  scroll.scrollTop = 1_500;
  scroll.scrollLeft = 3_000;
  fireEvent.scroll(scroll);
  await screen.findByRole("row", { name: /^word 30/ });
  expect(screen.queryByRole("link", { name: "word 10" })).not.toBeInTheDocument();
  expect(first).toBeInTheDocument();
  expect(cell).toHaveFocus();
});

test("all keywords and apps are on paper", async () => {
  renderPage(<RankingsPage />, "/rankings");
  await findKeyword("word 00");
  fireEvent(window, new Event("beforeprint"));
  expect(screen.getAllByRole("gridcell")).toHaveLength(APPS * KEYWORDS);
  fireEvent(window, new Event("afterprint"));
  expect(screen.getAllByRole("gridcell").length).toBeLessThan(200);
});

test("on a phone, the cards in view have all apps with their icons", async () => {
  layOut(390);
  const { container } = renderPage(<RankingsPage />, "/rankings");
  await findKeyword("word 00");
  expect(screen.getAllByRole("rowheader").length).toBeLessThan(6);
  const cells = within(screen.getByRole("row", { name: /^word 00/ })).getAllByRole("gridcell");
  expect(cells).toHaveLength(APPS);
  expect(cells.at(-1)).toHaveTextContent("App 30");
  await expectNoViolations(container);
});

test("rows of a table have no icons", async () => {
  renderPage(<RankingsPage />, "/rankings");
  await findKeyword("word 00");
  expect(screen.getAllByRole("gridcell")[0]).not.toHaveTextContent("App 1");
});
