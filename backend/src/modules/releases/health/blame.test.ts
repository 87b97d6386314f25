import { releasesEndpoints } from "@listwise/contracts/releases";
import type { Caller } from "../../../testing/call";
import { writeLive } from "../../registry";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { anUpload } from "../releases.fixtures";
import { countFailingVersions } from "./auto-rollback.service";
import { addMembers, backdate, createReporter } from "./reports.fixtures";

const { publish, promote, status, history } = releasesEndpoints;
const [OLD, NEW] = ["1.0.0-a", "1.1.0-b"];
const [ONE, OTHER] = ["mfe-one", "mfe-other"];

let site: TestApp;
let owner: Caller;
let members: Caller[];
let reporter: ReturnType<typeof createReporter>;

beforeAll(async () => {
  site = await startTestApp();
  reporter = createReporter(site);
  owner = await site.asAdmin("superadmin");
  members = await addMembers(site, 12);
  for (const name of ["shell", ONE, OTHER]) {
    for (const version of [OLD, NEW])
      await owner.call(publish, { params: { name }, body: anUpload(name, version) });
  }
});
beforeEach(async () => {
  await site.ctx.pool.query("delete from release_reports");
  await writeLive(site.ctx.config.releasesDir, { format: 1, releases: {}, history: [] });
  for (const name of ["shell", ONE, OTHER]) await goLive(name, OLD);
});
afterAll(() => site.close());

const goLive = (name: string, version: string, percent = 100) =>
  owner.call(promote, { params: { name }, body: { version, percent } });
const stable = async (name: string) =>
  (await owner.call(status)).data.find((one) => one.name === name)?.stable;
const findTakeOuts = async () =>
  (await owner.call(history, { query: {} })).data
    .filter(({ action }) => action === "take-out")
    .map(({ name, version, reason }) => ({ name, version, reason }));

test("F56 a remote that fails after the shell changed stays; the shell returns to its previous version", async () => {
  await goLive(ONE, NEW);
  await reporter.mounts(ONE, NEW, 6, { as: members });
  await goLive("shell", NEW);
  await reporter.fails(ONE, NEW, 4, { as: members, shell: NEW });
  expect(await stable("shell")).toBe(NEW);
  await reporter.fails(ONE, NEW, 1, { as: members.slice(4), shell: NEW });
  expect([await stable("shell"), await stable(ONE)]).toEqual([OLD, NEW]);
  const reason = "5 of 5 accounts saw failures of mfe-one 1.1.0-b in 15 minutes, from 5 networks";
  expect(await findTakeOuts()).toEqual([{ name: "shell", version: NEW, reason }]);
});

test("pages that still have the taken-out shell take no one else out", async () => {
  await goLive(ONE, NEW);
  await goLive("shell", NEW);
  await reporter.fails(ONE, NEW, 5, { as: members, shell: NEW });
  await reporter.fails(ONE, NEW, 5, { as: members.slice(5), shell: NEW });
  await reporter.fails(ONE, NEW, 1, { as: members.slice(11), shell: OLD });
  expect(await stable(ONE)).toBe(NEW);
  expect(await findTakeOuts()).toHaveLength(1);
});

test("a remote that changed after the shell is taken out itself", async () => {
  await goLive("shell", NEW);
  await goLive(ONE, NEW);
  await reporter.fails(ONE, NEW, 5, { as: members, shell: NEW });
  expect([await stable("shell"), await stable(ONE)]).toEqual([NEW, OLD]);
});

test("a remote that changed after the shell stays if another one fails as well: the shell is what they share", async () => {
  await goLive("shell", NEW);
  await reporter.fails(OTHER, OLD, 5, { shell: NEW });
  await goLive(ONE, NEW);
  await reporter.fails(ONE, NEW, 5, { as: members, shell: NEW });
  expect([await stable("shell"), await stable(ONE), await stable(OTHER)]).toEqual([OLD, NEW, OLD]);
});

test("a canary of the shell ends if remotes fail on its pages, and only there", async () => {
  await reporter.mounts(ONE, OLD, 8);
  await goLive("shell", NEW, 10);
  await reporter.fails(ONE, OLD, 5, { shell: NEW });
  const { data } = await owner.call(status);
  expect(data.find(({ name }) => name === "shell")).toMatchObject({ stable: OLD, canary: null });
  expect(await findTakeOuts()).toMatchObject([{ name: "shell", version: NEW }]);
});

test("the shell stays if the remote fails with its previous version too", async () => {
  await reporter.fails(ONE, OLD, 5, { as: members });
  await goLive("shell", NEW);
  await reporter.fails(ONE, OLD, 5, { as: members.slice(5), shell: NEW });
  expect(await stable("shell")).toBe(NEW);
});

test("failures a day after the last change are only reported to administrators", async () => {
  await goLive(ONE, NEW);
  await backdate(site, ONE, 25);
  await backdate(site, "shell", 26);
  await reporter.fails(ONE, NEW, 6, { as: members });
  expect(await stable(ONE)).toBe(NEW);
  expect(await countFailingVersions(site.ctx)).toBe(1);
  await backdate(site, ONE, 23);
  await reporter.fails(ONE, NEW, 1, { as: members.slice(6) });
  expect(await stable(ONE)).toBe(OLD);
});

test("visitors alone can't roll the shell back", async () => {
  await goLive("shell", NEW);
  await reporter.fails(ONE, OLD, 30, { shell: NEW });
  expect(await stable("shell")).toBe(NEW);
});

test("a shell that is promoted again starts over", async () => {
  await goLive("shell", NEW);
  await reporter.fails(ONE, OLD, 4, { as: members, shell: NEW });
  await goLive("shell", OLD);
  await goLive("shell", NEW);
  await reporter.fails(ONE, OLD, 1, { as: members.slice(4), shell: NEW });
  expect(await stable("shell")).toBe(NEW);
});
