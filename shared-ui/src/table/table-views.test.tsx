import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { useLocation } from "../router/facade";
import { Toaster } from "../toasts/toaster";
import { clearToasts, expectNoViolations, renderPage } from "../testing";
import {
  ColumnChooser,
  formatSort,
  parseSort,
  SavedViews,
  useHiddenColumns,
  type Column,
  type NamedView,
  type TableViews,
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

const odd: NamedView = { id: 1, name: "Odd", query: "odd=1", position: 1 };
const big: NamedView = { id: 2, name: "Big", query: "sort=-half", position: 2 };

/** Keeps views in memory, as an adapter keeps them on the server. */
function useMemoryViews(initial: readonly NamedView[]): TableViews {
  const [views, setViews] = useState(initial);
  const update = (change: (latest: readonly NamedView[]) => readonly NamedView[]) => {
    setViews((latest) => [...change(latest)].sort((a, b) => a.position - b.position));
    return Promise.resolve();
  };
  return {
    views,
    save: (view) =>
      update((latest) => {
        const id = Math.max(0, ...latest.map((other) => other.id)) + 1;
        return [...latest, { position: id, ...view, id }];
      }),
    change: (id, part) =>
      update((latest) => latest.map((view) => (view.id === id ? { ...view, ...part } : view))),
    remove: (id) => update((latest) => latest.filter((view) => view.id !== id)),
  };
}

function Views({ initial = [], ...overrides }: Partial<TableViews> & { initial?: readonly NamedView[] }) {
  const store = { ...useMemoryViews(initial), ...overrides };
  const query = useLocation().search.slice(1);
  return (
    <>
      <SavedViews store={store} path="/numbers" query={query} hidesByDefault />
      <Toaster />
    </>
  );
}

const at = { path: "/numbers", at: "/numbers?sort=-half" };
const listNames = () =>
  within(screen.getByRole("navigation", { name: "Saved views" }))
    .queryAllByRole("link")
    .map(({ textContent }) => textContent);

async function enterName(user: ReturnType<typeof renderPage>["user"], name: string): Promise<void> {
  const field = await screen.findByRole("textbox", { name: "Name" });
  await user.clear(field);
  await user.type(field, name);
}

test("a view is saved, renamed, deleted and restored", async () => {
  const { user, container } = renderPage(<Views initial={[odd]} />, at);
  const nav = screen.getByRole("navigation", { name: "Saved views" });
  expect(within(nav).getByRole("link", { name: "Odd" })).toHaveAttribute("href", "/numbers?odd=1&hide=");
  await expectNoViolations(container);

  await user.click(screen.getByRole("button", { name: "Save this view" }));
  await enterName(user, "Big");
  await user.click(screen.getByRole("button", { name: "Save view" }));
  expect(within(nav).getByRole("link", { name: "Big" })).toHaveAttribute("aria-current", "page");

  await user.click(screen.getByRole("button", { name: "Rename the view Big" }));
  await enterName(user, "Largest");
  await user.click(screen.getByRole("button", { name: "Rename view" }));
  expect(listNames()).toEqual(["Odd", "Largest"]);

  await user.click(screen.getByRole("button", { name: "Delete the view Odd" }));
  expect(within(nav).getByRole("link", { name: "Largest" })).toHaveFocus();
  expect(listNames()).toEqual(["Largest"]);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(listNames()).toEqual(["Odd", "Largest"]);
});

test("a view can be saved and deleted with the keyboard alone", async () => {
  const { user } = renderPage(<Views />, at);
  await user.tab();
  expect(screen.getByRole("button", { name: "Save this view" })).toHaveFocus();
  await user.keyboard("{Enter}");
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Big{Enter}");
  expect(await screen.findByRole("link", { name: "Big" })).toBeVisible();
  screen.getByRole("button", { name: "Delete the view Big" }).focus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Save this view" })).toHaveFocus();
  expect(listNames()).toEqual([]);
});

test("saving under a taken name replaces that view; renaming to one is refused", async () => {
  const { user } = renderPage(<Views initial={[odd, big]} />, at);
  await user.click(screen.getByRole("button", { name: "Rename the view Big" }));
  await enterName(user, "Odd");
  await user.click(screen.getByRole("button", { name: "Rename view" }));
  expect(screen.getByText("You already have a view with this name.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Cancel" }));

  await user.click(screen.getByRole("button", { name: "Save this view" }));
  await enterName(user, "Odd");
  await user.click(screen.getByRole("button", { name: "Replace view" }));
  expect(listNames()).toEqual(["Odd", "Big"]);
  expect(screen.getByRole("link", { name: "Odd" })).toHaveAttribute("aria-current", "page");
});

test("a refused name keeps the dialog open with the reason; a failed deletion is reported", async () => {
  const fail = () => Promise.reject(new Error("You already have a view named “Big”."));
  const { user } = renderPage(<Views initial={[odd]} save={fail} remove={fail} />, at);
  await user.click(screen.getByRole("button", { name: "Save this view" }));
  await enterName(user, "Big");
  await user.click(screen.getByRole("button", { name: "Save view" }));
  expect(await screen.findByText("You already have a view named “Big”.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("button", { name: "Delete the view Odd" }));
  expect(await screen.findByText("Couldn't save your views")).toBeVisible();
});

test("views that can't be loaded offer Retry", async () => {
  const retry = jest.fn();
  const { user } = renderPage(<Views retry={retry} />, at);
  expect(screen.getByRole("alert")).toHaveTextContent("Couldn't load your saved views.");
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalled();
});
