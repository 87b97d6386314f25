import { aDescriptor, aRelease, getErrors, getFindings } from "./gate.fixtures";

const NAME = "mfe-tracking";
const budget = { entry: 10_000, total: 300_000 };
const policy = { owner: "@listwise/tracking", budget };
const heavy = { "entry.js": { hash: "sha384-x", gzipped: 9_000 } };
const aRemote = (over: Parameters<typeof aDescriptor>[2]) =>
  aRelease(NAME, [], { descriptor: aDescriptor(NAME, [], over) });

test("the first release proposes its budget; more than the default has to be confirmed", () => {
  expect(getErrors(aRemote({ budget }), { files: heavy })).toEqual([]);
  expect(getFindings("confirm", aRemote({ budget }))).toEqual([
    "size: remote.json proposes a size budget (entry) of 10.0 kB instead of 8.0 kB.",
    "size: remote.json proposes a size budget (total) of 300.0 kB instead of 250.0 kB.",
  ]);
  expect(getFindings("confirm", aRemote({ budget: { entry: 8_000, total: 1_000 } }))).toEqual([]);
  expect(getFindings("confirm", aRemote({}))).toEqual([]);
});

test("afterwards the platform's budget counts, whatever remote.json says", () => {
  const greedy = aRemote({ owner: policy.owner, budget: { entry: 50_000_000, total: 50_000_000 } });
  expect(
    getErrors(greedy, { files: heavy, policy: { ...policy, budget: { entry: 8_500, total: 8_500 } } }),
  ).toEqual([
    expect.stringContaining("9.0 kB gzipped; the limit is 8.5 kB"),
    expect.stringContaining("All scripts together are 9.0 kB gzipped; the limit is 8.5 kB"),
  ]);
  expect(getErrors(aRemote({ owner: policy.owner }), { files: heavy, policy })).toEqual([]);
  expect(getFindings("confirm", greedy, { policy })).toEqual([]);
  expect(getFindings("warning", greedy, { policy })).toEqual([
    "size: remote.json proposes a size budget (entry) of 50000.0 kB instead of 10.0 kB. Only an administrator can change it.",
    "size: remote.json proposes a size budget (total) of 50000.0 kB instead of 300.0 kB. Only an administrator can change it.",
  ]);
});

test("a remote can't choose its owner", () => {
  const remote = aRemote({ owner: "@listwise/admin", budget });
  expect(getFindings("warning", remote, { policy })).toEqual([
    "owner: remote.json names @listwise/admin as the owner instead of @listwise/tracking. Only an administrator can change it.",
  ]);
  expect(getFindings("warning", aRemote({ owner: policy.owner, budget }), { policy })).toEqual([]);
});

test("the shell has the platform's budget too, and names no owner", () => {
  const over = { policy: { owner: "platform", budget: { entry: 1_000, total: 1_000 } } };
  expect(getErrors(aRelease("shell"), { template: "", ...over })).toContainEqual(
    expect.stringContaining("the limit is 1.0 kB"),
  );
  expect(getFindings("warning", aRelease("shell"), over)).toEqual([]);
});

test("a remote without shared libraries has to be confirmed, unless the live version has none either", () => {
  const bare = aRelease(NAME, [], { shared: {} });
  const current = { release: bare, files: heavy };
  expect(getFindings("confirm", bare)).toEqual([
    "snapshots: release.json names no shared libraries, so none was checked.",
  ]);
  expect(getFindings("confirm", bare, { current, files: heavy })).toEqual([]);
  expect(getFindings("confirm", aRelease(NAME, [], { shared: undefined }))).toEqual([
    expect.stringContaining("snapshots: release.json doesn't list"),
  ]);
});
