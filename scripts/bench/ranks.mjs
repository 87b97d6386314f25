// `pnpm bench --ranks` measures a read whose time must not grow with the table: an app's 500 keywords with current and
// previous rank, in ten thousand rows and in ten million, with the product's own statement on tables like its own.
import pg from "pg";
import { step } from "../lib/toolchain.mjs";
import { register } from "tsx/esm/api";
import { startDatabase } from "./backend.mjs";
import { computeQuantile } from "./report.mjs";

const KEYWORDS = 500;
const SIZES = /** @type {const} */ ([
  ["small", 10_000],
  ["large", 10_000_000],
]);
const READS = 600;

// The same statement as `findRanks` of the rankings module; here each app has its own keywords.
const READ = `select app_id, keyword_id, current_rank, previous_rank, checked_at, previous_checked_at, source
  from app_ranks where app_id = any($1) and keyword_id = any($2) and country = 'us' and device = 'iphone'`;

/**
 * @param {pg.Client} client
 * @param {string} schema
 * @param {number} rows
 */
async function fill(client, schema, rows) {
  await client.query(`create schema ${schema}`);
  await client.query(
    `create table ${schema}.app_ranks (like public.app_ranks including defaults including constraints)`,
  );
  await client.query(
    `insert into ${schema}.app_ranks
     select 1 + n / ${KEYWORDS}, 1 + n % ${KEYWORDS} + (n / ${KEYWORDS}) * 7, 'us', 'iphone',
       1 + n % 201, 1 + n % 197, now(), now() - interval '1 day', 'sample' from generate_series(0, ${rows} - 1) n`,
  );
  const { rows: indexes } = await client.query(
    "select indexdef from pg_indexes where schemaname = 'public' and tablename = 'app_ranks'",
  );
  for (const { indexdef } of indexes)
    await client.query(indexdef.replace("public.app_ranks", `${schema}.app_ranks`));
  await client.query(`vacuum analyze ${schema}.app_ranks`);
}

/** Returns the 99th percentiles of reading random apps, in ms. The tables alternate so that both see the same load. */
export async function compareRanks() {
  register();
  const { migrateDatabase } = await import("../../backend/src/infra/db/database.ts");
  const { createLogger } = await import("../../backend/src/infra/logging/logger.ts");
  const database = await startDatabase();
  const client = new pg.Client({ connectionString: database.url });
  try {
    await migrateDatabase(database.url, createLogger({ logLevel: "fatal" }));
    await client.connect();
    for (const [schema, rows] of SIZES) {
      await step(`Filling ${rows.toLocaleString("en")} ranks`, () => fill(client, schema, rows));
    }
    /** @type {{ small: number[], large: number[] }} */
    const times = { small: [], large: [] };
    for (let read = 0; read < READS; read++) {
      for (const [schema, rows] of SIZES) {
        await client.query(`set search_path = ${schema}`);
        const place = Math.floor(Math.random() * (rows / KEYWORDS));
        const keywords = Array.from({ length: KEYWORDS }, (_, n) => 1 + n + place * 7);
        const started = performance.now();
        const { rowCount } = await client.query(READ, [[1 + place], keywords]);
        // The first reads warm up the statement and the index.
        if (read >= READS / 6) times[schema].push(performance.now() - started);
        if (rowCount !== KEYWORDS) throw new Error(`${rowCount} of ${KEYWORDS} ranks were read.`);
      }
    }
    return { small: computeQuantile(times.small, 0.99), large: computeQuantile(times.large, 0.99) };
  } finally {
    await client.end();
    await database.stop();
  }
}

/** @param {{ small: number, large: number }} times in ms */
export function reportRanks({ small, large }) {
  const ratio = large / small;
  console.log("\nAn app's 500 keywords with current and previous rank, 99th percentile of 500 reads");
  console.log(`in 10,000 rows          ${small.toFixed(2)} ms`);
  console.log(`in 10,000,000 rows      ${large.toFixed(2)} ms`);
  console.log(
    `ratio                   ${ratio.toFixed(2)}   goal ≤ 2 ${ratio <= 2 ? "ok" : "over the goal"}`,
  );
}
