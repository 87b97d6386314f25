import { bus } from "../events/bus";
import { spyOnBus } from "./bus";

const app = { appId: 1, storeId: "1", name: "Chess" };
let spy: ReturnType<typeof spyOnBus>;
beforeEach(() => void (spy = spyOnBus()));
afterEach(() => spy.stop());

test("an unknown event fails the test that emits it and the one that requests it", () => {
  const emit = (name: string): unknown => Reflect.apply(bus.emit, bus, [name, app]);
  const asked = (name: string): unknown => Reflect.apply(spy.getPayloads, spy, [name]);
  expect(() => emit("app:folowed")).toThrow("there is no event app:folowed");
  expect(() => asked("app:folowed")).toThrow("there is no event app:folowed");
  expect(spy.told).toEqual([]);
});

test("so does a payload that violates the contract", () => {
  const emit = (payload: unknown): unknown => Reflect.apply(bus.emit, bus, ["app:followed", payload]);
  expect(() => emit({ appId: "one" })).toThrow("app:followed has an invalid payload");
});

test("events are recorded in order until the spy stops", () => {
  bus.emit("app:followed", app);
  bus.emit("app:unfollowed", app);
  spy.stop();
  bus.emit("app:followed", app);
  expect(spy.told.map(({ name }) => name)).toEqual(["app:followed", "app:unfollowed"]);
  expect(spy.getPayloads("app:followed")).toEqual([app]);
});
