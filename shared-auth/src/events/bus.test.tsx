import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { bus } from "./bus";
import { useBusEvent } from "./use-bus-event";

const app = { appId: 1, storeId: "1", name: "Chess" };

test("a listener hears its event until it stops", () => {
  const heard = jest.fn();
  const off = bus.on("app:followed", heard);

  bus.emit("app:followed", app);
  bus.emit("app:unfollowed", app);
  off();
  bus.emit("app:followed", app);

  expect(heard.mock.calls).toEqual([[app]]);
});

test("a listener that throws does not silence the others", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const heard = jest.fn();
  const offs = [
    bus.on("app:added", () => {
      throw new Error("broken");
    }),
    bus.on("app:added", heard),
  ];

  bus.emit("app:added", app);

  expect(heard).toHaveBeenCalledTimes(1);
  offs.forEach((off) => {
    off();
  });
});

test("app events reach other tabs; what only this page is about does not", async () => {
  const other = new BroadcastChannel("listwise.events.v1");
  const seen: unknown[] = [];
  other.onmessage = (event) => seen.push(event.data);

  bus.emit("app:details-requested", { appId: 1 });
  bus.emit("app:followed", app);
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(seen).toEqual([{ name: "app:followed", payload: app }]);
  other.close();
});

test("useBusEvent listens while mounted", () => {
  function Counter() {
    const [count, setCount] = useState(0);
    useBusEvent("keyword:added", () => {
      setCount(count + 1);
    });
    return <p>{count} keywords</p>;
  }
  const { unmount } = render(<Counter />);

  act(() => {
    bus.emit("keyword:added", { id: 1, keywordText: "chess" });
  });
  act(() => {
    bus.emit("keyword:added", { id: 2, keywordText: "go" });
  });

  expect(screen.getByText("2 keywords")).toBeInTheDocument();
  unmount();
});
