import path from "node:path";
import { openFreshBrowser } from "../fixtures/browsers";
import { startDeliverySite, type DeliverySite } from "../fixtures/sites/delivery-site";
import { changeRegistry } from "../fixtures/remotes/faults";
import { findNginxProblem, startNginx, type StaticHost } from "../fixtures/sites/nginx";
import { readBuild, createVariant } from "../fixtures/remotes/releases";
import { expectRemoteReady } from "../fixtures/remotes/remotes";
import { createTempFolder, removeFolder } from "../fixtures/sites/server";
import { expect, test } from "../fixtures/test";
import { RemotePanel } from "../pages/remote-panel";
import { SitePage } from "../pages/site.page";

const TRACKING = "mfe-tracking";
const reason = findNginxProblem();

test.describe.configure({ mode: "serial" });
test.skip(reason !== null, reason ?? "");

let folder: string;
let host: StaticHost;
let site: DeliverySite;

test.beforeAll(async () => {
  folder = createTempFolder();
  site = await startDeliverySite(async (dataDir) => {
    const releases = path.join(dataDir, "releases");
    host = await startNginx(releases, path.join(folder, "nginx"));
    return { RELEASE_STORE: host.url, RELEASES_DIR: releases };
  });
});
test.afterAll(async () => {
  await site.stop();
  await host.stop();
  removeFolder(folder);
});

test("releases on another origin: every page loads with hashes and within the policy, and a promotion works", async ({
  browser,
}) => {
  const { context, page, log } = await openFreshBrowser(browser, site.url, { account: site.member });
  const answer = await page.goto("/keywords");
  expect(await answer?.headerValue("content-security-policy")).toContain(host.url);
  await expectRemoteReady(page, TRACKING);
  await new SitePage(page).goTo("ASO Tools");
  await expectRemoteReady(page, "mfe-aso-tools");
  await page.goto("/blog");
  await expectRemoteReady(page, "mfe-content");

  const next = createVariant(readBuild("mfe-content"), "next");
  await site.owner.publish(next);
  await site.owner.promote("mfe-content", next.release.version);
  await expect(async () => {
    await page.goto("/blog");
    expect(await expectRemoteReady(page, "mfe-content")).toBe(next.release.version);
  }).toPass();
  const files = log.requests.filter((url) => /\.(js|woff2)$/.test(url));
  expect(files.some((url) => url.endsWith(".woff2"))).toBe(true);
  expect(files.filter((url) => !url.startsWith(`${host.url}/`))).toEqual([]);
  expect(log.problems).toEqual([]);
  await context.close();
});

test("S55 a file changed on the other origin is refused", async ({ browser }) => {
  const { context, page, log } = await openFreshBrowser(browser, site.url, { account: site.member });
  await page.route(/\/mfe-tracking\/[^/]+\/lifecycles\./, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.__tampered = true;` });
  });
  await page.goto("/keywords");
  await expect(new RemotePanel(page).root).toContainText("it doesn't match the published version");
  expect(await page.evaluate(() => Reflect.get(window, "__tampered"))).toBeUndefined();
  log.expectProblem(/integrity/i);
  // The page may ask again, and that answer may still be on its way.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
});

test("S57 a remote from an unregistered origin is refused before any request", async ({ browser }) => {
  const { context, page, log } = await openFreshBrowser(browser, site.url, { account: site.member });
  const rogue = "http://127.0.0.1:9";
  await changeRegistry(page, TRACKING, ({ entry = "" }) => ({
    entry: `${rogue}/mfe-tracking/9.9.9/${path.basename(entry)}`,
  }));
  await page.goto("/keywords");
  await expect(new RemotePanel(page).root).toContainText("it comes from an unknown source");
  expect(log.requests.filter((url) => url.startsWith(rogue))).toEqual([]);
  log.expectProblem(/mfe-tracking: load failed/);

  // The page's policy blocks the origin even without the shell's check.
  const violation = page.waitForEvent("console", (message) => /policy violation/.test(message.text()));
  await page.evaluate((url) => fetch(url).catch(() => null), rogue);
  expect((await violation).text()).toContain("connect-src");
  await context.close();
});
