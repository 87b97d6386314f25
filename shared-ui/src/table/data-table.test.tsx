import { FIGURES } from "@listwise/aso-core/figures";
import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { expectNoViolations, fakeWindowWidth, renderWithProviders } from "../testing";
import {
  buildCsv,
  DataTable,
  TableView,
  useDataTable,
  type Column,
  type ServerColumn,
  type Sort,
} from "./index";

interface Row {
  id: number;
  keyword: string;
  rank: number | null;
}

const rows: Row[] = [
  { id: 1, keyword: "weather", rank: 30 },
  { id: 2, keyword: "Élan", rank: null },
  { id: 3, keyword: "radar", rank: 4 },
];
const columns: Column<Row>[] = [
  { key: "keyword", header: "Keyword", value: ({ keyword }) => keyword },
  {
    key: "rank",
    header: "Rank",
    align: "end",
    value: ({ rank }) => rank,
    cell: ({ rank }) => (rank === null ? "–" : `#${rank}`),
  },
  {
    key: "length",
    header: "Length",
    value: ({ keyword }) => keyword.length,
    sort: (left, right) => right.keyword.length - left.keyword.length,
    cell: false,
  },
  {
    key: "actions",
    header: "Actions",
    hideHeader: true,
    sort: false,
    csv: false,
    cell: ({ keyword }) => <button>Remove {keyword}</button>,
  },
];
const rowKey = ({ id }: Row) => id;
const table = { caption: "Keyword rankings", columns, rows, rowKey };
const byRank: Sort = { key: "rank", direction: "asc" };

const keywords = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell")[0]?.textContent);

test("no accessibility violations", async () => {
  const { container } = renderWithProviders(<DataTable {...table} sort={byRank} onSortChange={() => {}} />);
  await expectNoViolations(container);
});

test("a column must say how it sorts and exports, and a server column only sorts by the server's names", () => {
  // @ts-expect-error -- A column without a value neither sorts nor exports.
  const silent: Column<Row> = { key: "a", header: "A", cell: () => null };
  // @ts-expect-error -- A column without a value has no CSV cell.
  const mute: Column<Row> = { key: "a", header: "A", cell: () => null, sort: false };
  // @ts-expect-error -- The server doesn't know this order.
  const unknown: ServerColumn<Row, "rank"> = { key: "a", header: "A", value: () => 1, sort: "ranks" };
  // @ts-expect-error -- A server column must not leave its order out.
  const unsorted: ServerColumn<Row, "rank"> = { key: "a", header: "A", value: () => 1 };
  expect([silent, mute, unknown, unsorted]).toHaveLength(4);
});

test("renders a table with caption, headers, rows, and labels for its cards", () => {
  renderWithProviders(<DataTable {...table} />);
  expect(screen.getByRole("table", { name: "Keyword rankings" })).toBeVisible();
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Keyword",
    "Rank",
    "Actions",
  ]);
  expect(screen.getAllByRole("row")).toHaveLength(4);
  expect(screen.getByRole("cell", { name: "#4" })).toHaveAttribute("data-label", "Rank");
  expect(screen.queryByRole("button", { name: "Rank" })).not.toBeInTheDocument();
});

test("a header explains its figure on focus, and the table links to each figure once", async () => {
  const ranks = ["rank", "previous"].map((key): Column<Row> => ({
    key,
    header: key,
    figure: "rank",
    value: ({ rank }) => rank,
  }));
  const { user } = renderWithProviders(<DataTable {...table} columns={ranks} />);
  expect(screen.getAllByRole("link")).toEqual([screen.getByRole("link", { name: "Rank" })]);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/help/figures#rank");
  await user.tab();
  expect(screen.getByRole("tooltip")).toHaveTextContent(FIGURES.rank.definition);
});

test("a sorted header announces itself and requests the other direction; another one starts ascending", async () => {
  const onSortChange = jest.fn();
  const { user } = renderWithProviders(<DataTable {...table} sort={byRank} onSortChange={onSortChange} />);
  expect(screen.getByRole("columnheader", { name: "Rank" })).toHaveAttribute("aria-sort", "ascending");
  await user.click(screen.getByRole("button", { name: "Rank" }));
  await user.click(screen.getByRole("button", { name: "Keyword" }));
  expect(onSortChange.mock.calls).toEqual([
    [{ key: "rank", direction: "desc" }, { additional: false }],
    [{ key: "keyword", direction: "asc" }, { additional: false }],
  ]);
  expect(screen.queryByRole("button", { name: "Actions" })).not.toBeInTheDocument();
});

