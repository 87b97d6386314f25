import type { Release, RemoteDescriptor } from "@listwise/contracts/remotes";
import { getProposedPolicy } from "./check-policy";
import { checkRetirement } from "./check-changes";
import { aDescriptor, aRelease, files, getErrors, getFindings, route, shell, TODAY } from "./gate.fixtures";

const NAME = "mfe-tracking";
const widget = {
  id: "details",
  module: "./details",
  outlet: "overlay",
  query: "app",
  guard: "user",
} as const;

function aVersion(paths: string[], over: Partial<RemoteDescriptor> = {}, release: Partial<Release> = {}) {
  return aRelease(NAME, [], { version: "1.1.0-b", descriptor: aDescriptor(NAME, paths, over), ...release });
}

/** Returns what has to be confirmed if the second version replaces the first. */
function compare(before: Release, next: Release, bytes: [number, number] = [7_000, 7_000]): string[] {
  const [from, to] = bytes.map((gzipped) => ({ "entry.js": { hash: "sha384-x", gzipped } }));
  const current = { release: before, files: from ?? {} };
  return getFindings("confirm", next, { current, files: to ?? {}, policy: getProposedPolicy(before) });
}

test("the same version, or one that adds a route, a widget and a stronger guard, needs no confirmation", () => {
  const before = aVersion(["/keywords"], { routes: [{ ...route("/keywords"), guard: "public" }] });
  expect(compare(before, before)).toEqual([]);
  expect(compare(before, aVersion(["/keywords", "/alerts"], { widgets: [widget] }))).toEqual([]);
});

test("F60 a removed route has to be confirmed", () => {
  expect(compare(aVersion(["/dashboard", "/keywords"]), aVersion(["/dashboard"]))).toEqual([
    "removed: The route /keywords of the live version is removed. Links to it will show “Page not found”.",
  ]);
});

test.each([
  ["/keywords/:id", "/Keywords/:keyword"],
  ["/keywords/:id", "/keywords/*"],
  ["/keywords", "/keywords/:id?"],
  ["/keywords/:id", "/keywords/:id?"],
  ["/keywords/*", "/keywords/*"],
])("the route %s is still served by %s", (before, next) => {
  expect(compare(aVersion([before]), aVersion([next]))).toEqual([]);
});

test.each([
  ["/keywords/:id", "/keywords/new"],
  ["/keywords/*", "/keywords/:id"],
  ["/keywords/:id?", "/keywords"],
])("the route %s is not served by %s", (before, next) => {
  expect(compare(aVersion([before]), aVersion([next]))).toEqual([
    expect.stringContaining(`The route ${before} of the live version is removed`),
  ]);
});

describe("a route or widget of the live version", () => {
  const before = aVersion(["/keywords/:id"], { widgets: [widget] });
  const next = aVersion([]);
  const compareWith = (over: Parameters<typeof getFindings>[2]) =>
    getFindings("confirm", next, { current: { release: before, files }, files, ...over });

  test("that another live remote takes over is not lost", () => {
    const other = aRelease("mfe-other", [], {
      descriptor: aDescriptor("mfe-other", ["/keywords/*"], { widgets: [widget] }),
    });
    expect(compareWith({ live: [shell, other] })).toEqual([]);
  });

  test("that another remote opens for more roles has to be confirmed", () => {
    const routes = [{ ...route("/keywords/:id"), guard: "public" as const }];
    const descriptor = aDescriptor("mfe-other", [], { routes, widgets: [widget] });
    expect(compareWith({ live: [shell, aRelease("mfe-other", [], { descriptor })] })).toEqual([
      expect.stringContaining("guards: The route /keywords/:id is for everyone"),
    ]);
  });

  test.each([
    ["/keywords/:any", 1],
    ["/keywords/*", 1],
    ["/keywords/new", 2],
  ])("that a redirect from %s replaces: %i findings remain", (from, findings) => {
    expect(compareWith({ redirects: [{ from, to: "/blog" }] })).toHaveLength(findings);
  });

  test("is lost with the fallback page, which shows “Page not found”", () => {
    const two = aVersion(["/keywords/all"]);
    expect(compare(two, next)).toEqual([
      expect.stringContaining("The route /keywords/all of the live version"),
    ]);
  });
});

test("a retirement loses every route, widget and used event", () => {
  const emits = (name: string, side: "emits" | "hears") => ({
    uses: {
      endpoints: {},
      events: { "app:added": { emits: side === "emits", hears: side === "hears", payload: {} } },
    },
    version: `1-${name}`,
  });
  const release = aVersion(["/keywords", "/alerts"], { widgets: [widget] }, emits("a", "emits"));
  const others = [aRelease("mfe-other", ["/alerts"], emits("b", "hears"))];
  const redirects = [{ from: "/keywords", to: "/alerts" }];
  const messages = (found: ReturnType<typeof checkRetirement>) => found.map(({ message }) => message);
  expect(messages(checkRetirement(release, { others, redirects, today: TODAY }))).toEqual([
    "The widget “details” of the live version is removed.",
    "The event app:added is no longer emitted; mfe-other 1-b hears it.",
  ]);
  expect(messages(checkRetirement(release, { others: [], redirects: [], today: TODAY }))).toEqual([
    expect.stringContaining("The route /keywords of"),
    expect.stringContaining("The route /alerts of"),
    expect.stringContaining("The widget “details”"),
  ]);
});

