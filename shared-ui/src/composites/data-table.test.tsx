import { screen } from "@testing-library/react";
import { expectNoViolations, renderWithProviders } from "../testing";
import { DataTable, type Column } from "./data-table";

interface Row {
  id: number;
  keyword: string;
  rank: number;
}

const rows: Row[] = [
  { id: 1, keyword: "weather", rank: 3 },
  { id: 2, keyword: "radar", rank: 14 },
];
const columns: Column<Row>[] = [
  { key: "keyword", header: "Keyword", sortable: true, render: (row) => row.keyword },
  { key: "rank", header: "Rank", sortable: true, align: "end", render: (row) => row.rank },
  { key: "actions", header: "Actions", hideHeader: true, render: () => <button>Remove</button> },
];
const table = { caption: "Keyword rankings", columns, rows, rowKey: (row: Row) => row.id };

test("no accessibility violations", async () => {
  const { container } = renderWithProviders(<DataTable {...table} onSortChange={() => {}} />);
  await expectNoViolations(container);
});

test("renders a table with caption, headers, rows, and labels for its cards", () => {
  renderWithProviders(<DataTable {...table} />);
  expect(screen.getByRole("table", { name: "Keyword rankings" })).toBeVisible();
  expect(screen.getByRole("columnheader", { name: "Actions" })).toBeInTheDocument();
  expect(screen.getAllByRole("row")).toHaveLength(3);
  expect(screen.getByRole("cell", { name: "14" })).toHaveAttribute("data-label", "Rank");
});

test("a sorted header announces itself and requests the other direction; another one starts ascending", async () => {
  const onSortChange = jest.fn();
  const { user } = renderWithProviders(
    <DataTable {...table} sort={{ key: "rank", direction: "asc" }} onSortChange={onSortChange} />,
  );
  expect(screen.getByRole("columnheader", { name: "Rank" })).toHaveAttribute("aria-sort", "ascending");
  await user.click(screen.getByRole("button", { name: "Rank" }));
  await user.click(screen.getByRole("button", { name: "Keyword" }));
  expect(onSortChange.mock.calls).toEqual([
    [{ key: "rank", direction: "desc" }],
    [{ key: "keyword", direction: "asc" }],
  ]);
});

test("shows the empty state without rows, but not while loading", () => {
  const empty = <p>No keywords yet</p>;
  const { rerender } = renderWithProviders(<DataTable {...table} rows={[]} empty={empty} />);
  expect(screen.getByText("No keywords yet")).toBeVisible();
  rerender(<DataTable {...table} rows={[]} empty={empty} loading />);
  expect(screen.queryByText("No keywords yet")).not.toBeInTheDocument();
  expect(screen.getByRole("table")).toHaveAttribute("aria-busy", "true");
});
