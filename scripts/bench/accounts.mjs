// Creates accounts of equal size: each tracks four apps and fifty keywords with ranks, different ones per account. They
// are written into the database of the bench's own site, because creating them through the API takes too long.
import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { signIn } from "./site.mjs";

/** @import { Session, Site } from "./site.mjs" */

const KEYWORDS = 50;
const APPS = 4;

const statements = [
  `insert into users (name, email, password_hash, plan, email_verified_at)
   select 'Bench ' || n, 'bench' || n || '@listwise.example', password_hash, plan, now()
   from users cross join generate_series(1, $1) n where email = 'demo@listwise.example'`,
  `insert into follows (user_id, app_id)
   select b.id, (b.id * ${APPS} + n) % (select max(id) from apps) + 1
   from users b cross join generate_series(1, ${APPS}) n where b.email like 'bench%'`,
  `insert into keywords (text) select 'bench keyword ' || n from generate_series(1, ${4 * KEYWORDS}) n`,
  `insert into user_keywords (user_id, keyword_id, country, category)
   select b.id, k.id, 'us', 'General' from users b cross join lateral (
     select id from keywords where text like 'bench keyword %' order by md5(b.email || text) limit ${KEYWORDS}) k
   where b.email like 'bench%'`,
  `insert into app_ranks
     (app_id, keyword_id, country, device, current_rank, previous_rank, checked_at, previous_checked_at, source)
   select f.app_id, u.keyword_id, u.country, 'iphone', 1 + (u.keyword_id * 7 + f.app_id) % 201,
     1 + (u.keyword_id * 5 + f.app_id) % 201, now() - u.keyword_id * interval '1 second', now() - interval '1 day', 'sample'
   from user_keywords u join follows f using (user_id) join users b on b.id = u.user_id
   where b.email like 'bench%' on conflict do nothing`,
  "analyze",
];

/**
 * Returns the settings of a connection to the embedded database of a site.
 * @param {string} dataDir
 */
export function readConnection(dataDir) {
  const read = (/** @type {string} */ file) => readFileSync(path.join(dataDir, file), "utf8").trim();
  return {
    host: "127.0.0.1",
    port: Number(read("postgres-port")),
    user: "listwise",
    password: read("postgres-password"),
    database: "listwise",
  };
}

/**
 * Connects to the embedded database of a site.
 * @param {string} dataDir
 * @returns {Promise<pg.Client>}
 */
export async function connectToDatabase(dataDir) {
  const client = new pg.Client(readConnection(dataDir));
  await client.connect();
  return client;
}

/** Sign-ins per batch, below the limit of 60 per minute and network. */
const BATCH = 50;

/**
 * Creates `count` accounts and signs each in; the sign-in counters are reset between batches. Returns the sessions.
 * @param {Pick<Site, "url"> & { dataDir: string }} site
 * @param {number} count
 */
export async function createAccounts({ url, dataDir }, count) {
  const client = await connectToDatabase(dataDir);
  /** @type {Session[]} */
  const sessions = [];
  try {
    for (const statement of statements)
      await client.query(statement, statement.includes("$1") ? [count] : []);
    while (sessions.length < count) {
      await client.query("delete from rate_counters");
      const size = Math.min(BATCH, count - sessions.length);
      const numbers = Array.from({ length: size }, (_, index) => sessions.length + index + 1);
      sessions.push(
        ...(await Promise.all(numbers.map((n) => signIn(url, { email: `bench${n}@listwise.example` })))),
      );
    }
    return sessions;
  } finally {
    await client.end();
  }
}
