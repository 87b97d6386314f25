import { act, fireEvent, screen } from "@testing-library/react";
import { clearToasts, expectNoViolations, renderWithProviders } from "../testing";
import { toast } from "./toast";
import { Toaster } from "./toaster";

afterEach(() => {
  act(clearToasts);
  jest.useRealTimers();
});

test("no accessibility violations", async () => {
  const { container } = renderWithProviders(<Toaster />);
  act(() => {
    toast.success("Keyword tracked", {
      description: "weather",
      action: { label: "Undo", onClick: () => {} },
    });
    toast.loading("Updating");
  });
  await expectNoViolations(container);
});

test("at most three are visible; the oldest is dropped", () => {
  renderWithProviders(<Toaster />);
  act(() => ["one", "two", "three", "four"].forEach((title) => toast.info(title)));
  expect(screen.getAllByRole("status")).toHaveLength(3);
  expect(screen.queryByText("one")).not.toBeInTheDocument();
});

test("errors and warnings are alerts, the others are statuses", () => {
  renderWithProviders(<Toaster />);
  act(() => {
    toast.error("It failed");
    toast.warning("Nearly full");
    toast.success("Saved");
  });
  expect(screen.getAllByRole("alert")).toHaveLength(2);
  expect(screen.getByRole("status")).toHaveTextContent("Saved");
});

test("disappears after four seconds, but not under the pointer", () => {
  jest.useFakeTimers();
  renderWithProviders(<Toaster />);
  act(() => void toast.info("Passing by"));
  act(() => jest.advanceTimersByTime(3900));
  fireEvent.pointerEnter(screen.getByRole("region", { name: "Notifications" }));
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByText("Passing by")).toBeVisible();
  fireEvent.pointerLeave(screen.getByRole("region", { name: "Notifications" }));
  act(() => jest.advanceTimersByTime(200));
  expect(screen.queryByText("Passing by")).not.toBeInTheDocument();
});

test("a loading toast stays until its outcome replaces it", () => {
  jest.useFakeTimers();
  renderWithProviders(<Toaster />);
  act(() => void toast.loading("Updating", { id: "job" }));
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText("Updating")).toBeVisible();
  act(() => void toast.success("Updated", { id: "job" }));
  expect(screen.queryByText("Updating")).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(4100));
  expect(screen.queryByText("Updated")).not.toBeInTheDocument();
});

test("while toasts are shown, their height is reserved for pages and dialogs", () => {
  jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(96);
  renderWithProviders(<Toaster />);
  const getRoom = () => document.documentElement.style.getPropertyValue("--lw-toast-room");
  expect(getRoom()).toBe("");
  let id = "";
  act(() => void (id = toast.info("One")));
  expect(getRoom()).toBe("96px");
  act(() => toast.dismiss(id));
  expect(getRoom()).toBe("");
});

test("moves above the control that was used or has the focus, and back", async () => {
  const { user } = renderWithProviders(
    <>
      <button>Covered</button>
      <button>Free</button>
      <Toaster />
    </>,
  );
  const region = screen.getByRole("region", { name: "Notifications" });
  const place = (element: Element, top: number, bottom: number) =>
    jest.spyOn(element, "getBoundingClientRect").mockReturnValue(new DOMRect(900, top, 100, bottom - top));
  place(region, 700, 800);
  place(screen.getByRole("button", { name: "Covered" }), 750, 780);
  place(screen.getByRole("button", { name: "Free" }), 10, 40);
  await user.click(screen.getByRole("button", { name: "Covered" }));
  act(() => void toast.info("Saved"));
  expect(region).toHaveStyle({ translate: "0 -54px" });
  place(region, 646, 746);
  await user.pointer({ keys: "[MouseLeft>]", target: screen.getByRole("button", { name: "Free" }) });
  expect(region).toHaveStyle({ translate: "0 -54px" });
  await user.pointer({ keys: "[/MouseLeft]" });
  expect(region).toHaveStyle({ translate: "0 0px" });
  place(region, 700, 800);
  await user.click(screen.getByRole("button", { name: "Covered" }));
  place(region, 646, 746);
  await user.tab();
  expect(screen.getByRole("button", { name: "Free" })).toHaveFocus();
  expect(region).toHaveStyle({ translate: "0 0px" });
});

test("moves above the focus after a press that became a scroll", async () => {
  const { user } = renderWithProviders(
    <>
      <button>Covered</button>
      <Toaster />
    </>,
  );
  const region = screen.getByRole("region", { name: "Notifications" });
  const covered = screen.getByRole("button", { name: "Covered" });
  jest.spyOn(region, "getBoundingClientRect").mockReturnValue(new DOMRect(900, 700, 100, 100));
  jest.spyOn(covered, "getBoundingClientRect").mockReturnValue(new DOMRect(900, 750, 100, 30));
  act(() => void toast.info("Saved"));
  fireEvent.pointerDown(document.body);
  fireEvent.pointerCancel(document.body);
  await user.tab();
  expect(covered).toHaveFocus();
  expect(region).toHaveStyle({ translate: "0 -54px" });
});

test("its action runs and closes it", async () => {
  const onClick = jest.fn();
  const { user } = renderWithProviders(<Toaster />);
  act(() => void toast.success("Untracked", { action: { label: "Undo", onClick } }));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Untracked")).not.toBeInTheDocument();
});

test("feature messages share one place, next to the other toasts", () => {
  renderWithProviders(<Toaster />);
  act(() => {
    toast.info("Something else");
    toast.feature("success", "Keyword Tracked");
    toast.feature("error", "Error");
  });
  expect(screen.queryByText("Keyword Tracked")).not.toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent("Error");
  expect(screen.getByRole("status")).toHaveTextContent("Something else");
});

test("F8 focuses the newest toast; Escape or its action restores focus", async () => {
  const { user } = renderWithProviders(
    <>
      <button>Before</button>
      <Toaster />
    </>,
  );
  act(() => void toast.info("One", { action: { label: "Undo", onClick: () => {} } }));
  await user.click(screen.getByRole("button", { name: "Before" }));
  await user.keyboard("{F8}");
  expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Before" })).toHaveFocus();
  await user.keyboard("{F8}{Enter}");
  expect(screen.queryByText("One")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Before" })).toHaveFocus();
});
