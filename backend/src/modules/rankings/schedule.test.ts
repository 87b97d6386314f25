import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { crawlDue } from "./schedule.service";

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  for (const user of [await site.asUser(), await site.asUser()]) {
    for (const country of ["us", "de", "fr"]) {
      for (const keywordText of ["rain", "snow"])
        await user.call(userKeywordsEndpoints.add, { body: { keywordText, country } });
    }
  }
});
afterAll(() => site.close());

const findQueued = async () => {
  const { rows } = await site.ctx.pool.query<{ pair: string }>(
    `select text || ' ' || country as pair from crawl_pairs join keywords on id = keyword_id
     where queued_at is not null and urgency = 0 order by keyword_id, country`,
  );
  return rows.map(({ pair }) => pair);
};

const ALL = ["rain de", "rain fr", "rain us", "snow de", "snow fr", "snow us"];

test.each([1, 2, 4, 6, 100])("all due crawls are queued once, in batches of %d", async (batchSize) => {
  await site.ctx.pool.query("delete from crawl_pairs");
  await crawlDue(site.ctx, batchSize);
  expect(await findQueued()).toEqual(ALL);
});

test("crawls that were tried within the interval of the plan aren't due; a queued one keeps its place", async () => {
  await site.ctx.pool.query(
    `update crawl_pairs set
       queued_at = case when country = 'us' then '2026-01-01'::timestamptz end,
       checked_at = now() - case when country = 'fr' then interval '40 days' else interval '1 minute' end`,
  );
  await site.ctx.pool.query("update crawl_pairs set checked_at = null where country = 'us'");
  await crawlDue(site.ctx, 2);
  expect(await findQueued()).toEqual(["rain fr", "rain us", "snow fr", "snow us"]);
  const first = await site.ctx.pool.query(
    "select country from crawl_pairs where queued_at = '2026-01-01' order by keyword_id",
  );
  expect(first.rows).toEqual([{ country: "us" }, { country: "us" }]);
});

/** Returns the values of a gauge in the order of its labels. */
async function readGauge(name: string) {
  const gauge = await site.ctx.metrics.registry.getSingleMetric(name)?.get();
  return gauge?.values.map(({ value }) => value);
}

test("gauges say how old ranks are, and how many are overdue by their plans", async () => {
  await site.ctx.pool.query(
    "update crawl_pairs set checked_at = now() - interval '100 seconds', failed_at = now()",
  );
  await site.ctx.pool.query(
    "update crawl_pairs set checked_at = case country when 'fr' then now() - interval '40 days' end where country <> 'us'",
  );
  const [median, most, oldest] = (await readGauge("listwise_rank_age_seconds")) ?? [];
  expect(oldest).toBeGreaterThanOrEqual(40 * 86_400);
  expect(most).toBeLessThanOrEqual(oldest ?? 0);
  expect(median).toBeLessThan(40 * 86_400);
  // The keywords in "de" were never checked, those in "fr" long ago.
  const [overdue] = (await readGauge("listwise_ranks_overdue_ratio")) ?? [];
  expect(overdue).toBeCloseTo(4 / 6);
});
