import { RegistrySchema } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";
import type { Browser, Locator, Page } from "@playwright/test";
import { openFreshBrowser } from "../fixtures/browsers";
import { createDeliveryClient, type Delivery } from "../fixtures/remotes/delivery";
import { startDeliverySite, type DeliverySite } from "../fixtures/sites/delivery-site";
import { readBuild, createScriptRelease, createVariant, type Upload } from "../fixtures/remotes/releases";
import { expectRemoteReady } from "../fixtures/remotes/remotes";
import { throwsInMount } from "../fixtures/remotes/test-remotes";
import { expect, test } from "../fixtures/test";
import { RemotePanel } from "../pages/remote-panel";
import { SitePage } from "../pages/site.page";

const [CONTENT, TRACKING, ASO] = ["mfe-content", "mfe-tracking", "mfe-aso-tools"];
const HEADLINE = "Know where your app ranks, and what to change next";
const NEWER = "See how your app ranks, and what to do about it";

// All tests share one site, and each continues with the releases that the previous one made live.
test.describe.configure({ mode: "serial" });

let delivery: DeliverySite;
let owner: Delivery;

test.beforeAll(async () => {
  // All browsers of the tests are on one network, and their accounts are new.
  delivery = await startDeliverySite({
    RELEASE_FAILURE_MIN: "2",
    RELEASE_FAILURE_NETWORKS: "1",
    RELEASE_FAILURE_ACCOUNT_HOURS: "0",
  });
  owner = delivery.owner;
});
test.afterAll(() => delivery.stop());

const site = (page: Page) => new SitePage(page);
const fresh = (browser: Browser, visitor: Parameters<typeof openFreshBrowser>[2] = {}) =>
  openFreshBrowser(browser, delivery.url, visitor);

/** Returns the version that the registry gives to a canary bucket. */
async function fetchVersion(name: string, bucket: number): Promise<string | undefined> {
  const headers = { "x-listwise-bucket": String(bucket) };
  const answer = await fetch(`${delivery.url}/remotes.json`, { headers });
  const { remotes } = z.parse(RegistrySchema, await answer.json());
  return remotes.find((remote) => remote.name === name)?.version;
}

/** Publishes an upload and makes it live for everyone. Returns its version. */
async function goLive(upload: Upload): Promise<string> {
  const { name, version } = upload.release;
  await owner.publish(upload);
  await owner.promote(name, version);
  return version;
}

