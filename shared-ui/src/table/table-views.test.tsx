import { screen, within } from "@testing-library/react";
import { useLocation } from "../router/facade";
import { Toaster } from "../toasts/toaster";
import { clearToasts, expectNoViolations, renderPage } from "../testing";
import {
  ColumnChooser,
  formatSort,
  parseSort,
  SavedViews,
  useHiddenColumns,
  useStoredViews,
  type Column,
} from "./index";

const columns: Column<{ id: number }>[] = [
  { key: "id", header: "Number", value: ({ id }) => id },
  { key: "half", header: "Half", value: ({ id }) => id / 2 },
  { key: "open", header: "Open", hideable: false, sort: false, csv: false, cell: () => null },
];

function createStorage(values: Record<string, unknown> = {}) {
  return {
    values,
    getJson: (key: string) => values[key],
    setJson: (key: string, value: unknown) => {
      values[key] = value;
      return true;
    },
  };
}

afterEach(clearToasts);

test("a sort is parsed only if a sortable column has its key", () => {
  const usual = { key: "id", direction: "desc" } as const;
  expect(parseSort(columns, "-half", usual)).toEqual({ key: "half", direction: "desc" });
  expect(parseSort(columns, "open", usual)).toBe(usual);
  expect(parseSort(columns, "constructor", usual)).toBe(usual);
  expect(parseSort(columns, null, usual)).toBe(usual);
  expect(formatSort(usual)).toBe("-id");
});

function Chooser({ storage }: { storage: ReturnType<typeof createStorage> }) {
  const param = new URLSearchParams(useLocation().search).get("hide");
  const { hidden, setHidden } = useHiddenColumns({ storage, table: "numbers", columns, param });
  return (
    <>
      <ColumnChooser columns={columns} hidden={hidden} onChange={setHidden} />
      <p>Hidden: {hidden.join() || "none"}</p>
    </>
  );
}

test("the column chooser offers hideable columns and remembers the choice", async () => {
  const storage = createStorage();
  const { user } = renderPage(<Chooser storage={storage} />, { path: "/numbers" });
  await user.click(screen.getByRole("button", { name: "Columns" }));
  const items = await screen.findAllByRole("menuitemcheckbox");
  expect(items.map(({ textContent }) => textContent)).toEqual(["Half"]);
  await user.click(screen.getByRole("menuitemcheckbox", { name: "Half", checked: true }));
  expect(screen.getByRole("menuitemcheckbox", { name: "Half", checked: false })).toBeVisible();
  expect(screen.getByText("Hidden: half")).toBeInTheDocument();
  expect(storage.values).toEqual({ "table-columns:numbers": ["half"] });
});

test.each([
  ["/numbers", "half"],
  ["/numbers?hide=", "none"],
  ["/numbers?hide=id,open,other", "none"],
])("%s hides %s: the address wins, and only known columns can be hidden", (address, expected) => {
  const storage = createStorage({ "table-columns:numbers": ["half", 3, "gone"] });
  renderPage(<Chooser storage={storage} />, { path: "/numbers", at: address });
  expect(screen.getByText(`Hidden: ${expected}`)).toBeVisible();
});

function Views({ storage }: { storage: ReturnType<typeof createStorage> }) {
  const store = useStoredViews(storage, 7, "numbers");
  const query = useLocation().search.slice(1);
  return (
    <>
      <SavedViews store={store} path="/numbers" query={query} hidesByDefault />
      <Toaster />
    </>
  );
}

test("a view is saved, renamed, deleted and restored; views are kept per account and table", async () => {
  const storage = createStorage({ "table-views:7:numbers": [{ name: "Odd", query: "odd=1" }, "damaged"] });
  const { user, container } = renderPage(<Views storage={storage} />, {
    path: "/numbers",
    at: "/numbers?sort=-half",
  });
  const nav = screen.getByRole("navigation", { name: "Saved views" });
  expect(within(nav).getByRole("link", { name: "Odd" })).toHaveAttribute("href", "/numbers?odd=1&hide=");
  await expectNoViolations(container);

  await user.click(screen.getByRole("button", { name: "Save this view" }));
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Big");
  await user.click(screen.getByRole("button", { name: "Save view" }));
  expect(within(nav).getByRole("link", { name: "Big" })).toHaveAttribute("aria-current", "page");

  await user.click(screen.getByRole("button", { name: "Rename the view Big" }));
  const name = await screen.findByRole("textbox", { name: "Name" });
  await user.clear(name);
  await user.type(name, "Largest");
  await user.click(screen.getByRole("button", { name: "Rename view" }));
  const saved = [
    { name: "Odd", query: "odd=1" },
    { name: "Largest", query: "sort=-half" },
  ];
  expect(storage.values["table-views:7:numbers"]).toEqual(saved);

  await user.click(screen.getByRole("button", { name: "Delete the view Largest" }));
  expect(within(nav).getByRole("link", { name: "Odd" })).toHaveFocus();
  expect(storage.values["table-views:7:numbers"]).toEqual(saved.slice(0, 1));
  const other = { name: "From another tab", query: "odd=0" };
  storage.values["table-views:7:numbers"] = [saved[0], other];
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(storage.values["table-views:7:numbers"]).toEqual([...saved, other]);
});

test("a view that the browser can't store is refused with a message", async () => {
  const storage = { ...createStorage(), setJson: () => false };
  const { user } = renderPage(<Views storage={storage} />, { path: "/numbers", at: "/numbers?sort=-half" });
  await user.click(screen.getByRole("button", { name: "Save this view" }));
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Big");
  await user.click(screen.getByRole("button", { name: "Save view" }));
  expect(await screen.findByText("Couldn't save your views")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Big" })).toBeNull();
});
