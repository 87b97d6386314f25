import { BUCKET_COOKIE, BUCKET_HEADER, RegistrySchema } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";
import type { Browser } from "@playwright/test";
import { openFreshBrowser } from "../fixtures/browsers";
import { changeRegistry } from "../fixtures/remotes/faults";
import { watchReactCopies, withReactRange, withReactVersion } from "../fixtures/remotes/react-versions";
import { readBuild, type Upload } from "../fixtures/remotes/releases";
import { expectRemoteReady } from "../fixtures/remotes/remotes";
import { buildTwoMajors, mountWithOlderReact } from "../fixtures/remotes/two-majors";
import { startDeliverySite, type DeliverySite } from "../fixtures/sites/delivery-site";
import { createTempFolder, removeFolder } from "../fixtures/sites/server";
import { expect, test } from "../fixtures/test";
import { RemotePanel } from "../pages/remote-panel";

// The steps of docs/react-majors.md on one site: from the React of the present build to one that calls itself 20.
test.describe.configure({ mode: "serial" });

const PAGES = {
  "mfe-content": "/blog",
  "mfe-tracking": "/keywords",
  "mfe-aso-tools": "/aso-tools",
  "mfe-admin": "/admin/system",
} as const;
const NAMES = ["mfe-content", "mfe-tracking", "mfe-aso-tools", "mfe-admin"] as const;
const TRACKING = "mfe-tracking";
const NEXT = "20.0.0";

const shell = readBuild("shell");
const present = shell.release.provides?.react ?? "";
const both = `^${present} || ^${NEXT}`;
const nextShell = withReactVersion(shell, "react-20", NEXT);
const refusal = (...findings: string[]) => ({
  code: "RELEASE_REFUSED",
  findings: expect.arrayContaining(
    findings.map((text) =>
      expect.objectContaining({ rule: "shared", message: expect.stringContaining(text) }),
    ),
  ),
});

let site: DeliverySite;
test.beforeAll(async () => {
  site = await startDeliverySite();
});
test.afterAll(() => site.stop());

/** Returns a canary bucket whose browsers get a version of the shell. */
async function findBucket({ release }: Upload): Promise<number> {
  for (let bucket = 0; bucket < 100; bucket += 1) {
    const headers = { [BUCKET_HEADER]: String(bucket) };
    const answer = await fetch(`${site.url}/remotes.json`, { headers });
    if (z.parse(RegistrySchema, await answer.json()).shell.version === release.version) return bucket;
  }
  throw new Error(`No browser gets the shell ${release.version}.`);
}

/** Opens a page of every remote in a browser that gets a shell, and expects one copy of that shell's React on each. */
async function expectOneReact(browser: Browser, host: Upload): Promise<void> {
  const bucket = await findBucket(host);
  const { context, page, log } = await openFreshBrowser(browser, site.url, { account: site.admin, bucket });
  await context.addCookies([{ name: BUCKET_COOKIE, value: String(bucket), url: site.url }]);
  const readCopies = await watchReactCopies(page);
  for (const name of NAMES) {
    await page.goto(PAGES[name]);
    await expectRemoteReady(page, name);
    expect(await readCopies(), name).toEqual([host.release.provides?.react]);
  }
  expect(log.problems).toEqual([]);
  await context.close();
}

test("a remote for another major is refused when it is published, and none of its code runs", async ({
  browser,
}) => {
  const old = withReactRange(readBuild(TRACKING), "react-18", "^18.3.1");
  await expect(site.owner.publish(old)).rejects.toMatchObject(
    refusal(`needs react ^18.3.1, but shell ${shell.release.version} provides ${present}`),
  );

  const { context, page } = await openFreshBrowser(browser, site.url, { account: site.member });
  await changeRegistry(page, TRACKING, () => ({ shared: old.release.shared }));
  await page.goto(PAGES[TRACKING]);
  await expect(new RemotePanel(page).root).toBeVisible();
  expect(await page.evaluate(() => Reflect.has(globalThis, "mfe_tracking"))).toBe(false);
  await context.close();
});

test("one release of a remote runs in a page with React 18, and in the site with its own React", async ({
  browser,
}) => {
  const folder = createTempFolder();
  const remote = await buildTwoMajors(folder);
  const { context, page, log } = await openFreshBrowser(browser, site.url, { account: site.member });
  const readCopies = await watchReactCopies(page);
  const expectRunning = async (version: string) => {
    await page.getByRole("button", { name: `React ${version}, 0 clicks` }).click();
    await expect(page.getByRole("button", { name: `React ${version}, 1 clicks` })).toBeVisible();
    expect(await readCopies()).toHaveLength(1);
  };
  await mountWithOlderReact(page, folder, remote);
  await expectRunning("18.3.1");

  await site.owner.publish(remote);
  await site.owner.promote(remote.release.name, remote.release.version);
  await page.goto("/two-majors");
  await expectRunning(present);
  expect(log.problems).toEqual([]);
  await context.close();
  removeFolder(folder);
});

test("the shell waits for the remotes, which are named, and takes over once all accept both majors", async ({
  browser,
}) => {
  const [first, ...others] = NAMES;
  const publish = async (name: (typeof NAMES)[number]) => {
    const wide = withReactRange(readBuild(name), "react-19-or-20", both);
    await site.owner.publish(wide);
    await site.owner.promote(name, wide.release.version);
  };
  await publish(first);
  await expect(site.owner.publish(nextShell)).rejects.toMatchObject(
    refusal(`provides react ${NEXT}, which`, ...others.map((name) => `${name} `)),
  );
  const findings = (await site.owner.check(nextShell)).filter(({ rule }) => rule === "shared");
  expect(findings.map(({ message }) => message).join(), "it holds nothing up").not.toContain(first);

  for (const name of others) await publish(name);
  await expectOneReact(browser, shell);
  await site.owner.publish(nextShell);
  await site.owner.promote("shell", nextShell.release.version, 50);
  await expectOneReact(browser, nextShell);
  await expectOneReact(browser, shell);
});

test("a remote needs the new major only after the shell has moved, and then the shell can't go back", async ({
  browser,
}) => {
  const narrow = withReactRange(readBuild(TRACKING), "react-20", `^${NEXT}`);
  await expect(site.owner.publish(narrow)).rejects.toMatchObject(
    refusal(`needs react ^${NEXT}, but shell ${shell.release.version} provides ${present}`),
  );
  await site.owner.promote("shell", nextShell.release.version);
  await site.owner.publish(narrow);
  await site.owner.promote(TRACKING, narrow.release.version);
  await expectOneReact(browser, nextShell);
  await expect(site.owner.promote("shell", shell.release.version)).rejects.toMatchObject(
    refusal(
      `provides react ${present}, which ${TRACKING} ${narrow.release.version} (^${NEXT}) doesn't accept`,
    ),
  );
});