test("a column where more is better starts descending, also as a further sort", async () => {
  const onSortChange = jest.fn();
  const popularity: Column<Row> = {
    key: "popularity",
    header: "Popularity",
    sortDescFirst: true,
    value: ({ rank }) => rank,
  };
  const all = [...columns, popularity];
  const { user, rerender } = renderWithProviders(
    <DataTable {...table} columns={all} sort={byRank} onSortChange={onSortChange} />,
  );
  await user.click(screen.getByRole("button", { name: "Popularity" }));
  await user.keyboard("{Shift>}");
  await user.click(screen.getByRole("button", { name: "Popularity" }));
  await user.keyboard("{/Shift}");
  const sorted: Sort = { key: "popularity", direction: "desc" };
  rerender(<DataTable {...table} columns={all} sort={sorted} onSortChange={onSortChange} />);
  expect(keywords()).toEqual(["weather", "radar", "Élan"]);
  await user.click(screen.getByRole("button", { name: "Popularity" }));
  expect(onSortChange.mock.calls).toEqual([
    [sorted, { additional: false }],
    [sorted, { additional: true }],
    [{ key: "popularity", direction: "asc" }, { additional: false }],
  ]);
});

test.each([
  ["rank", "asc", ["radar", "weather", "Élan"]],
  ["rank", "desc", ["weather", "radar", "Élan"]],
  ["keyword", "asc", ["Élan", "radar", "weather"]],
  ["length", "asc", ["weather", "radar", "Élan"]],
  ["actions", "asc", ["weather", "Élan", "radar"]],
] as const)("sorts by %s %s; unknown values come last", (key, direction, expected) => {
  renderWithProviders(<DataTable {...table} sort={{ key, direction }} />);
  expect(keywords()).toEqual(expected);
});

