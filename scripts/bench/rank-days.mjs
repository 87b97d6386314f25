// `pnpm bench --rank-days` measures what daily ranks cost: the migration that adds trends to a large database and the job
// that fills in earlier days, with the time for which others wait, and the writes of a crawl. Migrations run in one
// transaction, as when the server starts.
import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { register } from "tsx/esm/api";
import { root, step } from "../lib/toolchain.mjs";
import { startDatabase } from "./backend.mjs";
import { computeMedian, computeQuantile, formatKilobytes, formatMilliseconds } from "./report.mjs";

const APPS = 400;
const KEYWORDS = 500;
/** Days with a rank before the migration: with all apps and keywords, two million rows. */
const RECORDED_DAYS = 10;
const CRAWLED_DAYS = 30;
const CRAWLS = 200;
const MIGRATION = "0040_keyword_lookups";
const folder = path.join(root, "backend/migrations");

const statements = [
  `insert into apps (platform, store_id) select 'ios', (700000000 + n)::text from generate_series(1, ${APPS}) n`,
  `insert into keywords (text) select 'bench ' || n from generate_series(1, ${KEYWORDS}) n`,
  `insert into app_ranks (app_id, keyword_id, country, device, current_rank, checked_at, source)
   select a.id, k.id, 'us', 'iphone', 1 + (a.id * 7 + k.id) % 201, now(), 'sample' from apps a, keywords k`,
  `insert into rank_days (app_id, keyword_id, country, day, rank, source)
   select a.id, k.id, 'us', current_date - d, 1 + (a.id * 7 + k.id + d) % 201, 'sample'
   from generate_series(0, ${RECORDED_DAYS - 1}) d, apps a, keywords k`,
  `insert into crawls (keyword_id, country, device, source, app_ids, first_seen_at, last_seen_at)
   select k.id, 'us', 'iphone', 'sample', array(select 1 + (k.id + d * 3 + i * 7) % ${APPS} from generate_series(1, 200) i),
     now() - d * interval '1 day', now() - d * interval '1 day'
   from generate_series(0, ${CRAWLED_DAYS - 1}) d, keywords k`,
  `insert into keyword_results (keyword_id, country, source, results, top_app_ids, checked_at)
   select id, 'us', 'sample', 200, array[1, 2, 3], now() from keywords`,
];

/** @param {string} tag */
const readStatements = (tag) =>
  readFileSync(path.join(folder, `${tag}.sql`), "utf8").split("--> statement-breakpoint");

/** @returns {string[]} */
function readTags() {
  /** @type {{ entries: { tag: string }[] }} */
  const { entries } = JSON.parse(readFileSync(path.join(folder, "meta/_journal.json"), "utf8"));
  return entries.map(({ tag }) => tag);
}

/**
 * Calls `work` while `act` is called again and again. Returns the seconds of the work and the times of the calls, in ms.
 * @param {() => Promise<unknown>} work
 * @param {() => Promise<unknown>} act
 */
async function measureMeanwhile(work, act) {
  /** @type {number[]} */
  const times = [];
  let isDone = false;
  const started = performance.now();
  const running = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const before = performance.now();
    await act();
    times.push(performance.now() - before);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await running;
  return { seconds: (performance.now() - started) / 1000, times };
}

/**
 * Applies the migration in one transaction.
 * @param {pg.Client} client
 */
async function applyMigration(client) {
  await client.query("begin");
  for (const statement of readStatements(MIGRATION)) {
    const started = performance.now();
    await client.query(statement);
    console.log(
      `  ${statement.trim().split("\n")[0]?.slice(0, 70).padEnd(72)} ${formatMilliseconds(performance.now() - started)}`,
    );
  }
  await client.query("commit");
}

/**
 * Saves crawls of keywords whose ranks are tracked for a number of apps. Returns the times in ms and the bytes of WAL.
 * @param {pg.Pool} pool
 * @param {() => Promise<void>} save
 */
async function measureWrites(pool, save) {
  const read = async () => (await pool.query("select pg_current_wal_lsn() - '0/0' as bytes")).rows[0].bytes;
  /** @type {number[]} */
  const times = [];
  const before = Number(await read());
  for (let crawl = 0; crawl < CRAWLS; crawl++) {
    const started = performance.now();
    await save();
    times.push(performance.now() - started);
  }
  return { times, bytes: (Number(await read()) - before) / CRAWLS };
}

