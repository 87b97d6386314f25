import { computeAverageRank, computeVisibility, countTopRanks } from "@listwise/aso-core/visibility";
import { roundToTenth } from "@listwise/aso-core/text";
import { NOT_RANKED } from "@listwise/contracts/store";
import fc from "fast-check";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { ensureKeywords, findRankDays, findRanksByDay, startRankTracking } from "..";
import { saveCrawl } from "../crawls.repository";
import { fillRankDays, packRankDays } from "./rank-days.writes";

const DAY_MS = 86_400_000;
const [APP, country, source] = [1, "us", "sample" as const];
const DAYS = 400;
const FIRST = Math.floor(Date.now() / DAY_MS) - DAYS + 1;
let site: TestApp;
let keywordIds: number[];

beforeAll(async () => {
  site = await startTestApp();
  keywordIds = [...(await ensureKeywords(site.ctx.db, ["one", "two", "three", "four"], "ios")).values()];
});
afterAll(() => site.close());

const formatDay = (day: number) => new Date((FIRST + day) * DAY_MS).toISOString().slice(0, 10);

/** A check of a keyword on a day, by this version or by one that doesn't know blocks. */
interface Check {
  keyword: number;
  day: number;
  rank: number;
  isOld: boolean;
}

const check = fc.record<Check>({
  keyword: fc.nat(3),
  day: fc.nat(DAYS - 1),
  rank: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constant(NOT_RANKED)),
  isOld: fc.boolean(),
});
// Days around the ends of blocks, and days close to each other.
const checks = fc
  .array(check, { minLength: 1, maxLength: 30 })
  .map((list) => list.toSorted((a, b) => a.day - b.day));
const lists = fc.array(
  fc.record({ keyword: fc.nat(3), popularity: fc.option(fc.integer({ min: 0, max: 100 })) }),
  { minLength: 1, maxLength: 4 },
);

/** Writes a check. No two of a keyword are at the same instant, so each is `order` milliseconds after noon. */
async function write({ keyword, day, rank, isOld }: Check, order: number) {
  const { db, pool } = site.ctx;
  const [keywordId = 0, at] = [keywordIds[keyword], new Date((FIRST + day) * DAY_MS + DAY_MS / 2 + order)];
  const appIds = Array.from({ length: rank === NOT_RANKED ? 5 : rank }, (_, index) =>
    index === rank - 1 ? APP : 1000 + index,
  );
  const crawl = { keywordId, country, source, algorithm: null, appIds, topStrengths: [], at };
  if (!isOld) return db.transaction((tx) => saveCrawl(tx, crawl));
  await pool.query(
    `insert into rank_days (app_id, keyword_id, country, day, rank, source) values ($1, $2, $3, $4, $5, $6)
     on conflict (app_id, country, keyword_id, day) do update set rank = excluded.rank`,
    [APP, keywordId, country, formatDay(day), rank, source],
  );
  await pool.query(
    "update app_ranks set checked_at = $3, current_rank = $4, source = $5, trend = '{}' where app_id = $1 and keyword_id = $2",
    [APP, keywordId, at, rank, source],
  );
}

/** Computes the figures of each day from the checks. */
function computeDays(
  made: readonly Check[],
  list: readonly { keyword: number; popularity: number | null }[],
  since: number,
) {
  return Array.from({ length: DAYS }, (_, day) => day)
    .slice(since)
    .flatMap((day) => {
      const ranked = list.map(({ keyword, popularity }) => ({
        popularity,
        rank: made.findLast((one) => one.keyword === keyword && one.day === day)?.rank ?? null,
      }));
      const ranks = ranked.map(({ rank }) => rank);
      if (ranks.every((rank) => rank === null)) return [];
      const average = computeAverageRank(ranks);
      return {
        day: formatDay(day),
        averageRank: roundToTenth(average.value),
        rankedCount: average.ranked,
        unrankedCount: average.unranked,
        visibility: roundToTenth(computeVisibility(ranked).value),
        ...countTopRanks(ranks),
        top200: average.ranked,
      };
    });
}

it("the figures of any list and range are those of its daily ranks, also while older versions write some", async () => {
  const { db, pool } = site.ctx;
  const property = fc.asyncProperty(checks, lists, fc.nat(DAYS - 1), async (made, wanted, since) => {
    for (const table of ["app_ranks", "rank_days", "rank_blocks", "crawls", "crawl_pairs"])
      await pool.query(`delete from ${table}`);
    await startRankTracking(
      db,
      [APP],
      keywordIds.map((keywordId) => ({ keywordId, country })),
    );
    await fillRankDays(db);
    for (const [order, one] of made.entries()) await write(one, order);
    const list = wanted.filter(
      (one, index) => wanted.findIndex(({ keyword }) => keyword === one.keyword) === index,
    );
    const keywords = list.map(({ keyword, popularity }) => ({
      keywordId: keywordIds[keyword] ?? 0,
      popularity,
    }));
    const targets = keywords.map(({ keywordId }) => ({ keywordId, country }));
    const read = async () => ({
      days: await findRankDays(db, { appId: APP, source, country }, keywords, formatDay(since)),
      all: await findRankDays(db, { appId: APP, source, country }, keywords, null),
      byDay: await findRanksByDay(db, { appId: APP, source }, targets, {
        since: formatDay(since),
        days: DAYS - since,
      }),
    });
    const expected = {
      days: computeDays(made, list, since),
      all: computeDays(made, list, 0),
      byDay: list.map(({ keyword }) =>
        Array.from(
          { length: DAYS - since },
          (_, index) =>
            made.findLast((one) => one.keyword === keyword && one.day === since + index)?.rank ?? null,
        ),
      ),
    };
    expect(await read()).toEqual(expected);
    await packRankDays(db);
    const { rows } = await pool.query(
      "select count(*)::int as unpacked from app_ranks where packed_at is distinct from checked_at",
    );
    expect(rows).toEqual([{ unpacked: 0 }]);
    expect(await read()).toEqual(expected);
  });
  await fc.assert(property, { numRuns: 25 });
});
