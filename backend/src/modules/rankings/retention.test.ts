import { analyticsEndpoints } from "@listwise/contracts/analytics";
import { appsEndpoints } from "@listwise/contracts/apps";
import { keywordEntriesEndpoints } from "@listwise/contracts/keywords";
import { userLimitsEndpoints } from "@listwise/contracts/limits";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { ensureKeyword, fillRankDays, packRankDays } from "../crawls";
import { deleteOldRanks } from "./retention.service";

const DAY_MS = 86_400_000;
const [APP, UNTRACKED] = [1, 2];
const ARCHIVE_DAYS = 100;
let site: TestApp;
let user: Awaited<ReturnType<TestApp["asUser"]>>;
let admin: Awaited<ReturnType<TestApp["asAdmin"]>>;
let keywordId: number;

const from = (days: number) => new Date(Date.now() + days * DAY_MS);

/** Writes ranks of the last 700 days. */
async function writeRanks(appId: number) {
  await site.ctx.pool.query(
    `insert into app_ranks (app_id, keyword_id, country, device) values ($1, $2, 'us', 'iphone') on conflict do nothing`,
    [appId, keywordId],
  );
  await site.ctx.pool.query(
    `insert into rank_days (app_id, keyword_id, country, day, rank, source)
     select $1, $2, 'us', (now() at time zone 'UTC')::date - d, 1 + d % 200, 'sample' from generate_series(0, 699) d
     on conflict do nothing`,
    [appId, keywordId],
  );
}

beforeAll(async () => {
  site = await startTestApp({ env: { RANK_ARCHIVE_DAYS: String(ARCHIVE_DAYS) } });
  [user, admin] = [await site.asUser({ plan: "free" }), await site.asAdmin()];
  await user.call(appsEndpoints.follow, { body: { appId: APP, relation: "own" } });
  await user.call(keywordEntriesEndpoints.add, { body: { appId: APP, keywordText: "rain" } });
  keywordId = await ensureKeyword(site.ctx.db, "rain", "ios");
  for (const appId of [APP, UNTRACKED]) await writeRanks(appId);
  await fillRankDays(site.ctx.db);
});
afterAll(() => site.close());

/** Returns the number of days of an app in both tables. */
async function countDays(appId = APP) {
  const { rows } = await site.ctx.pool.query(
    `select (select count(*)::int from rank_days where app_id = $1) as days,
       (select count(*)::int from rank_blocks b, generate_series(0, 127) n
        where app_id = $1 and get_byte(b.ranks, n) > 0) as archived`,
    [appId],
  );
  return rows[0];
}

/** Returns how many of the days that a user sees have a rank. */
async function countShown() {
  const query = { dateRange: "1year" as const };
  const { data } = await user.call(analyticsEndpoints.analytics, { params: { id: String(APP) }, query });
  return data.filter(({ rankedCount }) => rankedCount !== null).length;
}

const givePlan = (plan: string) =>
  admin.call(userLimitsEndpoints.setUserPlan, { params: { id: user.id }, body: { plan } });

it("deletes ranks beyond the longest history and the archive, a whole block at a time", async () => {
  expect(await countDays()).toEqual({ days: 700, archived: 700 });
  await deleteOldRanks(site.ctx);
  const [{ days, archived }, untracked] = [await countDays(), await countDays(UNTRACKED)];
  // Today and the 38 days of trends, although the plan shows only 30.
  expect(days).toBe(39);
  for (const [kept, least] of [
    [archived, 31 + ARCHIVE_DAYS],
    [untracked.archived, 1 + ARCHIVE_DAYS],
  ] as const) {
    expect(kept).toBeGreaterThanOrEqual(least);
    expect(kept).toBeLessThan(least + 128);
  }
  expect(untracked.days).toBe(39);
  expect(await countShown()).toBe(30);
});

it("a better plan shows what is archived, also after an older version has written ranks", async () => {
  const before = await countDays();
  await givePlan("pro");
  expect(await countShown()).toBe(before.archived);
  await site.ctx.pool.query("update app_ranks set packed_at = now() where app_id = $1", [APP]);
  await packRankDays(site.ctx.db);
  expect(await countDays()).toEqual(before);
  expect(await countShown()).toBe(before.archived);
});

it("a smaller plan archives the days that it doesn't show, and another plan shows them again", async () => {
  await writeMore();
  await deleteOldRanks(site.ctx);
  const whole = await countDays();
  expect(whole).toMatchObject({ days: 366 });
  await givePlan("free");
  await deleteOldRanks(site.ctx);
  await deleteOldRanks(site.ctx, from(ARCHIVE_DAYS - 1));
  expect((await countDays()).archived).toBeGreaterThanOrEqual(366 + 1);
  await givePlan("pro");
  expect(await countShown()).toBe(365);
  await deleteOldRanks(site.ctx);
  await givePlan("free");
  await deleteOldRanks(site.ctx);
  await deleteOldRanks(site.ctx, from(ARCHIVE_DAYS + 1));
  expect((await countDays()).archived).toBeLessThan(31 + 128);
});

it("an unlimited plan loses nothing", async () => {
  await givePlan("unlimited");
  await writeMore();
  await deleteOldRanks(site.ctx, from(2_000));
  expect(await countDays()).toEqual({ days: 700, archived: 700 });
});

/** Writes all ranks again, and packs them. */
async function writeMore() {
  await site.ctx.pool.query("delete from rank_days where app_id = $1", [APP]);
  await writeRanks(APP);
  await site.ctx.pool.query("update app_ranks set packed_at = now() where app_id = $1", [APP]);
  await packRankDays(site.ctx.db);
}
