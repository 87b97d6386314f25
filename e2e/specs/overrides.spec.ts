import type { Page } from "@playwright/test";
import { openFreshBrowser } from "../fixtures/browsers";
import { startDeliverySite, type DeliverySite } from "../fixtures/sites/delivery-site";
import { readBuild, createVariant } from "../fixtures/remotes/releases";
import { expectRemoteReady } from "../fixtures/remotes/remotes";
import { findFreePort, run, type Server } from "../fixtures/sites/server";
import { expect, test } from "../fixtures/test";
import { SitePage } from "../pages/site.page";

const CONTENT = "mfe-content";
const live = readBuild(CONTENT);

test.describe.configure({ mode: "serial" });

let site: DeliverySite;
test.beforeAll(async () => {
  site = await startDeliverySite();
});
test.afterAll(() => site.stop());

const banner = (page: Page) => page.getByRole("status").filter({ hasText: CONTENT });
const turnOff = (page: Page) => banner(page).getByRole("button", { name: "Turn off" }).click();

/** Preload hints of the page for the live version. */
const hints = (page: Page) => page.locator(`link[rel$="preload"][href*="/${CONTENT}/"]`);

async function expectLive(page: Page): Promise<void> {
  expect(await expectRemoteReady(page, CONTENT)).toBe(live.release.version);
  await expect(banner(page)).toHaveCount(0);
  expect(page.url()).not.toContain("mfe=");
}

test("an unreleased version is pinned in one tab by its address, and turned off with one click", async ({
  browser,
}) => {
  const [headline, other] = ["Know where your app ranks, and what to change next", "A headline for review"];
  const next = createVariant(live, "pinned", { [headline]: other });
  const { version } = next.release;
  await site.owner.publish(next);
  const { context, page, log } = await openFreshBrowser(browser, site.url);
  await page.goto(`/?mfe=${CONTENT}@${version}`);
  await expect(new SitePage(page).heading(other)).toBeVisible();
  await expect(banner(page)).toContainText(`${CONTENT} is pinned to ${version}`);
  await expect(new SitePage(page).document).toHaveAttribute(
    "data-composition",
    new RegExp(`^[0-9a-f]{12}\\+${CONTENT}@${version}$`),
  );
  await expect(hints(page)).toHaveCount(0);

  await page.goto("/blog");
  expect(await expectRemoteReady(page, CONTENT), "the tab remembers").toBe(version);
  await expect(hints(page)).toHaveCount(0);
  await turnOff(page);
  await expectLive(page);
  await page.goto("/");
  await expect(new SitePage(page).heading(headline)).toBeVisible();
  expect(log.problems).toEqual([]);
  await context.close();
});

test.describe("a development server", () => {
  let server: Server;
  let origin: string;
  test.beforeAll(async () => {
    const port = await findFreePort();
    origin = `http://localhost:${port}`;
    server = run("scripts/dev-remote.mjs", [CONTENT], { DEV_PORT: String(port) });
    await expect
      .poll(server.output, { timeout: 100_000 })
      .toContain(`${CONTENT} inside the site:  http://localhost:4000/?mfe=${CONTENT}@${origin}`);
  });
  test.afterAll(() => server.kill("SIGTERM"));

  test("replaces the remote of a production site in one tab, and is turned off with one click", async ({
    browser,
  }) => {
    const { context, page, log } = await openFreshBrowser(browser, site.url);
    await page.goto(`/blog?mfe=${CONTENT}@${origin}`);
    expect(await expectRemoteReady(page, CONTENT)).toBe("development");
    await expect(new SitePage(page).heading("Blog")).toBeVisible();
    await expect(banner(page)).toContainText(`${CONTENT} is loaded from ${origin}`);
    await expect(hints(page)).toHaveCount(0);
    expect(log.getRequests(CONTENT), "no file of the live version").toEqual([]);

    await page.goto("/");
    expect(await expectRemoteReady(page, CONTENT), "the tab remembers").toBe("development");
    await turnOff(page);
    await expectLive(page);
    expect(log.problems).toEqual([]);
    await context.close();
  });
});
