import { aRelease, getErrors } from "./gate.fixtures";

// As when the site moves from React 19 to 20.
const provides = (version: string) => ({
  react: version,
  "react/jsx-runtime": version,
  "react-dom": version,
});
const needs = (range: string) => ({ react: range, "react/jsx-runtime": range, "react-dom": range });
const shell = (version: string) => aRelease("shell", [], { version, provides: provides(version) });
const remote = (name: string, range: string) => aRelease(name, [], { shared: needs(range) });
const template = "{{nonce}}{{scripts}}{{preload}}{{composition}}";

const BOTH = "^19.3.1 || ^20.0.0";
const [present, next] = [shell("19.3.1"), shell("20.0.0")];

test("a remote for two majors fits shells with either, also while both are live", () => {
  for (const live of [[present], [next], [present, next]])
    expect(getErrors(remote("mfe-tracking", BOTH), { live })).toEqual([]);
});

test("a remote for one major is refused by a live shell with another one, once per package", () => {
  expect(getErrors(remote("mfe-tracking", "^18.3.1"), { live: [present] })).toEqual([
    "shared: mfe-tracking 1.0.0-a needs react ^18.3.1, but shell 19.3.1 provides 19.3.1. Build it for a range that contains this version.",
    "shared: mfe-tracking 1.0.0-a needs react-dom ^18.3.1, but shell 19.3.1 provides 19.3.1. Build it for a range that contains this version.",
  ]);
  const onlyNext = remote("mfe-tracking", "^20.0.0");
  expect(getErrors(onlyNext, { live: [present, next] })).toHaveLength(2);
  expect(getErrors(onlyNext, { live: [next] })).toEqual([]);
});

test("a shell with the next major is refused while a live remote holds it up, and the remotes are named", () => {
  const live = [
    remote("mfe-content", BOTH),
    remote("mfe-tracking", "^19.3.1"),
    remote("mfe-admin", "^19.0.0"),
  ];
  const held = "mfe-tracking 1.0.0-a (^19.3.1) and mfe-admin 1.0.0-a (^19.0.0) don't accept";
  expect(getErrors(next, { live, template })).toEqual([
    `shared: shell 20.0.0 provides react 20.0.0, which ${held}. Publish versions that accept it first.`,
    `shared: shell 20.0.0 provides react-dom 20.0.0, which ${held}. Publish versions that accept it first.`,
  ]);
  const rebuilt = live.map(({ name }) => remote(name, BOTH));
  expect(getErrors(next, { live: rebuilt, template })).toEqual([]);
  // Back again, while no remote needs the next major.
  expect(getErrors(present, { live: rebuilt, template })).toEqual([]);
});

test("a shell that stops providing a library is refused with the remotes that need it", () => {
  const bare = aRelease("shell", [], { provides: { react: "19.3.1", "react-dom": "19.3.1" } });
  expect(getErrors(bare, { live: [remote("mfe-content", BOTH)], template })).toEqual([
    "shared: shell 1.0.0-a doesn't provide react/jsx-runtime, which mfe-content 1.0.0-a (^19.3.1 || ^20.0.0) needs.",
  ]);
});
