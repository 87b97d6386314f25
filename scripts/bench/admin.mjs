// `pnpm bench --admin` measures the administrators' lists with a thousand rows and with the rows of a large installation.
// It writes rows into the database of the bench's own site and then requests each list through the API, one call at a
// time: the first page, a page in the middle, another order, and a search that few rows match.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildAll } from "../build.mjs";
import { step } from "../lib/toolchain.mjs";
import { connectToDatabase, runJobs } from "./database.mjs";
import { measureCalls } from "./p99.mjs";
import { printHeading, formatMilliseconds, printRow, formatVerdict } from "./report.mjs";
import { signIn, startSite } from "./site.mjs";

const GOAL_MS = 300;

const LISTS = [
  {
    name: "users",
    path: "/api/admin/users",
    sizes: [1_000, 100_000],
    sorted: "sortBy=name&sortDir=asc",
    fill: `insert into users (name, email, password_hash, created_at)
      select 'Bench ' || md5(n::text), 'bench' || n || '@listwise.example', '-', now() - n * interval '1 minute'
      from generate_series($1::int, $2::int) n`,
  },
  {
    name: "activity log",
    path: "/api/admin/activity-log",
    sizes: [1_000, 1_000_000],
    sorted: "sortDir=asc",
    fill: `insert into audit_log (at, actor_id, action, result, ip, details)
      select now() - n * interval '10 seconds', 1, (array['auth.login','config.changed','export.made'])[1 + n % 3], 'ok',
        '127.0.' || n / 250% 250 || '.' || n % 250, 'bench ' || md5(n::text) from generate_series($1::int, $2::int) n`,
  },
  {
    name: "keywords",
    path: "/api/admin/keywords",
    sizes: [1_000, 100_000],
    sorted: "sortBy=users",
    fill: `with added as (
        insert into keywords (text) select 'bench ' || md5(n::text) from generate_series($1::int, $2::int) n returning id)
      insert into user_keywords (user_id, keyword_id, country, category) select 1, id, 'us', 'General' from added`,
  },
];

/** @typedef {typeof LISTS[number]} List */
/** @typedef {Map<string, number>} Times by kind of request, in ms. */

/**
 * @param {List} list
 * @param {number} rows
 * @returns {[kind: string, query: string][]}
 */
const kinds = (list, rows) => [
  ["first page", ""],
  ["middle page", `page=${Math.floor(rows / 40)}`],
  ["sorted", list.sorted],
  ["search", "search=c4ca4238"],
];

/**
 * @param {List} list
 * @param {number} rows
 * @param {{ url: string, token: string }} site
 */
async function measure(list, rows, { url, token }) {
  /** @type {Times} */
  const found = new Map();
  for (const [kind, query] of kinds(list, rows)) {
    found.set(kind, (await measureCalls(`${url}${list.path}?pageSize=20&${query}`, token)).p99);
  }
  return found;
}

/** Prints the 99th percentile of each list, with many rows and with a thousand. */
export async function benchAdmin() {
  await step("Building the server", () => buildAll(["backend"]));
  const folder = mkdtempSync(path.join(tmpdir(), "listwise-bench-"));
  chmodSync(folder, 0o755);
  const dataDir = path.join(folder, "data");
  const site = await startSite({ port: 4023, dataDir, releases: path.join(folder, "releases"), role: "api" });
  const client = await connectToDatabase(dataDir);
  try {
    const { token } = await signIn(site.url, { email: "admin@listwise.example" });
    printHeading("Lists of administrators, p99", "many rows", "1,000 rows");
    for (const list of LISTS) {
      /** @type {Times[]} */
      const measured = [];
      let from = 1;
      for (const rows of list.sizes) {
        await step(`Filling ${list.name} up to ${rows.toLocaleString("en")}`, () =>
          client.query(list.fill, [from, rows]),
        );
        await runJobs(dataDir);
        await client.query("vacuum analyze");
        measured.push(await measure(list, rows, { url: site.url, token }));
        from = rows + 1;
      }
      const [small, large] = measured;
      for (const [kind, few] of small ?? []) {
        const many = large?.get(kind) ?? NaN;
        const goal = `≤ ${GOAL_MS} ms ${formatVerdict(many <= GOAL_MS)}`;
        printRow(
          `${list.name}, ${kind}`,
          formatMilliseconds(many),
          formatMilliseconds(few),
          many / few,
          goal,
        );
      }
    }
  } finally {
    await client.end();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
