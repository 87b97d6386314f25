import type { GateFinding } from "@listwise/contracts/releases";
import { REMOTE_NAMES } from "@listwise/contracts/remotes";
import { openFreshBrowser } from "../fixtures/browsers";
import { startDeliverySite, type DeliverySite } from "../fixtures/sites/delivery-site";
import { readBuild, readPreviousBuild, type Upload } from "../fixtures/remotes/releases";
import { expectRemoteReady } from "../fixtures/remotes/remotes";
import { expect, test } from "../fixtures/test";

const TRACKING = "mfe-tracking";
const UI = "@listwise/shared-ui";
const PAGES = [
  ["mfe-content", "/blog"],
  [TRACKING, "/dashboard"],
  ["mfe-aso-tools", "/aso-tools"],
  ["mfe-admin", "/admin/users"],
] as const;

test.describe.configure({ mode: "serial" });

let site: DeliverySite;
test.beforeAll(async () => {
  site = await startDeliverySite();
});
test.afterAll(() => site.stop());

const filterErrors = (findings: GateFinding[]) => findings.filter(({ level }) => level === "error");

for (const name of ["shell", ...REMOTE_NAMES]) {
  test(`F43 the previous version of ${name} passes the gate with the live releases`, async () => {
    expect(filterErrors(await site.owner.check(readPreviousBuild(name)))).toEqual([]);
  });
}

/** Returns the upload with another payload for an event that it emits or hears. */
function withPayload({ release, files }: Upload, event: string, properties: string[]): Upload {
  const uses = release.uses;
  const known = uses?.events[event];
  if (!uses || !known) throw new Error(`${release.name} neither emits nor hears ${event}.`);
  const payload = {
    type: "object",
    properties: Object.fromEntries(properties.map((property) => [property, { type: "string" }])),
    required: properties,
  };
  return {
    release: { ...release, uses: { ...uses, events: { ...uses.events, [event]: { ...known, payload } } } },
    files,
  };
}

const incompatibilities: [string, string, string, RegExp][] = [
  [
    "emits what the live shell cannot read",
    TRACKING,
    "app:minimized",
    /shell \S+ can't read the release's event/,
  ],
  ["hears more than the live shell emits", TRACKING, "rank:updated", /can't read the event .+ of shell/],
  [
    "emits what a live remote cannot read",
    "shell",
    "job:finished",
    /mfe-tracking \S+ can't read the release's event/,
  ],
  [
    "hears more than a live remote emits",
    "shell",
    "app:minimized",
    /can't read the event .+ of mfe-tracking/,
  ],
];

for (const [what, name, event, sentence] of incompatibilities) {
  test(`F43 a version of ${name} that ${what} is refused`, async () => {
    const findings = await site.owner.check(withPayload(readBuild(name), event, ["unheardOf"]));
    expect(filterErrors(findings)).toContainEqual({
      level: "error",
      rule: "events",
      message: expect.stringMatching(sentence),
    });
  });
}

test("F56 a shell without an export of shared-ui that live remotes use is refused, and they are named", async () => {
  const { release, files } = readPreviousBuild("shell");
  const [used = ""] = Object.keys(readBuild(TRACKING).release.imports?.[UI] ?? {});
  const { [used]: removed, ...exports } = release.exports?.[UI] ?? {};
  expect(removed).toBeDefined();
  const shell = { ...release, exports: { ...release.exports, [UI]: exports } };
  expect(filterErrors(await site.owner.check({ release: shell, files }))).toContainEqual({
    level: "error",
    rule: "exports",
    message: expect.stringMatching(new RegExp(`doesn't provide ${used} of ${UI}, which .*${TRACKING}`)),
  });
});

test("F56 a remote that uses an export which the live shell lacks is refused", async () => {
  const { release, files } = readPreviousBuild(TRACKING);
  const imports = { ...release.imports, [UI]: { ...release.imports?.[UI], FancyNote: ["note"] } };
  expect(filterErrors(await site.owner.check({ release: { ...release, imports }, files }))).toEqual([
    expect.objectContaining({ rule: "exports", message: expect.stringContaining("provide FancyNote") }),
  ]);
});

test("F43 in a browser: the shell with the previous version of every remote, and the reverse", async ({
  browser,
}) => {
  const visit = async () => {
    const { context, page, log } = await openFreshBrowser(browser, site.url, { account: site.admin });
    for (const [name, path] of PAGES) {
      await page.goto(path);
      expect(await expectRemoteReady(page, name)).toBe((await site.owner.status(name)).stable);
    }
    expect(log.problems).toEqual([]);
    await context.close();
  };
  const goLive = async (upload: Upload) => {
    await site.owner.publish(upload);
    await site.owner.promote(upload.release.name, upload.release.version);
  };
  for (const [name] of PAGES) await goLive(readPreviousBuild(name));
  await visit();
  await goLive(readPreviousBuild("shell"));
  for (const [name] of PAGES) await site.owner.promote(name, readBuild(name).release.version);
  await visit();
});
