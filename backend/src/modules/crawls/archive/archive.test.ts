import { NOT_RANKED } from "@listwise/contracts/store";
import { appsEndpoints } from "@listwise/contracts/apps";
import { keywordEntriesEndpoints } from "@listwise/contracts/keywords";
import { rankingsEndpoints } from "@listwise/contracts/rankings";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import {
  countCrawlsByDay,
  countRankRows,
  countStoredRanks,
  ensureKeyword,
  fillRankDays,
  findCheckedBefore,
  findLastCrawls,
  findRankHistory,
  findRankRows,
  findRanksByDay,
  startRankTracking,
} from "..";
import { ensurePartitions } from "../partitions.repository";
import { archiveCrawls } from "./archive.service";

const DAY_MS = 86_400_000;
const DAYS = 300;
const [TRACKED, COMPETITOR] = [1, 2];
const country = "us";
const source = "sample" as const;
let site: TestApp;
let user: Awaited<ReturnType<TestApp["asUser"]>>;
/** A keyword with an order on each day, and one whose last orders are old. */
let daily: number;
let quiet: number;

const today = Math.floor(Date.now() / DAY_MS);
const ago = (days: number) => new Date((today - days) * DAY_MS + DAY_MS / 2);

beforeAll(async () => {
  site = await startTestApp();
  user = await site.asUser({ plan: "unlimited" });
  await user.call(appsEndpoints.follow, { body: { appId: TRACKED, relation: "own" } });
  await user.call(keywordEntriesEndpoints.add, { body: { appId: TRACKED, keywordText: "rain" } });
  [daily, quiet] = [
    await ensureKeyword(site.ctx.db, "rain", "ios"),
    await ensureKeyword(site.ctx.db, "quiet", "ios"),
  ];
  // The last of these months are partitions, earlier ones are in the default partition.
  await ensurePartitions(site.ctx.db, ago(100));
  const insert = (keywordId: number, day: number, appIds: readonly number[]) =>
    site.ctx.pool.query(
      `insert into crawls (keyword_id, country, device, source, algorithm, app_ids, first_seen_at, last_seen_at)
       values ($1, $2, 'iphone', $3, 'order', $4, $5, $6)`,
      [keywordId, country, source, appIds, ago(day), new Date(ago(day).getTime() + 1_000)],
    );
  for (let day = DAYS; day >= 1; day--) {
    // The first app moves by the day, the second one is missing on every third, and one order is empty.
    const others = Array.from({ length: 190 }, (_, index) => 1_000 + index);
    const order = others.toSpliced(day % 150, 0, TRACKED).concat(day % 3 === 0 ? [] : [COMPETITOR]);
    await insert(daily, day, day === 200 ? [] : order);
  }
  for (const day of [290, 280, 270, 260]) await insert(quiet, day, [COMPETITOR, day]);
});
afterAll(() => site.close());

/** Returns what the stored orders answer, except where daily ranks of tracked apps are read. */
async function readAll() {
  const { db } = site.ctx;
  const scope = { appId: COMPETITOR, source, country };
  const pair = { keywordId: daily, country };
  return {
    history: await findRankHistory(db, COMPETITOR, pair),
    rows: await findRankRows(db, { ...scope, since: ago(150).toISOString() }, daily, 1_000),
    limited: await findRankRows(db, { ...scope, since: null }, daily, 3),
    counts: await countRankRows(db, { ...scope, since: ago(150).toISOString() }, [daily, quiet]),
    all: await countRankRows(db, { ...scope, since: null }, [daily, quiet]),
    stored: await countStoredRanks(db, source),
    byDay: await countCrawlsByDay(db, 365),
    days: await findRanksByDay(db, { appId: COMPETITOR, source }, [pair], {
      since: ago(DAYS).toISOString().slice(0, 10),
      days: DAYS,
    }),
    last: [await findLastCrawls(db, pair), await findLastCrawls(db, { keywordId: quiet, country })],
    checked: await findCheckedBefore(db, { source, country }, [daily, quiet], ago(285).getTime()),
  };
}

const count = async (table: string, keywordId: number) => {
  const { rows } = await site.ctx.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table} where keyword_id = $1`,
    [keywordId],
  );
  return rows[0]?.count;
};

/** Returns the size of the rows in bytes, without indexes. */
const readSize = async () => {
  const { rows } = await site.ctx.pool.query<{ bytes: number }>(
    `select sum(pg_relation_size(oid))::int as bytes from pg_class where relname ~ '^crawls_(2|other)' and relkind = 'r'`,
  );
  return rows[0]?.bytes ?? 0;
};

/** Runs `work` during a transaction that may still read what `work` deletes. */
async function duringTransaction(work: () => Promise<void>) {
  const reader = await site.ctx.pool.connect();
  try {
    await reader.query("begin isolation level repeatable read");
    await reader.query("select 1");
    await work();
  } finally {
    await reader.query("rollback");
    reader.release();
  }
}

test("the archive answers as the orders did, takes less space, and leaves the last two of each target", async () => {
  const before = await readAll();
  expect(before.history).toHaveLength(DAYS);
  expect(new Set(before.history.map(({ rank }) => rank))).toEqual(new Set([192, NOT_RANKED]));
  expect(before.checked).toEqual(new Set([daily, quiet]));
  const size = await readSize();

  await archiveCrawls(site.ctx, new Date(), 0);
  expect(await count("crawl_archive", daily)).toBe(0);
  await duringTransaction(() => archiveCrawls(site.ctx, new Date()));
  expect(await readAll()).toEqual(before);
  expect(await count("crawls", daily)).toBeLessThanOrEqual(62);
  expect(await count("crawls", daily)).toBeGreaterThanOrEqual(31);
  expect(await count("crawls", quiet)).toBe(2);
  await archiveCrawls(site.ctx, new Date(), 0); // Its time is over before the first month.
  expect(await readSize()).toBeGreaterThan(size / 2);

  await archiveCrawls(site.ctx, new Date()); // It frees the space that the transaction kept.
  expect(await readSize()).toBeLessThan(size / 2);
  expect(await readAll()).toEqual(before);
});

test("an app that is tracked later gets its days from the archive", async () => {
  await startRankTracking(site.ctx.db, [COMPETITOR], [{ keywordId: daily, country }]);
  await fillRankDays(site.ctx.db);
  const { rows } = await site.ctx.pool.query(
    "select count(*)::int as days, count(*) filter (where rank = 192)::int as ranked from rank_days where app_id = $1 and keyword_id = $2",
    [COMPETITOR, daily],
  );
  expect(rows).toEqual([{ days: DAYS, ranked: 199 }]);
});

test("orders are deleted when their time is over, and the history of a tracked app keeps its days", async () => {
  const read = async () => {
    const query = { keyword: "rain", country, dateRange: "all" as const };
    const { data } = await user.call(rankingsEndpoints.history, { params: { id: String(TRACKED) }, query });
    return data.map(({ checkedAt, rank }) => [checkedAt.slice(0, 10), rank]);
  };
  const whole = await read();
  await archiveCrawls(site.ctx, new Date(Date.now() + 450 * DAY_MS));
  expect(await count("crawl_archive", daily)).toBe(0);
  expect(await count("crawls", daily)).toBeGreaterThan(0);
  const kept = await read();
  expect(new Set(kept.map(String))).toEqual(new Set(whole.map(String)));
  expect(new Set(kept.map(([day]) => day)).size).toBe(DAYS);
});
