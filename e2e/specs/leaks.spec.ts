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

function expectNothingLeft(before: Footprint, after: Footprint): void {
  const figures = JSON.stringify({ before, after });
  expect(after.heapBytes, figures).toBeLessThan(before.heapBytes * 1.1);
  expect(after.listeners, figures).toBeLessThanOrEqual(before.listeners * 1.05);
  expect(after.nodes, figures).toBeLessThanOrEqual(before.nodes * 1.05);
  expect(after.subscriptions, figures).toBe(before.subscriptions);
  expect(after.styles, figures).toBe(before.styles);
  expect(after.rules, figures).toBeLessThanOrEqual(before.rules + FEW_RULES);
  expect(after.componentStyles, "one style tag for all").toBe(1);
}

test("F45 300 route changes across all remotes leak nothing", async ({ memberPage }) => {
  await memberPage.goto("/keywords");
  await expect(new SitePage(memberPage).heading("Keywords")).toBeVisible();
  const memory = await createMemoryProbe(memberPage);
  await walk(memberPage, STOPS, FIRST_ROUNDS);
  const before = await memory.measure();
  await walk(memberPage, STOPS, ROUNDS);
  expectNothingLeft(before, await memory.measure());
});

test("F45 opening an app's details 100 times leaks nothing", async ({ demoPage }) => {
  await demoPage.goto("/tracked-apps");
  await expect(demoPage.locator(DETAILS).first()).toBeVisible();
  const memory = await createMemoryProbe(demoPage);
  await openAndClose(demoPage, DETAILS, FIRST_OPENINGS);
  const before = await memory.measure();
  await openAndClose(demoPage, DETAILS, OPENINGS);
  expectNothingLeft(before, await memory.measure());
});
