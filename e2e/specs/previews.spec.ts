import type { Page } from "@playwright/test";
import { ADMIN } from "../fixtures/accounts";
import { openFreshBrowser } from "../fixtures/browsers";
import { createDeliveryClient, type Delivery } from "../fixtures/remotes/delivery";
import { createScriptRelease, createVariant, readBuild } from "../fixtures/remotes/releases";
import { expectRemoteReady } from "../fixtures/remotes/remotes";
import { throwsInMount } from "../fixtures/remotes/test-remotes";
import { startDeliverySite, type DeliverySite } from "../fixtures/sites/delivery-site";
import { expect, test } from "../fixtures/test";
import { AuthPage } from "../pages/auth.page";
import { RemotePanel } from "../pages/remote-panel";
import { SitePage } from "../pages/site.page";

const [CONTENT, TRACKING] = ["mfe-content", "mfe-tracking"];
const [HEADLINE, OTHER] = ["Know where your app ranks, and what to change next", "A headline for review"];

test.describe.configure({ mode: "serial" });

let site: DeliverySite;
let team: Delivery;
test.beforeAll(async () => {
  site = await startDeliverySite();
  team = createDeliveryClient(site.url, await site.owner.token(TRACKING, "Tracking"));
});
test.afterAll(() => site.stop());

const banner = (page: Page) => page.getByRole("status").filter({ hasText: /preview/i });
const shellVersion = (page: Page) =>
  page.evaluate(() => document.querySelector('script[src*="/releases/shell/"]')?.getAttribute("src") ?? "");

test("a composition is shown at its own address, in one tab, until it is left or ended", async ({
  browser,
}) => {
  const content = createVariant(readBuild(CONTENT), "preview", { [HEADLINE]: OTHER });
  const shell = createVariant(readBuild("shell"), "preview");
  for (const upload of [content, shell]) await site.owner.publish(upload);
  const { id, url } = await site.owner.preview("Spring release", content, shell);
  const address = new URL(url).pathname + new URL(url).search;
  const { context, page, log } = await openFreshBrowser(browser, site.url);

  const document = await context.request.get(address, { headers: { accept: "text/html" } });
  expect(await document.text(), "readable before any script runs").toContain(OTHER);
  await page.goto(address);
  await expect(new SitePage(page).heading(OTHER)).toBeVisible();
  await expect(banner(page)).toContainText("Preview: Spring release");
  await expect(banner(page)).toContainText(`${CONTENT} ${content.release.version}`);
  expect(await shellVersion(page)).toContain(`/shell/${shell.release.version}/`);

  await test.step("it survives navigation, reloads and sign-in", async () => {
    await page.goto("/blog");
    expect(await expectRemoteReady(page, CONTENT)).toBe(content.release.version);
    expect(await shellVersion(page)).toContain(`/shell/${shell.release.version}/`);
    const auth = new AuthPage(page);
    await auth.openLogin();
    await auth.logIn(ADMIN);
    await expectRemoteReady(page, TRACKING);
    await page.goto("/blog");
    expect(await expectRemoteReady(page, CONTENT)).toBe(content.release.version);
    await expect(banner(page)).toBeVisible();
  });
  await test.step("other tabs show the live site", async () => {
    const other = await context.newPage();
    await other.goto("/blog");
    expect(await expectRemoteReady(other, CONTENT)).toBe(readBuild(CONTENT).release.version);
    await expect(banner(other)).toHaveCount(0);
    await other.close();
  });
  await test.step("it ends with one click", async () => {
    await banner(page).getByRole("button", { name: "Leave preview" }).click();
    await expect(banner(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/preview=/);
    expect(await expectRemoteReady(page, CONTENT)).toBe(readBuild(CONTENT).release.version);
    expect(await shellVersion(page)).not.toContain(shell.release.version);
  });
  await test.step("an ended preview says so and shows the live site", async () => {
    await site.owner.endPreview(id);
    await page.goto(`/blog?preview=${id}`);
    await expect(banner(page)).toContainText("This preview has ended. You see the live site.");
    expect(await expectRemoteReady(page, CONTENT)).toBe(readBuild(CONTENT).release.version);
    await page.goto("/blog");
    await expectRemoteReady(page, CONTENT);
    await expect(banner(page)).toHaveCount(0);
  });
  expect(log.problems).toEqual([]);
  await context.close();
});

test("a broken preview shows its error instead of another version, and counts for no version", async ({
  browser,
}) => {
  const broken = createScriptRelease(readBuild(TRACKING), "broken", throwsInMount(TRACKING));
  await team.publish(broken);
  const { id } = await team.preview("PR 42", broken);
  const { context, page, log } = await openFreshBrowser(browser, site.url, { account: site.member });
  await page.goto("/keywords");
  await expectRemoteReady(page, TRACKING);
  const remembered = () => page.evaluate(() => localStorage.getItem("last-good-remotes"));
  const { version } = readBuild(TRACKING).release;
  await expect.poll(remembered).toContain(`"${version}"`);

  await page.goto(`/keywords?preview=${id}`);
  await expect(new RemotePanel(page).root).toBeVisible();
  await expect(banner(page)).toContainText(`${TRACKING} ${broken.release.version}`);
  expect(await remembered()).toContain(`"${version}"`);
  expect(await remembered()).not.toContain(broken.release.version);
  const { health } = await site.owner.status(TRACKING);
  expect(health.map((one) => one.version)).not.toContain(broken.release.version);
  log.expectProblem(/mfe-tracking: mount failed/);
  await context.close();
});
