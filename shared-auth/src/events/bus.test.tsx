import { act, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { bus } from "./bus";
import { createScopedBus } from "./scoped-bus";
import { useBusEvent } from "./use-bus-event";

const app = { appId: 1, storeId: "1", name: "Chess" };

test("a listener receives its event until it unsubscribes", () => {
  const heard = jest.fn();
  const off = bus.on("app:followed", heard);

  bus.emit("app:followed", app);
  bus.emit("app:unfollowed", app);
  off();
  bus.emit("app:followed", app);

  expect(heard.mock.calls).toEqual([[app]]);
});

test("a listener that throws does not stop the others", () => {
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

test("app events reach other tabs; page-only events do not", async () => {
  const other = new BroadcastChannel("listwise.events.v1");
  const seen: unknown[] = [];
  other.onmessage = (event) => seen.push(event.data);

  bus.emit("app:details-requested", { appId: 1 });
  bus.emit("workspace:changed", { appId: 1, country: "us" });
  bus.emit("app:followed", app);
  // Messages keep their order, so the others would be here too.
  await waitFor(() => expect(seen).not.toEqual([]));

  expect(seen).toEqual([{ name: "app:followed", version: 1, payload: app }]);
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

test("an event of a newer contract version from another tab is ignored", async () => {
  const heard = jest.fn();
  const off = bus.on("app:updated", heard);
  const other = new BroadcastChannel("listwise.events.v1");
  other.postMessage({ name: "app:updated", version: 2, payload: { ...app, name: "Newer" } });
  other.postMessage({ name: "app:updated", version: 1, payload: app });
  await waitFor(() => expect(heard).toHaveBeenCalled());

  expect(heard).toHaveBeenCalledTimes(1);
  off();
  other.close();
});

test("an unknown event or an invalid payload fails the test that emits it", () => {
  const emit = (...event: unknown[]) => Reflect.apply(bus.emit, bus, event);

  expect(() => emit("app:exploded", app)).toThrow("there is no event app:exploded");
  expect(() => emit("app:followed", { appId: "1" })).toThrow("app:followed has an invalid payload");
});

test("a late subscriber can read the last value of a state", () => {
  bus.emit("user:logged-out", { reason: "user" });
  bus.emit("route:changed", { pathname: "/blog" });
  bus.emit("route:changed", { pathname: "/faq" });

  expect(bus.last("route:changed")).toEqual({ pathname: "/faq" });
  expect(bus.last("user:logged-out")).toEqual({ reason: "user" });
  expect(bus.last("user:logged-in")).toBeUndefined();
});

test("a scoped bus ends only its owner's subscriptions", () => {
  const heard = jest.fn();
  const before = bus.size();
  const off = bus.on("app:added", heard);
  const owned = createScopedBus();
  owned.on("app:added", heard);
  owned.on("app:updated", heard)();
  expect(owned.size()).toBe(1);

  owned.end();
  bus.emit("app:added", app);

  expect(heard).toHaveBeenCalledTimes(1);
  off();
  expect(bus.size()).toBe(before);
});