test.describe("a text changes", () => {
  const before = readBuild(CONTENT);
  const after = createVariant(before, "headline", { [HEADLINE]: NEWER });
  const { version } = after.release;
  let team: Delivery;
  test.beforeAll(async () => {
    team = createDeliveryClient(delivery.url, await owner.token(CONTENT, "Content"));
  });

  test("only its team can publish it; it is live for no one, then at 10% for every tenth browser", async ({
    browser,
  }) => {
    const strangers = createDeliveryClient(delivery.url, await owner.token(TRACKING, "Tracking"));
    await expect(strangers.publish(after)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await team.publish(after);
    // A pipeline that runs again changes nothing, and a version never changes.
    await team.publish(after);
    const other = createVariant(before, "headline", { [HEADLINE]: "Another headline" });
    expect(other.release.version).toBe(version);
    await expect(team.publish(other)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await fetchVersion(CONTENT, 0)).toBe(before.release.version);

    await team.promote(CONTENT, version, 10);
    const given = await Promise.all(
      Array.from({ length: 100 }, (_, bucket) => fetchVersion(CONTENT, bucket)),
    );
    expect(given.filter((one) => one === version)).toHaveLength(10);
    const buckets: [number, string][] = [
      [given.indexOf(version), NEWER],
      [given.indexOf(before.release.version), HEADLINE],
    ];
    for (const [bucket, headline] of buckets) {
      const { context, page, log } = await fresh(browser, { bucket });
      await page.goto("/");
      await expect(site(page).heading(headline)).toBeVisible();
      await page.reload();
      await expect(site(page).heading(headline), "the bucket keeps its version").toBeVisible();
      expect(log.problems).toEqual([]);
      await context.close();
    }
  });

  test("F50 promotion and rollback while pages load: no load fails, no versions mix", async ({ browser }) => {
    const { context, page, log } = await fresh(browser);
    const expected: Record<string, string> = { [HEADLINE]: before.release.version, [NEWER]: version };
    const expectOneVersion = async () => {
      const shown = await expectRemoteReady(page, CONTENT);
      const heading = await page.getByRole("heading", { level: 1 }).innerText();
      expect(shown, heading).toBe(expected[heading]);
      const versions = () => listLoadedVersions(page);
      await expect.poll(async () => (await versions()).entries).toContain(shown);
      const alone = async () => {
        const { entries, parts } = await versions();
        return parts.filter((one) => !entries.includes(one));
      };
      // A script is listed once it has loaded, and preloaded scripts can load in any order.
      await expect.poll(alone, "no chunk without the entry of its version").toEqual([]);
    };
    for (let round = 0; round < 3; round += 1) {
      for (const [move, heading] of [
        [() => team.promote(CONTENT, version), NEWER],
        [() => team.move(CONTENT, "rollback"), HEADLINE],
      ] as const) {
        await Promise.all([page.goto("/"), move()]);
        await expectOneVersion();
        await page.goto("/");
        await expectOneVersion();
        await expect(site(page).heading(heading), "the next load has the version of the move").toBeVisible();
      }
    }
    expect(log.problems).toEqual([]);
    await context.close();
  });
});

/**
 * Returns the versions whose scripts the page has preloaded or loaded. A loaded entry may have been dropped before its
 * mount, if another version went live in the meantime.
 */
function listLoadedVersions(page: Page): Promise<{ entries: string[]; parts: string[] }> {
  return page.evaluate(() => {
    const found = { entries: new Set<string>(), parts: new Set<string>() };
    for (const { name } of performance.getEntriesByType("resource")) {
      const [, version, file = ""] = /\/releases\/mfe-content\/([^/]+)\/(.+\.js)$/.exec(name) ?? [];
      if (version) found[file.startsWith("remoteEntry") ? "entries" : "parts"].add(version);
    }
    return { entries: [...found.entries], parts: [...found.parts] };
  });
}

/** Leaves the page of a remote and opens it again until the tab has received the change, which applies at the next entry. */
async function enterUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await site(page).goTo("Keywords");
    await expect(site(page).heading("Keywords")).toBeVisible();
    await site(page).goTo("ASO Tools");
    await expect(page.locator(`main [data-remote="${ASO}"]`)).toHaveAttribute(
      "data-remote-status",
      /ready|failed/,
    );
    await expect(shown).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Goes from page to page until the tab has received a change of the menu. */
async function walkUntil(page: Page, expectChange: () => Promise<void>): Promise<void> {
  await expect(async () => {
    for (const entry of ["Dashboard", "Keywords"]) {
      await site(page).goTo(entry);
      await expect(site(page).heading(entry)).toBeVisible();
    }
    await expectChange();
  }).toPass();
}

test("F49 a deploy while a tab is open: the tab keeps its version until the next entry", async ({
  browser,
}) => {
  const { context, page, log, documents } = await fresh(browser, { account: delivery.member });
  const [title, newTitle] = ["Keyword Density Analyzer", "Density of Keywords"];
  await page.goto("/aso-tools");
  const old = await expectRemoteReady(page, ASO);
  await expect(page.getByText(title)).toBeVisible();
  const oldFiles = log.getRequests(ASO);

  const version = await goLive(createVariant(readBuild(ASO), "title", { [title]: newTitle }));
  await expect(page.getByText(title)).toBeVisible();
  expect(await expectRemoteReady(page, ASO), "the open page keeps its version").toBe(old);
  await enterUntil(page, page.getByText(newTitle));
  expect(await expectRemoteReady(page, ASO)).toBe(version);

  const link = site(page).sidebar.getByRole("link", { name: "ASO Tools", exact: true });
  await owner.move(ASO, "disable");
  await walkUntil(page, () => expect(link, "no menu leads to it").toHaveCount(0, { timeout: 1_000 }));
  const panel = new RemotePanel(page).root.filter({ hasText: "It is turned off right now." });
  await expect(async () => {
    await page.goBack();
    await expect(panel).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await owner.move(ASO, "enable");
  await walkUntil(page, () => expect(link).toBeVisible({ timeout: 1_000 }));
  await enterUntil(page, page.getByText(newTitle));

  expect(documents, "no reload").toHaveLength(1);
  for (const url of oldFiles) expect((await fetch(url)).status, url).toBe(200);
  log.problems = log.problems.filter((problem) => !/turned off/.test(problem));
  expect(log.problems).toEqual([]);
  await context.close();
});

test("F48 a version that throws at mount: the last working one is shown, and the version is rolled back", async ({
  browser,
}) => {
  const good = readBuild(TRACKING).release.version;
  const known = await fresh(browser, { account: delivery.member });
  await known.page.goto("/keywords");
  expect(await expectRemoteReady(known.page, TRACKING)).toBe(good);
  const remembered = () => known.page.evaluate(() => localStorage.getItem("last-good-remotes"));
  await expect.poll(remembered).toContain(good);
  const next = await goLive(createVariant(readBuild(TRACKING), "good"));
  const bad = await goLive(createScriptRelease(readBuild(TRACKING), "bad", throwsInMount(TRACKING)));

  const office = await fresh(browser, { account: delivery.admin });
  await office.page.goto("/admin/system");
  await expect(office.page.getByRole("region", { name: TRACKING })).toContainText(bad);
  await known.page.reload();
  await expect(site(known.page).heading("Keywords")).toBeVisible();
  expect(await expectRemoteReady(known.page, TRACKING), "the last version that worked here").toBe(good);
  const line = office.page.getByRole("region", { name: TRACKING }).getByRole("row").filter({ hasText: bad });
  await expect(line).toContainText("MOUNT_FAILED");

  // One account alone causes no rollback; this is the second.
  const stranger = await fresh(browser, { account: delivery.admin });
  await stranger.page.goto("/keywords");
  await expect(site(stranger.page).heading("Keywords")).toBeVisible();
  expect(await expectRemoteReady(stranger.page, TRACKING), "the previous version").toBe(next);
  known.log.expectProblem(/mfe-tracking: mount failed/);

  await expect.poll(async () => (await owner.status(TRACKING)).stable).toBe(next);
  expect((await owner.history(TRACKING))[0]).toMatchObject({ action: "take-out", version: bad });
  await expect(line, "no longer live").not.toContainText("Stable");
  for (const { context } of [known, office, stranger]) await context.close();
});

test("F60 a version that loses a page goes live once an administrator has confirmed it with a reason", async ({
  browser,
}) => {
  const variant = createVariant(readBuild(ASO), "smaller");
  const { descriptor } = variant.release;
  if (!descriptor) throw new Error("The release has no descriptor.");
  const routes = descriptor.routes.filter(({ path }) => path !== "/aso-tools/icon-analyzer");
  const navigation = descriptor.navigation.filter(({ path }) => path !== "/aso-tools/icon-analyzer");
  const smaller = {
    ...variant,
    release: { ...variant.release, descriptor: { ...descriptor, routes, navigation } },
  };
  const { version } = smaller.release;
  const removed = /The route \/aso-tools\/icon-analyzer of the live version is removed/;
  const team = createDeliveryClient(delivery.url, await owner.token(ASO, "Tools"));
  await team.publish(smaller);
  await expect(team.promote(ASO, version)).rejects.toMatchObject({
    code: "RELEASE_REFUSED",
    findings: [{ level: "confirm", message: removed }],
  });

  const { context, page } = await fresh(browser, { account: delivery.admin });
  await page.goto("/admin/system");
  await page.getByRole("button", { name: `Promote ${ASO} ${version} to 100%` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Promote to 100%" }).click();
  await expect(dialog.getByRole("listitem")).toHaveText(removed);
  const confirm = dialog.getByRole("button", { name: "Confirm and promote" });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole("textbox", { name: /^Reason/ }).fill("Icons are part of the optimizer now.");
  await confirm.click();
  await expect(dialog).toBeHidden();
  expect((await owner.status(ASO)).stable).toBe(version);
  const entry = page.getByRole("row").filter({ hasText: "Icons are part of the optimizer now." });
  await entry.getByText("1 confirmed difference").click();
  await expect(entry.getByText(removed)).toBeVisible();
  await context.close();
});
