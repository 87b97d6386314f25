// A site with a large keyword list for the benches of the workspace: 5,000 keywords on the list of one app, each with a
// year of daily ranks, a trend, metrics, results and a dozen crawls; five competitors; and a second account with 20 apps
// of 250 keywords each. The rows are written into the database of the bench's own site.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildAll, publish } from "../build.mjs";
import { root, step } from "../lib/toolchain.mjs";
import { connectToDatabase, runJobs, readConnection } from "./database.mjs";
import { signIn, startSite } from "./site.mjs";

/** @import { ChildProcess } from "node:child_process" */
/** @import { Client, ClientConfig } from "pg" */
/** @import { Session } from "./site.mjs" */

export const KEYWORDS = 5_000;
export const COMPETITORS = 5;
export const PORTFOLIO = { email: "portfolio@listwise.example", apps: 20, keywords: 250 };
const HISTORY_DAYS = 365;
const PORTFOLIO_DAYS = 90;
const CRAWLS = 12;

/** The demo user and one of the user's apps, as `who`. */
const WHO = `who as (select u.id as user_id, min(f.app_id) as app_id from users u join follows f on f.user_id = u.id
  where u.email = 'demo@listwise.example' and f.relation = 'own' group by u.id)`;
const RIVALS = `(select id from who, apps where id <> app_id order by id limit ${COMPETITORS})`;
const BENCH = `(select id, row_number() over (order by id)::int as n from keywords where text like 'bench%')`;
/** The apps of the portfolio with their keywords. */
const LISTS = `lists as (select f.user_id, f.app_id, k.id, k.n from follows f join users u on u.id = f.user_id
  cross join lateral (select * from ${BENCH} b where b.n % ${PORTFOLIO.apps} = f.app_id % ${PORTFOLIO.apps}
    limit ${PORTFOLIO.keywords}) k where u.email = '${PORTFOLIO.email}')`;

const statements = [
  // Icons of real apps are pictures, which the browser decodes in the background. The sample's are SVG documents, each of
  // which takes about 1 ms of the main thread.
  "update listings set icon = '/icon-192.png?app=' || app_id",
  "update users set plan = 'unlimited' where email = 'demo@listwise.example'",
  `insert into keywords (text) select 'bench weather keyword ' || n from generate_series(1, ${KEYWORDS}) n`,
  `with ${WHO} insert into user_keywords (user_id, app_id, keyword_id, country, category, tags)
   select user_id, app_id, k.id, 'us', 'General', '{brand,long tail}' from who, ${BENCH} k`,
  `with ${WHO} insert into app_ranks (app_id, keyword_id, country, device, current_rank, previous_rank, checked_at,
     previous_checked_at, source, best_rank, days_filled, trend)
   select app_id, k.id, 'us', 'iphone', 1 + n % 201, 1 + n % 197, now(), now() - interval '1 day', 'sample', 1 + n % 100, true,
     array(select 1 + (n * 7 + d) % 201 from generate_series(37, 0, -1) d)
   from who, ${BENCH} k`,
  `with ${WHO} delete from competitors c using who where c.user_id = who.user_id and c.app_id = who.app_id`,
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
  `insert into crawls (keyword_id, country, device, source, app_ids, first_seen_at, last_seen_at)
   select k.id, 'us', 'iphone', 'sample', array(select 1 + (n * 13 + i * 17) % 5000 from generate_series(1, 200) i),
     now() - d * interval '1 day', now() - d * interval '1 day'
   from generate_series(0, ${CRAWLS - 1}) d, ${BENCH} k`,
  `insert into keyword_metrics (keyword_id, country, source, popularity, difficulty, opportunity, metrics, computed_at)
   select k.id, 'us', 'sample', 5 + n % 90, n % 100, n % 100, '{}', now() from ${BENCH} k`,
  `insert into users (name, email, password_hash, plan, email_verified_at)
   select 'Portfolio', '${PORTFOLIO.email}', password_hash, plan, now() from users where email = 'demo@listwise.example'`,
  `insert into follows (user_id, app_id, relation) select u.id, a.id, 'own' from users u,
     (select id from apps order by id limit ${PORTFOLIO.apps}) a where u.email = '${PORTFOLIO.email}'`,
  `with ${LISTS} insert into user_keywords (user_id, app_id, keyword_id, country, category)
   select user_id, app_id, id, 'us', 'General' from lists`,
  `with ${LISTS} insert into app_ranks (app_id, keyword_id, country, device, current_rank, checked_at, source, days_filled, trend)
   select app_id, id, 'us', 'iphone', 1 + n % 201, now(), 'sample', true,
     array(select 1 + (n * 7 + d) % 201 from generate_series(37, 0, -1) d)
   from lists on conflict do nothing`,
  `with ${LISTS} insert into rank_days (app_id, keyword_id, country, day, rank, source)
   select app_id, id, 'us', current_date - d, 1 + (n * 7 + d) % 201, 'sample'
   from generate_series(0, ${PORTFOLIO_DAYS - 1}) d, lists order by d desc on conflict do nothing`,
];

/**
 * `database` has the settings of a connection; `process` is the server, which records its statements if that was asked for.
 * @typedef {{ url: string, session: Session, appId: number, client: Client, database: ClientConfig, process: ChildProcess }} KeywordSite
 */

/**
 * Starts the site, calls `work` with its address, the demo user's session and the app with the large list, and removes
 * the site afterwards.
 * @param {number} port
 * @param {(site: KeywordSite) => Promise<void>} work
 * @param {{ withPages?: boolean, recordsStatements?: boolean }} [options] `withPages` also builds and publishes the front
 *   ends; `recordsStatements` loads `record-statements.mjs` into the server.
 */
export async function withKeywordSite(port, work, { withPages = false, recordsStatements = false } = {}) {
  const built = await step("Building", () => buildAll(withPages ? undefined : ["backend"]));
  const folder = mkdtempSync(path.join(tmpdir(), "listwise-bench-"));
  chmodSync(folder, 0o755);
  const dataDir = path.join(folder, "data");
  const releases = path.join(folder, "releases");
  for (const dist of built) await publish(dist, releases);
  const preload = recordsStatements ? path.join(root, "scripts/bench/record-statements.mjs") : undefined;
  // Jobs would check the large list while it is measured.
  const site = await startSite({ port, dataDir, releases, role: "api", preload });
  const client = await connectToDatabase(dataDir);
  try {
    await step(`Filling ${KEYWORDS.toLocaleString("en")} keywords with a year of ranks`, async () => {
      for (const statement of statements) await client.query(statement);
      await runJobs(dataDir);
      await client.query("vacuum analyze");
    });
    const { rows } = await client.query(`with ${WHO} select app_id from who`);
    const { url, process } = site;
    const database = readConnection(dataDir);
    await work({ url, session: await signIn(url), appId: rows[0].app_id, client, database, process });
  } finally {
    await client.end();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