/** @param {readonly number[]} times in ms */
const describeTimes = (times) =>
  `median ${formatMilliseconds(computeMedian(times))}, p99 ${formatMilliseconds(computeQuantile(times, 0.99))}, longest ${formatMilliseconds(Math.max(0, ...times))}`;

/**
 * @param {pg.Pool} pool
 * @param {pg.Client} client
 */
async function measureMigration(pool, client) {
  console.log(`\nMigration ${MIGRATION}`);
  const { seconds, times } = await measureMeanwhile(
    () => applyMigration(client),
    () => pool.query("select current_rank from app_ranks limit 1"),
  );
  console.log(`in total ${seconds.toFixed(1)} s; reading a rank meanwhile: ${describeTimes(times)}`);
}

/**
 * @param {pg.Pool} pool
 * @param {import("../../backend/src/infra/db/database.ts").Database} db
 */
async function measureJobAndCrawls(pool, db) {
  const { fillRankDays } = await import("../../backend/src/modules/crawls/index.ts");
  const { saveCrawl } = await import("../../backend/src/modules/crawls/crawls.repository.ts");
  const appIds = Array.from({ length: 200 }, (_, index) => 1 + ((index * 7) % APPS));
  let round = 0;
  const save = (/** @type {number} */ keywordId) =>
    db.transaction((tx) =>
      saveCrawl(tx, {
        keywordId,
        country: "us",
        source: "sample",
        algorithm: null,
        // Another order each time, as on most days.
        appIds: [...appIds.slice(++round % 200), ...appIds.slice(0, round % 200)],
        topStrengths: [],
        at: new Date(),
      }),
    );
  await pool.query("truncate rank_days");
  await pool.query("vacuum analyze app_ranks");
  const { seconds, times } = await measureMeanwhile(
    () => fillRankDays(db),
    () => save(1 + (round % KEYWORDS)),
  );
  const { rows } = await pool.query("select count(*)::int as days from rank_days");
  console.log(`\nFilling in ${rows[0].days.toLocaleString("en")} days took ${seconds.toFixed(1)} s`);
  console.log(`a crawl with ${APPS} tracked apps meanwhile: ${describeTimes(times)}`);
  for (let crawl = 0; crawl < CRAWLS; crawl++) await save(1 + (crawl % (KEYWORDS / 2)));
  console.log("\nA crawl");
  for (const apps of [0, 1, 10, 100]) {
    await pool.query("delete from app_ranks where keyword_id <= $1 and app_id > $2", [KEYWORDS / 2, apps]);
    if (apps === 0) await pool.query("delete from app_ranks where keyword_id <= $1", [KEYWORDS / 2]);
    else
      await pool.query(
        `insert into app_ranks (app_id, keyword_id, country, device, days_filled)
         select a, k, 'us', 'iphone', true from generate_series(1, $1) a, generate_series(1, $2) k on conflict do nothing`,
        [apps, KEYWORDS / 2],
      );
    let keyword = 0;
    const { times: writes, bytes } = await measureWrites(pool, () => save(1 + (keyword++ % (KEYWORDS / 2))));
    console.log(`${apps} tracked apps: ${describeTimes(writes)}, ${formatKilobytes(bytes)} of WAL`);
  }
}

/** Prints the times of the migration, of the job and of a crawl's writes. */
export async function benchRankDays() {
  register();
  const { openDatabase } = await import("../../backend/src/infra/db/database.ts");
  const { createLogger } = await import("../../backend/src/infra/logging/logger.ts");
  const database = await startDatabase();
  const client = new pg.Client({ connectionString: database.url });
  const log = createLogger({ logLevel: "fatal" });
  const { pool, db } = openDatabase(database.url, log, { max: 5, waitMs: 10_000 });
  try {
    await client.connect();
    const tags = readTags();
    const last = tags.indexOf(MIGRATION);
    const apply = async (/** @type {readonly string[]} */ some) => {
      for (const tag of some) for (const statement of readStatements(tag)) await client.query(statement);
    };
    await apply(tags.slice(0, last));
    const rows = APPS * KEYWORDS * RECORDED_DAYS;
    await step(`Filling ${rows.toLocaleString("en")} daily ranks`, async () => {
      for (const statement of [...statements, "vacuum analyze"]) await client.query(statement);
    });
    await measureMigration(pool, client);
    await apply(tags.slice(last + 1));
    await measureJobAndCrawls(pool, db);
  } finally {
    await client.end();
    await pool.end();
    await database.stop();
  }
}
