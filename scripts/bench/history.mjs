// `pnpm bench --history [--users=100]` measures the questions about rank history with the history of many users: each has an
// app with 1,000 keywords and a year of daily ranks, so 100 users have 36.5 million rows. It requests them through the API
// as one of the users, first with that user's rows alone and then with all.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildAll } from "../build.mjs";
import { step, Stop } from "../lib/toolchain.mjs";
import { connectToDatabase, runJobs } from "./database.mjs";
import { measureCalls, WARM_UP } from "./p99.mjs";
import { findServerProcesses, readProcessorSeconds } from "./processor-time.mjs";
import { formatMilliseconds, formatVerdict, printHeading, printRow } from "./report.mjs";
import { signIn, startSite } from "./site.mjs";

/** @import { Client } from "pg" */

const KEYWORDS = 1_000;
const DAYS = 365;
/** Users whose history is written in one statement. */
const BATCH = 10;
const GOAL_MS = 200;
const ADMIN_GOAL_MS = 300;
const GOAL_RATIO = 2;
const CALLS = 100;

/** The app and the first keyword of the users from $1 to $2; the demo user is the first, with an app of their own. */
const LISTS = `lists as (
  select n, case when n = 1 then (select id from users where email = 'demo@listwise.example')
      else (select id from users where email = 'history' || n || '@listwise.example') end as user_id,
    (select id from apps where store_id = (990000000 + n)::text and platform = 'ios') as app_id,
    (select id from keywords where text = 'bench history ' || (n - 1) * ${KEYWORDS} + 1) as first
  from generate_series($1::int, $2::int) n)`;

const statements = [
  `insert into keywords (text)
   select 'bench history ' || n from generate_series(($1::int - 1) * ${KEYWORDS} + 1, $2::int * ${KEYWORDS}) n order by n`,
  `with numbers as (select n from generate_series($1::int, $2::int) n)
   insert into users (name, email, password_hash, plan, email_verified_at)
   select 'History ' || n, 'history' || n || '@listwise.example', '-', 'unlimited', now() from numbers where n > 1`,
  "insert into apps (platform, store_id) select 'ios', (990000000 + n)::text from generate_series($1::int, $2::int) n",
  `insert into listings (app_id, source, country, platform, name, screenshots, languages, genres, words, heading, fetched_at)
   select id, 'sample', 'us', 'ios', 'History ' || id, '[]', '[]', '[]', '', 'history', now() from apps
   where store_id in (select (990000000 + n)::text from generate_series($1::int, $2::int) n) on conflict do nothing`,
  `with ${LISTS} insert into follows (user_id, app_id, relation) select user_id, app_id, 'own' from lists`,
  `with ${LISTS} insert into user_keywords (user_id, app_id, keyword_id, country, category)
   select user_id, app_id, first + k, 'us', 'General' from lists, generate_series(0, ${KEYWORDS - 1}) k`,
  `with ${LISTS} insert into app_ranks (app_id, keyword_id, country, device, current_rank, previous_rank, checked_at,
     previous_checked_at, source, best_rank, days_filled, trend)
   select app_id, first + k, 'us', 'iphone', 1 + k % 201, 1 + k % 197, now(), now() - interval '1 day', 'sample', 1, true,
     array(select 1 + (k * 7 + d) % 201 from generate_series(37, 0, -1) d)
   from lists, generate_series(0, ${KEYWORDS - 1}) k`,
  // Day by day, as crawls write them.
  `with ${LISTS} insert into rank_days (app_id, keyword_id, country, day, rank, source)
   select app_id, first + k, 'us', current_date - d, 1 + (k * 7 + d) % 201, 'sample'
   from generate_series(${DAYS - 1}, 0, -1) d, lists, generate_series(0, ${KEYWORDS - 1}) k`,
];

/**
 * @param {Client} client
 * @param {number} from
 * @param {number} to
 */
async function fill(client, from, to) {
  for (let first = from; first <= to; first += BATCH) {
    const range = [first, Math.min(to, first + BATCH - 1)];
    for (const statement of statements) await client.query(statement, range);
  }
}

/**
 * Returns the 99th percentile and the median of each question, and the processor time of the site and its database for a
 * call, all in ms. The latter hardly depends on what else the machine does.
 * @param {import("./site.mjs").Site} site
 * @param {string} dataDir
 * @param {number} appId
 */
