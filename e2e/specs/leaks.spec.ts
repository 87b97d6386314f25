import { memoryOf, walk } from "../fixtures/leaks";
import { expect, test } from "../fixtures/test";
import { SitePage } from "../pages/site.page";

const ROUNDS = 50;
/** A page of every remote that a plain user may see. */
const STOPS = [
  ["/keywords", "Keywords"],
  ["/blog", "Blog"],
  ["/aso-tools", "ASO Tools"],
] as const;

test(`F45 ${ROUNDS} rounds through all remotes leave nothing behind`, async ({ memberPage }) => {
  test.setTimeout(120_000);
  await memberPage.goto("/keywords");
  await expect(new SitePage(memberPage).heading("Keywords")).toBeVisible();
  const memory = await memoryOf(memberPage);
  await walk(memberPage, STOPS, 10);
  const before = await memory.measure();
  await walk(memberPage, STOPS, ROUNDS);
  const after = await memory.measure();

  const figures = JSON.stringify({ before, after });
  expect(after.heapBytes, figures).toBeLessThan(before.heapBytes * 1.1);
  expect(after.listeners, figures).toBeLessThanOrEqual(before.listeners * 1.05);
  expect(after.nodes, figures).toBeLessThanOrEqual(before.nodes * 1.05);
  expect(after.styles, figures).toBe(before.styles);
  expect(after.subscriptions, figures).toBe(before.subscriptions);
});
