// `pnpm bench --crawl [--pairs=100000] [--workers=2]` runs the real crawl queue with several worker processes and the rate
// limit against a stub that responds like Apple. A thousand users track the pairs, two or three users each. All due crawls are requested user by
// user, as the schedule does; from time to time a simulated user adds a keyword and waits for it. At the end all pairs are due again for one
// account, and another one follows with 20.
//
// The stub responds without delay, so a run takes minutes instead of days. The freshness of ranks at the pace of a live
// store is computed from the counted calls, with a virtual clock that advances by one call at a time.
import { setTimeout as wait } from "node:timers/promises";
import { readFileSync } from "node:fs";
import path from "node:path";
import { step } from "../lib/toolchain.mjs";
import { register } from "tsx/esm/api";
import { startBackend } from "./backend.mjs";
import { startCrawlWorkers } from "./crawl-workers.mjs";
import { findServerProcesses, readProcessorSeconds } from "./processor-time.mjs";
import { formatNumber } from "./crawl-report.mjs";

const USERS = 1_000;
const CRAWLS_PER_NEW_KEYWORD = 500;
const SMALL_ACCOUNT_PAIRS = 20;
/** Apps that a search finds, as many as a crawl stores. */
const RESULTS = 200;

/**
 * @param {import("pg").Pool} pool
 * @param {number} pairs
 */
async function populate(pool, pairs) {
  const each = pairs / USERS;
  for (const statement of [
    `insert into users (name, email, plan, email_verified_at)
     select 'Sim ' || n, 'sim' || n || '@listwise.example', 'unlimited', now() from generate_series(1, ${USERS}) n`,
    `insert into apps (platform, store_id) select 'ios', (700000000 + n)::text from generate_series(1, 400) n`,
    `insert into follows (user_id, app_id) select id, 1 + id % 400 from users where email like 'sim%'`,
    `insert into keywords (text) select 'simulated keyword ' || n from generate_series(1, ${pairs / 2}) n`,
    // Each user gets an equal share of the pairs, and one and a half times as many that other users track too.
    `insert into user_keywords (user_id, keyword_id, country, category)
     select distinct u.id, k.first + p.pair / 2, case p.pair % 2 when 0 then 'us' else 'de' end, 'General'
     from (select id, row_number() over (order by id) - 1 as place from users where email like 'sim%') u
     cross join (select min(id) as first from keywords where text like 'simulated%') k
     cross join lateral (select (u.place * ${each} + n) % ${pairs} as pair from generate_series(0, ${each} - 1) n
       union select (u.place * 37 + n * 401) % ${pairs} from generate_series(1, ${Math.round(each * 1.5)}) n) p`,
    `insert into app_ranks (app_id, keyword_id, country, device)
     select distinct f.app_id, k.keyword_id, k.country, 'iphone' from user_keywords k join follows f using (user_id)
     on conflict do nothing`,
    "analyze",
  ]) {
    await pool.query(statement);
  }
}

/** Tables that get rows with each crawl; the others keep one row per pair or app. */
const HISTORY = "c.relname ~ '^(crawls|rank_days)'";

/** @param {import("pg").Pool} pool */
async function measureSize(pool) {
  const { rows } = await pool.query(`
    select pg_current_wal_lsn() - '0/0' as wal, pg_database_size(current_database()) as total,
      (select sum(pg_total_relation_size(c.oid)) from pg_class c where c.relkind = 'r' and ${HISTORY}) as history`);
  const { wal, total, history } = rows[0];
  return { wal: Number(wal), total: Number(total), history: Number(history) };
}

/**
 * Queues the pairs of all users, waits until they are crawled, and meanwhile adds keywords whose first rank a user waits for.
 * @param {import("../../backend/src/infra/context.ts").AppContext} ctx
 * @param {{ pairs: number, searches: () => number }} options
 */