async function measureQuestions({ url, process: program }, dataDir, appId) {
  // Filling takes longer than a session.
  const { token: demo } = await signIn(url);
  const { token: admin } = await signIn(url, { email: "admin@listwise.example" });
  const [postmaster] = readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n");
  const read = () =>
    readProcessorSeconds([program.pid ?? 0, ...findServerProcesses(Number(postmaster))]) * 1000;
  const history = `keyword=${encodeURIComponent("bench history 1")}&country=us&dateRange=1year`;
  /** @type {[name: string, path: string, token: string, goal: number][]} */
  const questions = [
    ["app analytics, a year", `/api/apps/${appId}/analytics?country=us&dateRange=1year`, demo, GOAL_MS],
    ["rank distribution, 365 days", `/api/apps/${appId}/performance?country=us&days=365`, demo, GOAL_MS],
    ["keyword history, a year", `/api/rankings/app/${appId}/history?${history}`, demo, GOAL_MS],
    ["portfolio", "/api/portfolio?country=us", demo, GOAL_MS],
    ["administrators' analytics", "/api/admin/analytics", admin, ADMIN_GOAL_MS],
    ["administrators' keywords", "/api/admin/keywords", admin, ADMIN_GOAL_MS],
  ];
  const measured = [];
  for (const [name, address, token, goal] of questions) {
    await measureCalls(`${url}${address}`, token, 1);
    const before = read();
    const times = await measureCalls(`${url}${address}`, token, CALLS);
    measured.push({ name, goal, ...times, processor: (read() - before) / (CALLS + WARM_UP) });
  }
  return measured;
}

/**
 * Prints the 99th percentiles with the history of all users and with that of one.
 * @param {{ users: number }} options
 */
export async function benchHistory({ users }) {
  if (!Number.isInteger(users) || users < 2) throw new Stop("--users must be a whole number from 2.");
  await step("Building the server", () => buildAll(["backend"]));
  const folder = mkdtempSync(path.join(tmpdir(), "listwise-bench-"));
  chmodSync(folder, 0o755);
  const dataDir = path.join(folder, "data");
  const site = await startSite({ port: 4028, dataDir, releases: path.join(folder, "releases"), role: "api" });
  const client = await connectToDatabase(dataDir);
  try {
    await client.query("update users set plan = 'unlimited' where email = 'demo@listwise.example'");
    const fillAll = async (/** @type {number} */ from, /** @type {number} */ to) => {
      await step(`Filling ${rows(to - from + 1)} daily ranks`, () => fill(client, from, to));
      await step("Running the jobs", () => runJobs(dataDir));
      await client.query("vacuum analyze");
    };
    const rows = (/** @type {number} */ count) => (count * KEYWORDS * DAYS).toLocaleString("en");
    await fillAll(1, 1);
    const { rows: found } = await client.query(`with ${LISTS} select app_id as "appId" from lists`, [1, 1]);
    const few = await measureQuestions(site, dataDir, found[0].appId);
    await fillAll(2, users);
    const many = await measureQuestions(site, dataDir, found[0].appId);
    printHeading("p99 (median, processor time)", `${rows(users)} rows`, `${rows(1)} rows`);
    for (const [index, { name, goal, ...times }] of many.entries()) {
      const before = few[index] ?? { p99: NaN, median: NaN, processor: NaN };
      const ratio = times.median / before.median;
      const isMet = times.p99 <= goal && ratio <= GOAL_RATIO;
      const cell = (/** @type {{ p99: number, median: number, processor: number }} */ one) =>
        `${formatMilliseconds(one.p99)} (${formatMilliseconds(one.median)}, ${formatMilliseconds(one.processor)})`;
      const limits = `p99 ≤ ${goal} ms, medians ≤ ${GOAL_RATIO} ${formatVerdict(isMet)}`;
      printRow(name, cell(times), cell(before), ratio, limits);
    }
    for (const table of ["rank_days", "rank_blocks"]) {
      const { rows: sizes } = await client.query(
        "select sum(pg_total_relation_size(oid)) as bytes from pg_class where relkind = 'r' and relname ~ ('^' || $1)",
        [table],
      );
      console.log(`${table} has ${(Number(sizes[0].bytes) / 1e9).toFixed(2)} GB`);
    }
  } finally {
    await client.end();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
