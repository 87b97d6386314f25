import type { Page } from "@playwright/test";
import { createMemoryProbe, openAndClose, walk, type Footprint } from "../fixtures/leaks";
import { expect, test } from "../fixtures/test";
import { SitePage } from "../pages/site.page";

/** A page of every remote that a user may open. */
const STOPS = [
  ["/keywords", "Keywords"],
  ["/blog", "Blog"],
  ["/aso-tools", "ASO Tools"],
] as const;
const ROUNDS = 300 / STOPS.length;
const OPENINGS = 100;
/** The browser compiles and caches in the first rounds and openings; growth after them is a leak. */
const FIRST_ROUNDS = 40;
const FIRST_OPENINGS = 50;
/** Components that render for the first time, such as a banner, add rules once: far fewer than one per round. */
const FEW_RULES = 50;
const DETAILS = 'main a[href*="app="]';

/** Returns the figures that changed by more than the garbage of a single page explains. */
function findChanges(before: Footprint, after: Footprint): string[] {
  const limits: [name: keyof Footprint, min: number, max: number][] = [
    ["heapBytes", 0, before.heapBytes * 1.1],
    ["listeners", 0, before.listeners * 1.05],
    ["nodes", 0, before.nodes * 1.05],
    ["subscriptions", before.subscriptions, before.subscriptions],
    ["styles", before.styles, before.styles],
    ["rules", 0, before.rules + FEW_RULES],
    ["componentStyles", 1, 1],
  ];
  return limits
    .filter(([name, min, max]) => after[name] < min || after[name] > max)
    .map(([name]) => `${name}: ${before[name]} → ${after[name]}`);
}

/** Expects `use` to leave nothing. If something grew, `use` runs again: a banner that appears once doesn't grow, a leak does. */
async function expectNoLeak(page: Page, use: () => Promise<void>): Promise<void> {
  const memory = await createMemoryProbe(page);
  const before = await memory.measure();
  await use();
  const after = await memory.measure();
  if (findChanges(before, after).length === 0) return;
  await use();
  expect(findChanges(after, await memory.measure())).toEqual([]);
}

// Hundreds of pages and dialogs open, which takes minutes on a busy machine.
test.describe.configure({ timeout: 600_000 });

test("F45 300 route changes across all remotes leak nothing", async ({ memberPage }) => {
  await memberPage.goto("/keywords");
  await expect(new SitePage(memberPage).heading("Keywords")).toBeVisible();
  await walk(memberPage, STOPS, FIRST_ROUNDS);
  await expectNoLeak(memberPage, () => walk(memberPage, STOPS, ROUNDS));
});

test("F45 opening an app's details 100 times leaks nothing", async ({ demoPage }) => {
  await demoPage.goto("/tracked-apps");
  await expect(demoPage.locator(DETAILS).first()).toBeVisible();
  await openAndClose(demoPage, DETAILS, FIRST_OPENINGS);
  await expectNoLeak(demoPage, () => openAndClose(demoPage, DETAILS, OPENINGS));
});
