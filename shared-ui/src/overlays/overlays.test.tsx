import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useEffect, useRef, useState } from "react";
import { expectNoViolations, renderWithProviders } from "../testing";
import { Dialog } from "./dialog";
import { Menu } from "./menu";
import { Tooltip } from "./tooltip";

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Add keyword</button>
      <Dialog open={open} onOpenChange={setOpen} title="New keyword" description="It is checked immediately.">
        <label>
          Keyword <input />
        </label>
      </Dialog>
    </>
  );
}

test("a dialog has a name, focuses its first field, and restores focus on Escape", async () => {
  const { user, baseElement } = renderWithProviders(<Example />);
  await user.click(screen.getByRole("button", { name: "Add keyword" }));
  const dialog = await screen.findByRole("dialog", { name: "New keyword" });
  expect(dialog).toHaveAccessibleDescription("It is checked immediately.");
  expect(screen.getByRole("textbox", { name: "Keyword" })).toHaveFocus();
  await expectNoViolations(baseElement);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole("button", { name: "Add keyword" })).toHaveFocus());
});

test("a dialog whose opener was disabled moves focus to the page", async () => {
  function Once() {
    const [state, setState] = useState("new");
    return (
      <main tabIndex={-1}>
        <button disabled={state === "done"} onClick={() => setState("open")}>
          Drop
        </button>
        <Dialog open={state === "open"} onOpenChange={() => setState("done")} title="Drop it?" />
      </main>
    );
  }
  const { user } = renderWithProviders(<Once />);
  await user.click(screen.getByRole("button", { name: "Drop" }));
  await screen.findByRole("dialog", { name: "Drop it?" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
});

test("a dialog without an opener, e.g. opened by URL, moves focus to the page", async () => {
  function Arrived() {
    const [open, setOpen] = useState(true);
    return (
      <main tabIndex={-1}>
        <Dialog open={open} onOpenChange={setOpen} title="Weather Pro" />
      </main>
    );
  }
  const { user } = renderWithProviders(<Arrived />);
  await screen.findByRole("dialog", { name: "Weather Pro" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
});

test("a control that gets the focus as soon as the dialog has gone keeps it", async () => {
  const closed = jest.fn();
  function Page() {
    const [state, setState] = useState("new");
    const next = useRef<HTMLButtonElement>(null);
    useEffect(() => {
      if (state === "done") next.current?.focus();
    }, [state]);
    return (
      <main tabIndex={-1}>
        <button onClick={() => setState("open")}>Export</button>
        <button ref={next}>More formats</button>
        <Dialog
          open={state === "open"}
          onOpenChange={() => setState("done")}
          onClosed={closed}
          title="Export?"
        />
      </main>
    );
  }
  const { user } = renderWithProviders(<Page />);
  await user.click(screen.getByRole("button", { name: "Export" }));
  await screen.findByRole("dialog", { name: "Export?" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(screen.getByRole("button", { name: "More formats" })).toHaveFocus();
});

test("a nested dialog returns the focus to its opener, also if content of the outer dialog goes just then", async () => {
  function Nested() {
    const [open, setOpen] = useState(false);
    function close() {
      setOpen(false);
      queueMicrotask(() => screen.getByText("Loading trends").remove());
    }
    return (
      <Dialog open title="Weather Pro" onOpenChange={() => {}}>
        <p>Loading trends</p>
        <button onClick={() => setOpen(true)}>Export</button>
        <Dialog open={open} onOpenChange={close} title="Export?" />
      </Dialog>
    );
  }
  const { user } = renderWithProviders(<Nested />);
  await user.click(await screen.findByRole("button", { name: "Export" }));
  await screen.findByRole("dialog", { name: "Export?" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Export" })).toHaveFocus());
  expect(screen.queryByText("Loading trends")).not.toBeInTheDocument();
});

test("a dialog with readFirst gets the focus itself, without scrolling", async () => {
  const focus = jest.spyOn(HTMLElement.prototype, "focus");
  renderWithProviders(
    <Dialog open onOpenChange={() => {}} title="Weather Pro" readFirst>
      <button>Minimize</button>
    </Dialog>,
  );
  expect(await screen.findByRole("dialog", { name: "Weather Pro" })).toHaveFocus();
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test("Escape doesn't close a dialog while the focus is in an overlay above it", async () => {
  const change = jest.fn();
  const { user } = renderWithProviders(
    <Dialog open title="Below" onOpenChange={change}>
      <div role="dialog" aria-label="Above">
        <input aria-label="Name" />
      </div>
      <button>Below</button>
    </Dialog>,
  );
  expect(await screen.findByRole("textbox", { name: "Name" })).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(change).not.toHaveBeenCalled();
  screen.getByRole("button", { name: "Below" }).focus();
  await user.keyboard("{Escape}");
  expect(change).toHaveBeenCalledWith(false);
});

test("a menu opens by keyboard, runs the selected action, and restores focus", async () => {
  const onSelect = jest.fn();
  const items = [
    { key: "refresh", label: "Refresh", onSelect: () => {} },
    { key: "delete", label: "Delete", danger: true, onSelect },
  ];
  const { user } = renderWithProviders(<Menu label="More actions" items={items} />);
  await user.tab();
  await user.keyboard("{Enter}");
  // Including the first opening, which loads the menu's code.
  await waitFor(() => expect(screen.getByRole("menuitem", { name: "Refresh" })).toHaveFocus());
  await user.keyboard("{End}{Enter}");
  await waitFor(() => expect(onSelect).toHaveBeenCalledTimes(1));
  expect(screen.getByRole("button", { name: "More actions" })).toHaveFocus();
});

test("a menu or tooltip opens in its landmark", async () => {
  const { user } = renderWithProviders(
    <header>
      <Menu label="User menu" items={[{ key: "out", label: "Log out", onSelect: () => {} }]} />
      <Tooltip text="Coming Soon">
        <button>Reports</button>
      </Tooltip>
    </header>,
  );
  const banner = screen.getByRole("banner");
  await user.click(screen.getByRole("button", { name: "User menu" }));
  expect(banner).toContainElement(await screen.findByRole("menu"));
  await user.keyboard("{Escape}");
  await user.hover(screen.getByRole("button", { name: "Reports" }));
  expect(banner).toContainElement(screen.getByRole("tooltip"));
});

test("a tooltip describes on focus and hides on Escape", async () => {
  const { user } = renderWithProviders(
    <Tooltip text="Coming Soon">
      <button>Reports</button>
    </Tooltip>,
  );
  await user.tab();
  expect(screen.getByRole("tooltip")).toHaveTextContent("Coming Soon");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
});

test("scrolling hides the tooltip of a hovered element, but not of a focused one", async () => {
  const { user } = renderWithProviders(
    <Tooltip text="Coming Soon">
      <button>Reports</button>
    </Tooltip>,
  );
  await user.hover(screen.getByRole("button"));
  fireEvent.scroll(window);
  expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
  await user.tab();
  fireEvent.scroll(window);
  expect(screen.getByRole("tooltip")).toBeInTheDocument();
});
