import { tabStorage } from "@listwise/shared-auth";
import { connectHost } from "../../ports";
import {
  addOverrides,
  clearOverrides,
  getOverridesEnd,
  parseOverride,
  readOverrides,
  formatOverride,
} from "./override";

const server = { name: "mfe-tracking", origin: "http://localhost:4102" };
const pin = { name: "mfe-content", version: "1.3.0-0123abcd" };

beforeEach(() => {
  clearOverrides();
  connectHost({ mayOverride: () => true });
});

test.each([server, pin])("%j is parsed and formatted symmetrically", (override) => {
  expect(parseOverride(formatOverride(override))).toEqual(override);
});

test.each([
  "mfe-tracking@https://evil.example",
  "mfe-tracking@http://localhost.evil.example:80",
  "mfe-tracking@http://localhost:4102/x",
  "mfe-tracking@../1.0.0",
  "shell@1.0.0",
  "mfe-tracking",
])("S57 %s is rejected as an override", (text) => {
  expect(parseOverride(text)).toBeNull();
});

test("overrides are stored for eight hours; the URL wins; turning off removes them", () => {
  jest.useFakeTimers();
  expect(readOverrides(`?mfe=${formatOverride(server)}&mfe=${formatOverride(pin)}`)).toEqual([server, pin]);
  expect(readOverrides("")).toEqual([server, pin]);
  expect(readOverrides("?mfe=mfe-content@2.0.0")).toEqual([server, { ...pin, version: "2.0.0" }]);
  jest.advanceTimersByTime(8 * 3_600_000 + 1);
  expect(readOverrides("")).toEqual([]);
  readOverrides(`?mfe=${formatOverride(pin)}`);
  clearOverrides();
  expect(readOverrides("")).toEqual([]);
  jest.useRealTimers();
});

test("an address gets exactly these overrides, and the tab knows when they end", () => {
  const address = "http://localhost/blog?page=2&mfe=mfe-admin@1.0.0#top";
  expect(addOverrides(address, [pin, server])).toBe(
    `http://localhost/blog?page=2&mfe=${encodeURIComponent(formatOverride(pin))}&mfe=${encodeURIComponent(formatOverride(server))}#top`,
  );
  expect(addOverrides(address, [])).toBe("http://localhost/blog?page=2#top");
  expect(getOverridesEnd()).toBeNull();
  readOverrides(`?mfe=${formatOverride(pin)}`);
  expect(getOverridesEnd()).toBeGreaterThan(Date.now());
});

test("stored values are validated", () => {
  tabStorage.setJson("remote-overrides", {
    until: Date.now() + 1000,
    overrides: ["mfe-content@http://evil:80"],
  });
  expect(readOverrides("")).toEqual([]);
});
