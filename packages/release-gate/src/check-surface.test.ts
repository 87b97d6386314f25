import type { Release, Surface } from "@listwise/contracts/remotes";
import { aRelease, files, getErrors, getFindings } from "./gate.fixtures";

const UI = "@listwise/shared-ui";
const template = "{{nonce}}{{scripts}}{{preload}}{{composition}}";
const aShell = (exports: Surface[string], over: Partial<Release> = {}) =>
  aRelease("shell", [], { version: "1.1.0-b", exports: { [UI]: exports }, ...over });
const aRemote = (imports: Surface[string], name = "mfe-tracking") =>
  aRelease(name, [`/${name}`], { imports: { [UI]: imports } });
const [table, button] = [
  ["table", "density"],
  ["button", "size", "tone"],
];

test("F56 a shell that renames an export of shared-ui is refused with its name and all users", () => {
  const live = [aRemote({ DataTable: table }), aRemote({ DataTable: table }, "mfe-admin")];
  expect(getErrors(aShell({ Table: table }), { live, template })).toEqual([
    "exports: shell 1.1.0-b doesn't provide DataTable of @listwise/shared-ui, which mfe-tracking 1.0.0-a and mfe-admin 1.0.0-a use. The shell must provide an export before remotes use it, and until no live remote does.",
  ]);
});

test("F56 a remote that uses an export which the live shell lacks is refused with its name", () => {
  const release = aRemote({ FancyNote: ["note"], Button: button });
  expect(getErrors(release, { live: [aShell({ Button: button })] })).toEqual([
    expect.stringContaining(
      "shell 1.1.0-b doesn't provide FancyNote of @listwise/shared-ui, which mfe-tracking 1.0.0-a uses.",
    ),
  ]);
});

test("every live shell counts, also a canary, and so does every shared module", () => {
  const live = [aShell({ Button: button }), aShell({}, { version: "1.2.0-c", exports: {} })];
  expect(getErrors(aRemote({ Button: button }), { live })).toEqual([
    expect.stringContaining("shell 1.2.0-c doesn't provide Button of @listwise/shared-ui"),
  ]);
});

test.each([
  ["the same types", ["button", "size", "tone"], []],
  ["another optional part", ["button", "icon", "size", "tone"], []],
  ["names only, as of a library", [], []],
  ["other types", ["other", "size", "tone"], ["Button"]],
  ["an optional part less", ["button", "size"], ["Button"]],
])("a shell with %s", (_, hashes, changed) => {
  const [shell, remote] = [aShell({ Button: hashes }), aRemote({ Button: button })];
  const expected = changed.map((name) =>
    expect.stringContaining(
      `${name} of @listwise/shared-ui, which mfe-tracking 1.0.0-a uses, has other types in shell 1.1.0-b`,
    ),
  );
  for (const [release, over] of [
    [shell, { live: [remote], template }],
    [remote, { live: [shell] }],
  ] as const) {
    expect(getErrors(release, over)).toEqual([]);
    expect(getFindings("confirm", release, over)).toEqual(expected);
  }
});

test("names that every object inherits are missing like any other", () => {
  const live = [aShell({ Button: button })];
  expect(getErrors(aRemote({ constructor: ["x"], toString: ["x"] }), { live })).toHaveLength(2);
});

test("a remote that doesn't list what it uses has to be confirmed, and is not compared with a shell that lists nothing", () => {
  const older = aRelease("mfe-tracking", ["/mfe-tracking"]);
  expect(getFindings("confirm", older, { live: [aShell({})] })).toEqual([
    expect.stringContaining("mfe-tracking 1.0.0-a doesn't list the exports of shared modules that it uses"),
  ]);
  expect(getFindings("confirm", aRemote({ Button: button }), { live: [aRelease("shell")] })).toEqual([]);
});

test("a shell that doesn't list its exports has to be confirmed if live remotes list what they use", () => {
  const older = aShell({}, { exports: undefined });
  expect(getFindings("confirm", older, { live: [aRemote({ Button: button })], template })).toEqual([
    "exports: release.json doesn't list the exports of shared modules that the shell provides, so they can't be compared with those that mfe-tracking 1.0.0-a uses. Rebuild it.",
  ]);
  const live = [aRelease("mfe-tracking", ["/mfe-tracking"])];
  expect(getFindings("confirm", older, { live, template })).toEqual([]);
});

test("a shell that doesn't list its libraries has to be confirmed, whatever else it lists", () => {
  const bare = aShell({}, { provides: undefined, shared: {} });
  expect(getFindings("confirm", bare, { live: [], template })).toEqual([
    expect.stringContaining("snapshots: release.json doesn't list the libraries"),
  ]);
});

describe("deprecations", () => {
  const deprecations = { [UI]: { DataTable: { removal: "2027-02-01", note: "Use Table." } } };
  const current = (over: Partial<Release> = {}) => ({
    release: aShell({ DataTable: table, Table: table }, { version: "1.0.0-a", deprecations, ...over }),
    files,
  });

  test("name everyone who still uses an export, and the date on which it may go, to both sides", () => {
    const shell = aShell({ DataTable: table }, { deprecations });
    const live = [aRemote({ DataTable: table }), aRemote({ DataTable: table }, "mfe-admin")];
    expect(getFindings("warning", shell, { live, template })).toEqual([
      "deprecated: DataTable of @listwise/shared-ui, which mfe-tracking 1.0.0-a and mfe-admin 1.0.0-a use, may be removed from shell 1.1.0-b on 2027-02-01: Use Table.",
    ]);
    expect(getFindings("warning", aRemote({ DataTable: table }), { live: [shell] })).toEqual([
      expect.stringContaining("which mfe-tracking 1.0.0-a uses, may be removed from shell 1.1.0-b"),
    ]);
    expect(getFindings("warning", aRemote({ Button: table }), { live: [shell] })).toEqual([]);
  });

  test.each([
    [
      "2027-01-31",
      ["exports: DataTable of @listwise/shared-ui is removed. It was promised until 2027-02-01"],
    ],
    ["2027-02-01", []],
  ])("on %s, removing an unused export needs %j", (today, expected) => {
    const over = { current: current(), live: [], template, today };
    expect(getFindings("confirm", aShell({ Table: table }), over)).toEqual(
      expected.map((text) => expect.stringContaining(text)),
    );
    expect(getErrors(aShell({ Table: table }), over)).toEqual([]);
  });

  test("removing an export that was never deprecated has to be confirmed; one in use stays an error at any date", () => {
    const over = { current: current({ deprecations: undefined }), live: [], template };
    expect(getFindings("confirm", aShell({ Table: table }), over)).toEqual([
      expect.stringContaining("It was never deprecated"),
    ]);
    const used = { current: current(), live: [aRemote({ DataTable: table })], template, today: "2028-01-01" };
    expect(getErrors(aShell({ Table: table }), used)).toHaveLength(1);
  });
});