async function crawlAll(ctx, { pairs, searches }) {
  const { ensureKeyword, forAccount, requestCrawls } =
    await import("../../backend/src/modules/crawls/index.ts");
  /** @type {{ rows: { user: number, ids: number[], countries: string[] }[] }} */
  const { rows } = await ctx.pool.query(
    "select user_id as user, array_agg(keyword_id) as ids, array_agg(country) as countries from user_keywords group by user_id",
  );
  let asked = 0;
  for (const { user, ids, countries } of rows) {
    const pairs = ids.map((keywordId, index) => ({ keywordId, country: countries[index] ?? "us" }));
    const wanted = forAccount(user, pairs);
    asked += wanted.length;
    await requestCrawls(ctx, wanted, "schedule");
  }
  const count = async (/** @type {string} */ where) =>
    Number((await ctx.pool.query(`select count(*) from crawl_pairs where ${where}`)).rows[0].count);
  /** @type {{ ms: number, calls: number }[]} */
  const waits = [];
  let persons = 0;
  for (;;) {
    const left = await count("queued_at is not null or untold");
    if (left === 0) return { asked: asked + persons, persons, waits };
    if ((pairs - left) / CRAWLS_PER_NEW_KEYWORD <= persons || left < pairs * 0.02) {
      await wait(200);
      continue;
    }
    persons += 1;
    const keywordId = await ensureKeyword(ctx.db, `a person waits ${persons}`, "ios");
    const [since, calls] = [performance.now(), searches()];
    await requestCrawls(ctx, [{ keywordId, country: "us" }]);
    while ((await count(`keyword_id = ${keywordId} and checked_at is not null`)) === 0) await wait(10);
    waits.push({ ms: performance.now() - since, calls: searches() - calls });
  }
}

/**
 * Makes all pairs due again for one account, then 20 for another one, and waits until those are crawled. Returns the searches
 * and the time that took, and how many pairs of the first account were left.
 * @param {import("../../backend/src/infra/context.ts").AppContext} ctx
 * @param {() => number} searches
 */
async function measureFairness(ctx, searches) {
  const { ensureKeywords, forAccount, requestCrawls } =
    await import("../../backend/src/modules/crawls/index.ts");
  await ctx.pool.query("update crawl_pairs set checked_at = now() - interval '2 days'");
  const { rows: pairs } = await ctx.pool.query(
    'select keyword_id as "keywordId", country from crawl_pairs where queued_at is null',
  );
  const [large, small] = [1, 2];
  await requestCrawls(ctx, forAccount(large, pairs), "schedule");
  const texts = Array.from({ length: SMALL_ACCOUNT_PAIRS }, (_, n) => `of a small account ${n}`);
  const ids = [...(await ensureKeywords(ctx.db, texts, "ios")).values()];
  const before = searches();
  while (searches() - before < SMALL_ACCOUNT_PAIRS) await wait(10);
  const [since, calls] = [performance.now(), searches()];
  const due = ids.map((keywordId) => ({ keywordId, country: "us" }));
  await requestCrawls(ctx, forAccount(small, due), "schedule");
  for (;;) {
    const { rows } = await ctx.pool.query(
      `select count(*) filter (where account = ${small})::int as small, count(*)::int as all
       from crawl_pairs where queued_at is not null`,
    );
    if (rows[0].small === 0)
      return {
        due: pairs.length,
        small: ids.length,
        searches: searches() - calls,
        seconds: (performance.now() - since) / 1000,
        left: rows[0].all,
      };
    await wait(50);
  }
}

export async function simulateCrawl({ pairs = 100_000, workers = 2 } = {}) {
  register();
  const { startStoreStub } = await import("../../backend/src/testing/store-stub.ts");
  const stub = await startStoreStub({ apps: 400, results: RESULTS });
  const { ctx, env, stop } = await startBackend({
    STORE_SOURCE: "apple",
    APPLE_BASE_URL: stub.baseUrl,
    APPLE_CALLS_PER_MINUTE: "100000",
  });
  const searches = () => stub.calls.web + stub.calls.search;
  try {
    await step(`Creating ${formatNumber(USERS)} users who track ${formatNumber(pairs)} pairs`, () =>
      populate(ctx.pool, pairs),
    );
    await ctx.queue.start(false);
    const nodes = await startCrawlWorkers(workers, env);
    try {
      const postmaster = Number(
        readFileSync(path.join(env.DATA_DIR, "postgres/postmaster.pid"), "utf8").split("\n")[0],
      );
      const read = async () => ({
        ...(await measureSize(ctx.pool)),
        worker: readProcessorSeconds(nodes.pids),
        database: readProcessorSeconds(findServerProcesses(postmaster)),
      });
      const before = await read();
      const started = performance.now();
      const { asked, persons, waits } = await crawlAll(ctx, { pairs, searches });
      const seconds = (performance.now() - started) / 1000;
      const after = await read();
      const { rows } = await ctx.pool.query("select count(*)::int as days from rank_days");
      const calls = searches();
      const fairness = await measureFairness(ctx, searches);
      return {
        fairness,
        ...{ seconds, asked, waits, workers, before, after },
        days: rows[0].days,
        unique: pairs + persons,
        calls,
        lookups: stub.calls.lookup,
      };
    } finally {
      await nodes.stop();
    }
  } finally {
    await stop();
    await stub.close();
  }
}
