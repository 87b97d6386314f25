import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test";
import { SitePage } from "../pages/site.page";

const KEYWORDS = "mfe-tracking";

/** Holds the page's requests for some files. Returns a function that lets them go on. */
async function holdFiles(page: Page, files: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const parts = (page: Page) => ({
  skeleton: page.locator("[data-page-skeleton]"),
  overlay: page.locator("main [data-veil]"),
});

/** Records the times in ms since the click on a link at which the slot's skeleton and overlay begin to appear. */
function recordAppearances(page: Page): Promise<void> {
  return page.evaluate(() => {
    const times: Record<string, number> = {};
    let clicked = 0;
    document.addEventListener("click", () => (clicked = performance.now()), { capture: true, once: true });
    document.addEventListener("animationstart", ({ target }) => {
      if (!(target instanceof Element)) return;
      const name = ["data-page-skeleton", "data-veil"].find((attribute) => target.hasAttribute(attribute));
      if (name) times[name] ??= performance.now() - clicked;
      document.documentElement.dataset.appeared = JSON.stringify(times);
    });
  });
}

test("F55 while a remote's code loads, its slot shows the skeleton of the page's kind, then the branded overlay", async ({
  memberPage,
}) => {
  const site = new SitePage(memberPage);
  const { skeleton, overlay } = parts(memberPage);
  await memberPage.goto("/settings");
  await expect(site.heading("Settings")).toBeVisible();
  const release = await holdFiles(memberPage, `**/releases/mfe-aso-tools/**`);
  await recordAppearances(memberPage);
  await site.goTo("ASO Tools");
  await expect(skeleton).toHaveAttribute("data-page-skeleton", "tool");
  await expect(skeleton).toHaveCSS("opacity", "1");
  await expect(overlay).toHaveCSS("opacity", "1");
  await expect(overlay).toHaveRole("status");
  await expect(site.slot("mfe-aso-tools")).toHaveAttribute("aria-busy", "true");
  await expect(site.sidebar, "the chrome stays").toBeVisible();
  const appeared: Record<string, number> = JSON.parse(
    (await site.document.getAttribute("data-appeared")) ?? "{}",
  );
  expect(appeared["data-page-skeleton"]).toBeGreaterThanOrEqual(150);
  expect(appeared["data-veil"]).toBeGreaterThanOrEqual(300);
  release();
  await expect(site.heading("ASO Tools")).toBeVisible();
  await expect(skeleton).toBeHidden();
  await expect(overlay).toBeHidden();
});

test("F55 the skeleton stays until the page's own chunk has arrived, also on a change of page within a remote", async ({
  memberPage,
}) => {
  const site = new SitePage(memberPage);
  const { skeleton, overlay } = parts(memberPage);
  await memberPage.goto("/tracked-apps");
  await expect(site.heading("Tracked Apps")).toBeVisible();
  const release = await holdFiles(memberPage, `**/releases/${KEYWORDS}/**`);
  await site.goTo("Keywords");
  await expect(site.slot(KEYWORDS)).toHaveAttribute("data-remote-status", "ready");
  await expect(skeleton).toHaveAttribute("data-page-skeleton", "table");
  await expect(skeleton).toHaveCSS("opacity", "1");
  await expect(overlay).toHaveCSS("opacity", "1");
  release();
  await expect(site.heading("Keywords")).toBeVisible();
  await expect(skeleton).toBeHidden();
});
