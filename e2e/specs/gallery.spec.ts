import { readdirSync } from "node:fs";
import path from "node:path";
import type { Frame, Locator, Page } from "@playwright/test";
import { expectNoViolations, VISUAL } from "../fixtures/axe";
import { GALLERY } from "../fixtures/sites/sites";
import { expect, test } from "../fixtures/test";

const source = path.resolve(import.meta.dirname, "../../shared-ui/src");
/** The folders of shared-ui with entries of the gallery. */
const groups = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => readdirSync(path.join(source, name)).some((file) => file.endsWith(".gallery.tsx")));

/** Every theme and every width once: no style depends on both. */
const looks = [
  { theme: "dark", width: 1280, axe: {} },
  { theme: "light", width: 390, axe: VISUAL },
];
/**
 * A pixel may differ by 1.5% of the color distance, which is less than a changed token, and three in two thousand by more:
 * versions of Chromium space a long bold sentence differently.
 */
const tolerance = { threshold: 0.015, maxDiffPixelRatio: 0.0015 };
/** Other systems, and Chromium with a window system, draw text differently. `npm test` installs the headless shell. */
const canCompare = process.platform === "linux" && /headless/.test(process.env.CHROMIUM_PATH ?? "");
/** A page that has not changed for this time counts as complete. */
const STILL_MS = 400;

test.use({
  baseURL: GALLERY,
  timezoneId: "UTC",
  locale: "en-US",
  deviceScaleFactor: 1,
  contextOptions: { reducedMotion: "reduce" },
});

/** Waits until lazily rendered parts of a frame are there. */
async function waitUntilStill(frame: Frame): Promise<void> {
  await frame.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, ms);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, ms);
        }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    STILL_MS,
  );
}

async function expectUnchanged(element: Locator, name: string): Promise<void> {
  if (canCompare) await expect.soft(element).toHaveScreenshot(`${name}.png`, tolerance);
}

/** Only one frame can have the focus, so the controls of none show it. A menu would close without it. */
function dropFocus(frame: Frame): Promise<void> {
  return frame.evaluate(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && !activeElement.closest("[role=menu]")) activeElement.blur();
  });
}

/** Makes every entry start at a whole pixel, so that its screenshot does not depend on the entries above it. */
function alignEntries(page: Page): Promise<void> {
  return page.locator("[data-entry]").evaluateAll((entries) => {
    for (const entry of entries)
      if (entry instanceof HTMLElement)
        entry.style.minHeight = `${Math.ceil(entry.getBoundingClientRect().height)}px`;
  });
}

async function open(page: Page, query: string): Promise<void> {
  await page.goto(query);
  const ready = "html[data-ready]";
  await expect(page.locator(ready)).toBeAttached();
  for (const frame of await page.locator("iframe").all())
    await expect(frame.contentFrame().locator(ready)).toBeAttached();
  await Promise.all(page.frames().map(waitUntilStill));
  await Promise.all(page.frames().map(dropFocus));
  await alignEntries(page);
}

for (const group of groups) {
  for (const { theme, width, axe } of looks) {
    test(`${group} in ${theme} at ${width} px: unchanged, without violations`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `/?frame&shown=${group}&theme=${theme}`);
      for (const entry of await page.locator("[data-entry]").all()) {
        await expectUnchanged(entry, `${await entry.getAttribute("data-entry")}-${theme}-${width}`);
      }
      await expectNoViolations(page, axe);
    });
  }
}

test("buttons have every accent color", async ({ page }) => {
  await open(page, "/?frame&shown=button");
  for (const accent of ["blue", "green", "orange", "pink"]) {
    await page.locator("html").evaluate((html, name) => html.setAttribute("data-accent", name), accent);
    await expectUnchanged(page.locator("figure").first(), `button-${accent}`);
  }
});

test("with reduced motion, a changed style applies immediately", async ({ page }) => {
  await open(page, "/?frame&shown=spinner");
  const moved = await page.locator("h2").evaluate((heading) => {
    const { left } = heading.getBoundingClientRect();
    heading.style.marginLeft = "100px";
    return heading.getBoundingClientRect().left - left;
  });
  expect(moved).toBe(100);
});

test("the gallery finds and shows components", async ({ page }) => {
  await page.goto("/?shown=badge");
  const list = page.getByRole("navigation", { name: "Components" });
  await list.getByRole("searchbox").fill("iconbutton");
  await list.getByRole("button", { name: "Button", exact: true }).click();
  const examples = page.frameLocator("iframe");
  await expect(examples.getByRole("heading", { name: "Button" })).toBeVisible();
  await page.getByRole("radio", { name: "All" }).check();
  await expect(page.locator("iframe")).toHaveCount(3);
  await expectNoViolations(page, { except: "iframe" });
  await page.getByRole("radio", { name: "Light" }).check();
  await expectNoViolations(page, { ...VISUAL, except: "iframe" });
});
