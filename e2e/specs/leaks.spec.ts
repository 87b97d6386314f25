import { memoryOf, openAndClose, walk, type Footprint } from "../fixtures/leaks";
import { expect, test } from "../fixtures/test";
import { SitePage } from "../pages/site.page";

/** A page of every remote that a plain user may see. */
const STOPS = [
  ["/keywords", "Keywords"],
  ["/blog", "Blog"],
  ["/aso-tools", "ASO Tools"],
] as const;
const ROUNDS = 300 / STOPS.length;
const OPENINGS = 100;
/** In the first rounds and openings the browser compiles and caches; only then does growth mean that something stays. */
const FIRST_ROUNDS = 40;
const FIRST_OPENINGS = 50;
/** What is drawn for the first time meanwhile, such as a banner, brings its rules once: far fewer than one each time. */
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
  expect(after.componentStyles, "one tag for all").toBe(1);
}

test("F45 300 changes of the route through all remotes leave nothing behind", async ({ memberPage }) => {
  await memberPage.goto("/keywords");
  await expect(new SitePage(memberPage).heading("Keywords")).toBeVisible();
  const memory = await memoryOf(memberPage);
  await walk(memberPage, STOPS, FIRST_ROUNDS);
  const before = await memory.measure();
  await walk(memberPage, STOPS, ROUNDS);
  expectNothingLeft(before, await memory.measure());
});

test("F45 100 openings of an app's details leave nothing behind", async ({ demoPage }) => {
  await demoPage.goto("/tracked-apps");
  await expect(demoPage.locator(DETAILS).first()).toBeVisible();
  const memory = await memoryOf(demoPage);
  await openAndClose(demoPage, DETAILS, FIRST_OPENINGS);
  const before = await memory.measure();
  await openAndClose(demoPage, DETAILS, OPENINGS);
  expectNothingLeft(before, await memory.measure());
});
