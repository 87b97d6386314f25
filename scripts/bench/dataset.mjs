// `pnpm bench --dataset [--lines=1000000]` imports a data set with this many lines, of which one in 10,000 is damaged, into an
// empty database. It prints the time, the memory that the import needs, and whether the damaged lines were reported.
import { createWriteStream } from "node:fs";
import { once } from "node:events";
import path from "node:path";
import { register } from "tsx/esm/api";
import { step, Stop } from "../lib/toolchain.mjs";
import { startDatabase } from "./backend.mjs";
import { formatVerdict } from "./report.mjs";

const GOAL_MINUTES_PER_MILLION = 10;
const GOAL_MB = 300;
const DAMAGED_EVERY = 10_000;
const SAMPLE_MS = 200;
const WORDS =
  "weather radar storm rain forecast daily planner photo editor music chess yoga fitness map chat".split(" ");

/** @param {number} n */
function buildLine(n) {
  if (n % DAMAGED_EVERY === DAMAGED_EVERY - 1) return '{"trackId": ';
  const words = (/** @type {number} */ count) =>
    Array.from({ length: count }, (_, index) => WORDS[(n * 7 + index * (1 + (n % 13))) % WORDS.length]).join(
      " ",
    );
  return JSON.stringify({
    trackId: 800_000_000 + n,
    trackName: `${words(3)} ${n}`,
    description: words(60),
    artistName: `Developer ${n % 50_000}`,
    artworkUrl512: `https://is1-ssl.mzstatic.com/image/thumb/bench/${n}/512x512bb.jpg`,
    price: 0,
    currency: "USD",
    primaryGenreName: "Weather",
    genres: ["Weather"],
    averageUserRating: 4.1,
    userRatingCount: n % 9_999,
    releaseDate: "2016-01-01T00:00:00Z",
  });
}

/**
 * @param {string} file
 * @param {number} lines
 */
async function writeDataset(file, lines) {
  const stream = createWriteStream(file);
  for (let n = 0; n < lines; n++) if (!stream.write(`${buildLine(n)}\n`)) await once(stream, "drain");
  stream.end();
  await once(stream, "finish");
}

/**
 * Prints the time and the memory of an import.
 * @param {{ lines: number }} options
 */
export async function benchDataset({ lines }) {
  if (!Number.isInteger(lines) || lines < 1) throw new Stop("--lines must be a whole number from 1.");
  register();
  const { countDatasetLines, identifyDataset } =
    await import("../../backend/src/modules/store/sources/dataset/dataset-file.ts");
  const { importDataset } = await import("../../backend/src/modules/store/sources/dataset/import-dataset.ts");
  const { migrateDatabase, openDatabase } = await import("../../backend/src/infra/db/database.ts");
  const { createLogger } = await import("../../backend/src/infra/logging/logger.ts");
  const log = createLogger({ logLevel: "fatal" });
  const database = await startDatabase();
  const { pool, db } = openDatabase(database.url, log, { max: 2, waitMs: 10_000 });
  try {
    await migrateDatabase(database.url, log);
    const file = path.join(database.folder, "listings.jsonl");
    await step(`Writing ${lines.toLocaleString("en")} lines`, () => writeDataset(file, lines));
    const before = process.memoryUsage.rss();
    let peak = before;
    const sampling = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), SAMPLE_MS);
    const [started, processor] = [performance.now(), process.cpuUsage()];
    const identity = await identifyDataset(file, null);
    await importDataset(db, log, { file: identity, totalLines: await countDatasetLines(identity) });
    const { user, system } = process.cpuUsage(processor);
    const minutes = (performance.now() - started) / 60_000;
    clearInterval(sampling);
    const { rows } = await pool.query("select count(*)::int as listings from listings");
    const expected = lines - Math.floor(lines / DAMAGED_EVERY);
    if (rows[0].listings !== expected)
      throw new Stop(`${rows[0].listings} of ${expected} listings were stored.`);
    const perMillion = (minutes / lines) * 1_000_000;
    const memory = peak / 1e6;
    console.log(
      `\nData set with ${lines.toLocaleString("en")} lines, ${lines - expected} of them damaged and skipped`,
    );
    console.log(
      `time      ${minutes.toFixed(1)} min, ${perMillion.toFixed(1)} min per million   goal ≤ ${GOAL_MINUTES_PER_MILLION} ${formatVerdict(perMillion <= GOAL_MINUTES_PER_MILLION)}`,
    );
    console.log(`processor ${((user + system) / 60e6).toFixed(1)} min of the importing process`);
    console.log(
      `memory    ${memory.toFixed(0)} MB at most, ${((peak - before) / 1e6).toFixed(0)} MB more than before   goal ≤ ${GOAL_MB} MB ${formatVerdict(memory <= GOAL_MB)}`,
    );
  } finally {
    await pool.end();
    await database.stop();
  }
}