describe("F60 a weakened guard has to be confirmed", () => {
  const open = (path: string) => ({ ...route(path), guard: "public" as const });

  test("on the route itself, in any spelling", () => {
    const [before, next] = [aVersion(["/keywords"]), aVersion([], { routes: [open("/Keywords")] })];
    expect(compare(before, next)).toEqual([
      "guards: The route /Keywords is for everyone; in the live version, /keywords is for signed-in users.",
    ]);
    expect(compare(next, before)).toEqual([]);
  });

  test("by a route that takes over a part of another, or gives it up", () => {
    const before = aVersion(["/keywords/:id"]);
    const next = aVersion([], { routes: [route("/keywords/:id"), open("/keywords/new")] });
    expect(compare(before, next)).toEqual([
      expect.stringContaining("/keywords/new is for everyone; in the live version, /keywords/:id"),
    ]);
    const closed = aVersion([], { routes: [route("/keywords/new"), open("/keywords/:id")] });
    expect(compare(closed, aVersion([], { routes: [open("/keywords/:id")] }))).toEqual([
      expect.stringContaining("/keywords/:id is for everyone; in the live version, /keywords/new"),
    ]);
  });

  test("of a widget", () => {
    const before = aVersion([], { widgets: [widget] });
    expect(compare(before, aVersion([], { widgets: [{ ...widget, guard: "public" }] }))).toEqual([
      "guards: The widget “details” is for everyone; in the live version it is for signed-in users.",
    ]);
  });
});

test("a removed widget, and one that links no longer open, have to be confirmed", () => {
  const before = aVersion([], { widgets: [widget] });
  expect(compare(before, aVersion([]))).toEqual([
    "removed: The widget “details” of the live version is removed.",
  ]);
  expect(compare(before, aVersion([], { widgets: [{ ...widget, query: "item" }] }))).toEqual([
    expect.stringContaining("no longer opens with ?app="),
  ]);
});

test("an event that others hear or emit has to be confirmed if it is dropped; one that no one uses does not", () => {
  const uses = (name: string, emits: boolean, hears: boolean) => ({
    endpoints: {},
    events: { [name]: { emits, hears, payload: {} } },
  });
  const other = aRelease("mfe-content", [], { uses: uses("app:added", true, true) });
  const findings = (before: Release) =>
    getFindings("confirm", aVersion([]), { current: { release: before, files }, live: [other] });
  expect(findings(aVersion([], {}, { uses: uses("app:added", true, true) }))).toEqual([
    "removed: The event app:added is no longer emitted; mfe-content 1.0.0-a hears it.",
    "removed: The event app:added is no longer heard; mfe-content 1.0.0-a emits it.",
  ]);
  expect(findings(aVersion([], {}, { uses: uses("app:removed", true, true) }))).toEqual([]);
});

test("F60 growth has to be confirmed above a tenth and a minimum; shrinking does not", () => {
  const one = aVersion([]);
  expect(compare(one, one, [6_000, 7_100])).toEqual(["size: The entry grew from 6.0 kB to 7.1 kB gzipped."]);
  expect(compare(one, one, [6_000, 7_000])).toEqual([]);
  const budget = { entry: 300_000, total: 300_000 };
  const large = aVersion([], { budget });
  expect(compare(large, large, [200_000, 219_000])).toEqual([]);
  expect(compare(large, large, [200_000, 221_000])).toEqual([
    "size: The entry grew from 200.0 kB to 221.0 kB gzipped.",
    "size: All scripts together grew from 200.0 kB to 221.0 kB gzipped.",
  ]);
  expect(compare(large, large, [221_000, 20_000])).toEqual([]);
});

describe("F4 the entry", () => {
  const entry = (text: string) => getErrors(aRelease(NAME), { entry: text });

  test.each(["<!doctype html><title>404</title>", "{{{", "export default 1", "var a = ;", "[".repeat(1e6)])(
    "%.30s is refused",
    (text) =>
      expect(entry(text)).toEqual([expect.stringContaining("entry: The entry entry.js is not a script")]),
  );

  test("that is a script passes; one that is too long to be parsed does not", () => {
    expect(entry("var mfe_tracking; (() => { mfe_tracking = { get: async () => a?.b ?? 1n } })()")).toEqual(
      [],
    );
    expect(entry(";".repeat(2_000_001))).toEqual([expect.stringContaining("is too long to be checked")]);
  });
});
