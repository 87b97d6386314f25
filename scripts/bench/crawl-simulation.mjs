// `pnpm bench --crawl [--pairs=100000]` runs the real crawl queue with its workers and rate limit against a stub that
// responds like Apple. A thousand users track the pairs, two or three users each. All due crawls are requested user by
// user, as the schedule does; from time to time a simulated user adds a keyword and waits for it.
//
// The stub responds without delay, so a run takes minutes instead of days. The freshness of ranks at the pace of a live
// store is computed from the counted calls, with a virtual clock that advances by one call at a time.
import { setTimeout as wait } from "node:timers/promises";
import { step } from "../lib/toolchain.mjs";
import { register } from "tsx/esm/api";
import { startBackend } from "./backend.mjs";
import { computeQuantile } from "./report.mjs";

const USERS = 1_000;
const CRAWLS_PER_NEW_KEYWORD = 500;
const SEARCHES_PER_MINUTE = [20, 2_000];
const formatNumber = (/** @type {number} */ value) => Math.round(value).toLocaleString("en");

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

export async function simulateCrawl({ pairs = 100_000 } = {}) {
  register();
  const { startStoreStub } = await import("../../backend/src/testing/store-stub.ts");
  const stub = await startStoreStub({ apps: 400, results: 10 });
  const world = await startBackend({
    STORE_SOURCE: "apple",
    APPLE_BASE_URL: stub.baseUrl,
    APPLE_CALLS_PER_MINUTE: "100000",
  });
  const { ctx } = world;
  try {
    const { crawlEnded, ensureKeyword, requestCrawls } =
      await import("../../backend/src/modules/crawls/index.ts");
    const searches = () => stub.calls.web + stub.calls.search;
    let ended = 0;
    let persons = 0;
    /** @type {Map<number, { at: number, calls: number }>} */
    const waiting = new Map();
    /** @type {{ ms: number, calls: number }[]} */
    const waits = [];
    crawlEnded.on(ctx, async ({ keywordId }) => {
      ended += 1;
      const since = waiting.get(keywordId);
      if (!since) return;
      waiting.delete(keywordId);
      waits.push({ ms: performance.now() - since.at, calls: searches() - since.calls });
    });
    await step(`Creating ${formatNumber(USERS)} users who track ${formatNumber(pairs)} pairs`, () =>
      populate(ctx.pool, pairs),
    );
    await ctx.queue.start(true);
    const started = performance.now();
    /** @type {{ rows: { ids: number[], countries: string[] }[] }} */
    const { rows } = await ctx.pool.query(
      "select user_id, array_agg(keyword_id) as ids, array_agg(country) as countries from user_keywords group by user_id",
    );
    let asked = 0;
    for (const { ids, countries } of rows) {
      const wanted = ids.map((keywordId, index) => ({ keywordId, country: countries[index] ?? "us" }));
      asked += wanted.length;
      await requestCrawls(ctx, wanted, "schedule");
    }
    while (ended < pairs + persons) {
      if (ended / CRAWLS_PER_NEW_KEYWORD > persons && waiting.size === 0 && ended < pairs * 0.98) {
        persons += 1;
        const keywordId = await ensureKeyword(ctx.db, `a person waits ${persons}`, "ios");
        waiting.set(keywordId, { at: performance.now(), calls: searches() });
        await requestCrawls(ctx, [{ keywordId, country: "us" }]);
      }
      await wait(20);
    }
    return {
      seconds: (performance.now() - started) / 1000,
      unique: pairs + persons,
      asked: asked + persons,
      calls: searches(),
      lookups: stub.calls.lookup,
      waits,
    };
  } finally {
    await world.stop();
    await stub.close();
  }
}

/** @param {Awaited<ReturnType<typeof simulateCrawl>>} result */
export function reportCrawl({ seconds, unique, asked, calls, lookups, waits }) {
  console.log("\nCrawl: unique (keyword, country) pairs through the real queue, against a stub");
  console.log(`requested by users           ${formatNumber(asked)}`);
  console.log(`unique pairs due             ${formatNumber(unique)}`);
  console.log(
    `searches made                ${formatNumber(calls)}   (and ${formatNumber(lookups)} look-ups of new apps)`,
  );
  const ratio = calls / unique;
  console.log(
    `searches ÷ unique pairs      ${ratio.toFixed(4)}   goal 1.00 ${ratio < 1.005 ? "ok" : "over the goal"}`,
  );
  console.log(`pairs per second here        ${formatNumber(unique / seconds)}`);
  const ms = waits.map((entry) => entry.ms);
  const ahead = waits.map((entry) => entry.calls);
  console.log(
    `first result for a new keyword: median ${formatNumber(computeQuantile(ms, 0.5))} ms, p95 ${formatNumber(computeQuantile(ms, 0.95))} ms; searches before it: median ${computeQuantile(ahead, 0.5)}, p95 ${computeQuantile(ahead, 0.95)}`,
  );
  for (const pace of SEARCHES_PER_MINUTE) {
    const round = (unique * ratio) / pace / 60;
    const daily = Math.min(1, 24 / round);
    const person = (Math.max(1, computeQuantile(ahead, 0.95)) * 60) / pace;
    console.log(
      `at ${formatNumber(pace)} searches per minute: a full round takes ${round.toFixed(1)} h (no rank is older), half of the ranks are younger than ${(round / 2).toFixed(1)} h, ${(100 * daily).toFixed(0)}% are from the last day; a new keyword waits ${person.toFixed(1)} s or less`,
    );
  }
}