test("rows of a server-sorted table keep their order", () => {
  const server: ServerColumn<Row, "rank">[] = [
    { key: "keyword", header: "Keyword", value: ({ keyword }) => keyword, sort: false },
    { key: "rank", header: "Rank", value: ({ rank }) => rank, sort: "rank" },
  ];
  renderWithProviders(<DataTable {...table} columns={server} sort={byRank} onSortChange={() => {}} />);
  expect(keywords()).toEqual(["weather", "Élan", "radar"]);
  expect(screen.getByRole("button", { name: "Rank" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Keyword" })).not.toBeInTheDocument();
});

test("the file has every column with a value, also hidden ones, and no formulas", () => {
  const hostile = [{ id: 1, keyword: '=HYPERLINK("x")', rank: null }];
  expect(buildCsv(columns, hostile).split("\r\n")).toEqual([
    "\uFEFFKeyword,Rank,Length",
    `"'=HYPERLINK(""x"")",,15`,
    "",
  ]);
});

test("shows skeleton rows while loading, the empty state without rows, and the error in place of the table", () => {
  const empty = <p>No keywords yet</p>;
  const { rerender } = renderWithProviders(<DataTable {...table} rows={[]} empty={empty} loading />);
  expect(screen.queryByText("No keywords yet")).not.toBeInTheDocument();
  expect(screen.getByRole("table")).toHaveAttribute("aria-busy", "true");
  rerender(<DataTable {...table} rows={[]} empty={empty} />);
  expect(screen.getByText("No keywords yet")).toBeVisible();
  rerender(<DataTable {...table} rows={[]} empty={empty} error={<p>Couldn't load</p>} />);
  expect(screen.getByText("Couldn't load")).toBeVisible();
  expect(screen.queryByText("No keywords yet")).not.toBeInTheDocument();
});

function SelectableWhileLoading({ loading }: { loading: boolean }) {
  const selection = { getName: ({ keyword }: Row) => keyword };
  const model = useDataTable({ columns, rows: loading ? [] : rows.slice(0, 1), rowKey, selection });
  return <TableView table={model} caption="Keyword rankings" loading={loading} loadingRows={1} />;
}

test("skeleton rows have the labels, the alignment and the checkbox of real rows", () => {
  const { container, rerender } = renderWithProviders(<SelectableWhileLoading loading />);
  const readCells = () =>
    [...container.querySelectorAll("tbody td")].map((cell) => ({
      label: cell.getAttribute("data-label"),
      align: getComputedStyle(cell).textAlign,
      checkbox: cell.querySelector("input") !== null,
    }));
  const placeholders = readCells();
  rerender(<SelectableWhileLoading loading={false} />);
  expect(placeholders).toEqual(readCells());
  expect(placeholders.map(({ checkbox }) => checkbox)).toEqual([true, false, false]);
});

function Selectable() {
  const [shown, setShown] = useState(rows);
  const model = useDataTable({
    columns,
    rows: shown,
    rowKey,
    hidden: ["rank"],
    selection: { getName: ({ keyword }) => keyword, isSelectable: ({ rank }) => rank !== null },
  });
  return (
    <>
      <button onClick={model.toggleAll}>Select all shown</button>
      <button onClick={() => setShown(rows.slice(1))}>Drop the first row</button>
      <p role="status">{model.selected.map(({ keyword }) => keyword).join(", ") || "none"}</p>
      <TableView table={model} caption="Keyword rankings" />
    </>
  );
}

test("rows are selected one by one or all; rows that disappear are no longer selected", async () => {
  const { user } = renderWithProviders(<Selectable />);
  const status = screen.getByRole("status");
  await user.click(screen.getByRole("checkbox", { name: "Select radar" }));
  expect(status).toHaveTextContent(/^radar$/);
  expect(screen.getByRole("checkbox", { name: "Select Élan" })).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "Select all shown" }));
  expect(status).toHaveTextContent(/^weather, radar$/);
  await user.click(screen.getByRole("button", { name: "Drop the first row" }));
  expect(status).toHaveTextContent(/^radar$/);
  await user.click(screen.getByRole("button", { name: "Select all shown" }));
  expect(status).toHaveTextContent("none");
});

test("a selected row that can't be selected any more isn't selected", async () => {
  function Lockable() {
    const [isLocked, setLocked] = useState(false);
    const model = useDataTable({
      ...table,
      selection: { getName: ({ keyword }) => keyword, isSelectable: () => !isLocked },
    });
    return (
      <>
        <button onClick={() => setLocked(true)}>Lock</button>
        <p role="status">{`${model.selected.length} ${String(model.allSelected)}`}</p>
        <TableView table={model} caption="Keyword rankings" />
      </>
    );
  }
  const { user } = renderWithProviders(<Lockable />);
  for (const { keyword } of rows)
    await user.click(screen.getByRole("checkbox", { name: `Select ${keyword}` }));
  expect(screen.getByRole("status")).toHaveTextContent("3 true");
  await user.click(screen.getByRole("button", { name: "Lock" }));
  expect(screen.getByRole("status")).toHaveTextContent("0 false");
  expect(screen.getByRole("checkbox", { name: "Select radar" })).not.toBeChecked();
});

test("hidden columns are left out", () => {
  renderWithProviders(<Selectable />);
  expect(screen.queryByRole("columnheader", { name: "Rank" })).not.toBeInTheDocument();
});

test("on a phone, rows don't render the cells that their cards hide", () => {
  const view = fakeWindowWidth(390);
  const some = columns.map((column) =>
    column.key === "rank" ? { ...column, card: "hidden" as const } : column,
  );
  renderWithProviders(
    <DataTable caption="Keywords" columns={some} rows={rows} rowKey={({ id }) => String(id)} denseCards />,
  );
  expect(screen.getByRole("columnheader", { name: "Rank" })).toBeInTheDocument();
  expect(screen.queryByRole("cell", { name: "#4" })).not.toBeInTheDocument();
  view.resize(1280);
  expect(screen.getByRole("cell", { name: "#4" })).toBeInTheDocument();
  view.restore();
});

test("a phone shows no more loading cards than fit into its view", () => {
  const view = fakeWindowWidth(390);
  const table = { caption: "Keywords", columns, rowKey: ({ id }: Row) => String(id), loadingRows: 12 };
  renderWithProviders(<DataTable {...table} rows={[]} loading />);
  const countRows = () => screen.getByRole("table").querySelectorAll("tbody tr").length;
  expect(countRows()).toBe(6);
  view.resize(1280);
  expect(countRows()).toBe(12);
  view.restore();
});
