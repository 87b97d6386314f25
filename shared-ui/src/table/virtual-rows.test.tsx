import { act, screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { expectNoViolations, renderFirstPaint, renderWithProviders } from "../testing";
import { DataTable, type Column } from "./index";

interface Row {
  id: number;
}

const columns: Column<Row>[] = [
  { key: "id", header: "Number", value: ({ id }) => id },
  {
    key: "open",
    header: "Open",
    hideHeader: true,
    sort: false,
    csv: false,
    cell: ({ id }) => <button>Open {id}</button>,
  },
];
const rows = Array.from({ length: 5_000 }, (_, id) => ({ id }));
const table = { caption: "Numbers", columns, rows, rowKey: ({ id }: Row) => id };

beforeEach(() => {
  // The test environment has no layout: rows of 44 px in a view of 440 px.
  jest.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(440);
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(44);
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(400);
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, options?: ScrollToOptions | number) {
    this.scrollTop = typeof options === "object" ? (options.top ?? 0) : 0;
    queueMicrotask(() => act(() => void this.dispatchEvent(new Event("scroll"))));
  };
});

const getFocusedRow = () => document.activeElement?.closest("tr")?.getAttribute("aria-rowindex");

test("5,000 rows are announced, but fewer than 100 are in the document", async () => {
  const { container } = renderWithProviders(<DataTable {...table} />);
  expect(screen.getByRole("table", { name: "Numbers" })).toHaveAttribute("aria-rowcount", "5001");
  const shown = screen.getAllByRole("row");
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.length).toBeLessThan(100);
  expect(screen.getByRole("button", { name: "Open 0" })).toBeVisible();
  await expectNoViolations(container);
});

test("the first paint of a list has the rows in the window, the others follow", async () => {
  jest.replaceProperty(window, "innerHeight", 132);
  let show: (list: Row[]) => void = () => {};
  function Page() {
    const [list, setList] = useState(rows);
    useEffect(() => {
      show = setList;
    }, []);
    return <DataTable {...table} rows={list} />;
  }
  renderWithProviders(<Page />);
  const count = screen.getAllByRole("row").length;
  expect(count).toBeGreaterThan(10);

  renderFirstPaint(() => show(rows.slice(1)));
  expect(screen.getAllByRole("row")).toHaveLength(1 + 4);
  await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(count));
});

test("the widths of columns come from all rows in view, also below the window", () => {
  jest.replaceProperty(window, "innerHeight", 0);
  const counts: number[] = [];
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockImplementation(function measure(
    this: HTMLElement,
  ) {
    if (this.tagName === "TABLE") counts.push(this.querySelectorAll("tbody tr[role=row]").length);
    return 400;
  });
  renderWithProviders(<DataTable {...table} />);
  expect(Math.min(...counts)).toBeGreaterThan(10);
});

test("100 rows are all in the document", () => {
  renderWithProviders(<DataTable {...table} rows={rows.slice(0, 100)} />);
  expect(screen.getAllByRole("row")).toHaveLength(101);
});

test("arrow, Page, Home and End keys move through the rows and keep the control", async () => {
  const { user } = renderWithProviders(<DataTable {...table} />);
  act(() => screen.getByRole("region", { name: "Numbers, scrollable" }).focus());
  await user.keyboard("{ArrowDown}");
  expect(getFocusedRow()).toBe("2");
  await user.keyboard("{ArrowDown}{PageDown}");
  expect(getFocusedRow()).toBe("13");
  await user.click(screen.getByRole("button", { name: "Open 12" }));
  await user.keyboard("{ArrowUp}");
  expect(screen.getByRole("button", { name: "Open 11" })).toHaveFocus();
  await user.keyboard("{End}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Open 4999" })).toHaveFocus());
  expect(screen.getAllByRole("row").length).toBeLessThan(100);
  await user.keyboard("{Home}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Open 0" })).toHaveFocus());
});
