import type { ReleaseStatus } from "@listwise/contracts/releases";
import type { LoadableRemote } from "../../host/remote-module";
import { aRemote, aVersion } from "../../host/testing/a-registry";
import { describeVersion } from "./describe-version";

const LIVE = "1.0.0-aaaaaaaa";
const PREVIOUS = "0.9.0-bbbbbbbb";
const remote = aRemote({ previous: aVersion(PREVIOUS) });
const NAME = remote.name;

const load = (version: string, fallback = false): LoadableRemote => ({
  ...remote,
  ...aVersion(version),
  fallback,
});
const point = (change: Partial<ReleaseStatus>): ReleaseStatus => ({
  name: NAME,
  stable: LIVE,
  canary: null,
  previous: [],
  enabled: true,
  versions: [],
  health: [],
  ...change,
});
const canary = (version: string) =>
  point({ stable: version === LIVE ? PREVIOUS : LIVE, canary: { version, percent: 10 } });

test.each<[string, Omit<Parameters<typeof describeVersion>[0], "remote">, string, RegExp]>([
  ["live for everyone", { pointer: point({}) }, "Live", /for everyone\.$/],
  [
    "live next to a canary",
    { pointer: canary("1.1.0-dddddddd") },
    "Live",
    /everyone but the 10%.*1\.1\.0-dddddddd/,
  ],
  ["the canary", { pointer: canary(LIVE) }, "Canary 10%", /10% of the browsers, and this is one/],
  ["in the preview of the tab", { previewed: LIVE, pointer: point({}) }, "Preview", /preview/],
  ["live or canary, for all who may not know", {}, "Live", /Administrators see/],
  [
    "from a development server",
    { override: { name: NAME, origin: "http://localhost:4102" } },
    "Development",
    /4102/,
  ],
  ["pinned", { override: { name: NAME, version: LIVE } }, "Pinned", /address/],
  [
    "not published",
    { override: { name: NAME, version: "7.0.0" } },
    "Not pinned",
    /7\.0\.0 could not be pinned/,
  ],
  ["the previous one", { used: load(PREVIOUS, true) }, "Fallback", /failed.*the previous version/],
  ["the last good one", { used: load("0.5.0-eeeeeeee", true) }, "Fallback", /last version that worked here/],
  ["open since before a release", { used: load("0.8.0-cccccccc") }, "Open", /gone live since/],
])("%s", (_what, situation, label, sentence) => {
  expect(describeVersion({ remote, ...situation })).toMatchObject({
    label,
    sentence: expect.stringMatching(sentence),
  });
});

test("turned off", () => {
  expect(describeVersion({ remote: { ...remote, enabled: false } }).label).toBe("Off");
});
