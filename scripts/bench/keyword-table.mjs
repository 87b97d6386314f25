// `pnpm bench --keyword-table` measures the table of an app's keywords: 5,000 on the list, each with ranks, a trend of 30
// days out of a year, metrics and the top five apps, and the comparison with five competitors. Each is compared with a bare
// route that sends the same JSON.
import { fork } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildAll } from "../build.mjs";
import { root, step, Stop } from "../lib/toolchain.mjs";
import { connectToDatabase } from "./accounts.mjs";
import { measureCalls } from "./p99.mjs";
import { formatMilliseconds, formatVerdict, printHeading, printRow } from "./report.mjs";
import { signIn, startSite } from "./site.mjs";

const KEYWORDS = 5_000;
const HISTORY_DAYS = 365;
const COMPETITORS = 5;

/** The demo user and one of the user's apps, as `who`. */
const WHO = `who as (select u.id as user_id, min(f.app_id) as app_id from users u join follows f on f.user_id = u.id
  where u.email = 'demo@listwise.example' and f.relation = 'own' group by u.id)`;
const RIVALS = `(select id from who, apps where id <> app_id order by id limit ${COMPETITORS})`;
const BENCH = `(select id, row_number() over (order by id)::int as n from keywords where text like 'bench%')`;

const statements = [
  "update users set plan = 'unlimited' where email = 'demo@listwise.example'",
  `insert into keywords (text) select 'bench weather keyword ' || n from generate_series(1, ${KEYWORDS}) n`,
  `with ${WHO} insert into user_keywords (user_id, app_id, keyword_id, country, category, tags)
   select user_id, app_id, k.id, 'us', 'General', '{brand,long tail}' from who, ${BENCH} k`,
  `with ${WHO} insert into app_ranks (app_id, keyword_id, country, device, current_rank, previous_rank, checked_at,
     previous_checked_at, source, best_rank, days_filled, trend)
   select app_id, k.id, 'us', 'iphone', 1 + n % 201, 1 + n % 197, now(), now() - interval '1 day', 'sample', 1 + n % 100, true,
     array(select 1 + (n * 7 + d) % 201 from generate_series(29, 0, -1) d)
   from who, ${BENCH} k`,
  `with ${WHO} insert into follows (user_id, app_id, relation) select user_id, r.id, 'competitor' from who, ${RIVALS} r
   on conflict do nothing`,
  `with ${WHO} insert into competitors (user_id, app_id, competitor_id) select user_id, app_id, r.id from who, ${RIVALS} r
   on conflict do nothing`,
  `with ${WHO} insert into app_ranks (app_id, keyword_id, country, device, current_rank, checked_at, source, days_filled)
   select r.id, k.id, 'us', 'iphone', 1 + (n * r.id) % 201, now(), 'sample', true from ${RIVALS} r, ${BENCH} k
   on conflict do nothing`,
  // Day by day, as crawls write them.
  `with ${WHO} insert into rank_days (app_id, keyword_id, country, day, rank, source)
   select app_id, k.id, 'us', current_date - d, 1 + (n * 7 + d) % 201, 'sample'
   from generate_series(0, ${HISTORY_DAYS - 1}) d, who, ${BENCH} k order by d desc`,
  `insert into keyword_results (keyword_id, country, source, results, top_app_ids, top_strengths, checked_at)
   select k.id, 'us', 'sample', 200,
     array(select 1 + (n * 13 + i * 17) % (select max(id) from apps) from generate_series(1, 11) i),
     array(select random()::real from generate_series(1, 11)), now()
   from ${BENCH} k`,
  `insert into keyword_metrics (keyword_id, country, source, popularity, difficulty, opportunity, metrics, computed_at)
   select k.id, 'us', 'sample', 5 + n % 90, n % 100, n % 100, '{}', now() from ${BENCH} k`,
  "vacuum analyze",
];

/** @typedef {{ data: { chance?: number | null, trend?: (number | null)[], ranks?: (number | null)[] }[] }} Payload */

/** Answers of the API with 5,000 rows, and the longest time that the 99th percentile of their calls may take. */
const CALLS = [
  {
    label: "Table",
    path: "",
    goalMs: 300,
    isComplete: (/** @type {Payload["data"][number]} */ { chance, trend }) =>
      chance !== null && trend?.every((rank) => rank !== null),
  },
  {
    label: "Comparison",
    path: "/compare",
    goalMs: 400,
    isComplete: (/** @type {Payload["data"][number]} */ { ranks }) =>
      ranks !== undefined && ranks.length > COMPETITORS && ranks.every((rank) => rank !== null),
  },
];

/**
 * @param {string} url
 * @param {string} token
 * @param {typeof CALLS[number]} call
 */
async function compareWithBareRoute(url, token, { label, goalMs, isComplete }) {
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  /** @type {Payload & { message?: string }} */
  const payload = await answer.json();
  if (!answer.ok) throw new Stop(`${label} was refused: ${payload.message}`);
  const complete = payload.data.filter(isComplete).length;
  if (complete < KEYWORDS) throw new Stop(`${label}: only ${complete} rows are complete.`);
  const bare = fork(path.join(root, "scripts/bench/bare.mjs"));
  try {
    bare.send(payload);
    const [address] = await once(bare, "message");
    const [site, plain] = [await measureCalls(url, token), await measureCalls(address)];
    printRow(
      `${label}, ${(site.bytes / 1e6).toFixed(1)} MB`,
      formatMilliseconds(site.p99),
      formatMilliseconds(plain.p99),
      site.p99 / plain.p99,
      `≤ ${goalMs} ms ${formatVerdict(site.p99 <= goalMs)}`,
    );
  } finally {
    bare.disconnect();
  }
}

/** Prints the 99th percentiles of a hundred calls of the table and the comparison, and of bare routes with the same answers. */
export async function benchKeywordTable() {
  await step("Building the server", () => buildAll(["backend"]));
  const folder = mkdtempSync(path.join(tmpdir(), "listwise-bench-"));
  chmodSync(folder, 0o755);
  const dataDir = path.join(folder, "data");
  const site = await startSite({ port: 4024, dataDir, releases: path.join(folder, "releases") });
  const client = await connectToDatabase(dataDir);
  try {
    await step(`Filling ${KEYWORDS.toLocaleString("en")} keywords with a year of ranks`, async () => {
      for (const statement of statements) await client.query(statement);
    });
    const { rows } = await client.query(`with ${WHO} select app_id from who`);
    const { token } = await signIn(site.url);
    printHeading("5,000 keywords, p99", "site", "bare route");
    for (const call of CALLS) {
      const url = `${site.url}/api/keywords/app/${rows[0].app_id}${call.path}?country=us`;
      await compareWithBareRoute(url, token, call);
    }
  } finally {
    await client.end();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
