// The benches that `pnpm bench` runs alone, by the name of their option, and its help.
import { parseArgs } from "node:util";
import { Stop } from "../lib/toolchain.mjs";

/** @typedef {Partial<Record<string, string | boolean>>} Options values by the names of the options */

/** @type {Record<string, { help: string, run: (options: Options) => Promise<void> }>} */
const BENCHES = {
  lighthouse: {
    help: "Lighthouse on public pages, the login and lists; --only=<pattern>, --runs=5, --monolith",
    run: async (options) =>
      (await import("./lighthouse.mjs")).benchLighthouse({
        ...readRunOptions(options),
        alsoMonolith: options.monolith === true,
      }),
  },
  trace: {
    help: "what occupies the main thread while pages load on a phone; --only=<pattern>, --runs=5",
    run: async (options) => (await import("./trace.mjs")).benchTrace(readRunOptions(options)),
  },
  answers: {
    help: "calls of the API, compared with their statements alone",
    run: async () => (await import("./answers.mjs")).benchAnswers(),
  },
  interactions: {
    help: "the time to the next paint of the most used interactions; --only=<pattern>, --runs=5",
    run: async (options) => (await import("./interactions.mjs")).benchInteractions(readRunOptions(options)),
  },
  "keyword-table": {
    help: "the table of 5,000 keywords and the comparison with competitors",
    run: async () => (await import("./keyword-table.mjs")).benchKeywordTable(),
  },
  workspace: {
    help: "dashboard, analytics and portfolio with 5,000 keywords",
    run: async () => (await import("./workspace.mjs")).benchWorkspace(),
  },
  admin: {
    help: "the administrators' lists with 100,000 accounts",
    run: async () => (await import("./admin.mjs")).benchAdmin(),
  },
  crawl: {
    help: "the crawl queue with 1,000 users; --pairs=4000 is faster than 100,000, --workers=2 processes",
    async run({ pairs = 100_000, workers = 2 }) {
      const { simulateCrawl } = await import("./crawl-simulation.mjs");
      const { reportCrawl } = await import("./crawl-report.mjs");
      reportCrawl(await simulateCrawl({ pairs: Number(pairs), workers: Number(workers) }));
    },
  },
  ranks: {
    help: "an app's ranks in ten million rows, compared with ten thousand",
    async run() {
      const { compareRanks, reportRanks } = await import("./ranks.mjs");
      reportRanks(await compareRanks());
    },
  },
  history: {
    help: "questions about a year of ranks; --users=100 has 36.5 million rows",
    run: async ({ users = 100 }) => (await import("./history.mjs")).benchHistory({ users: Number(users) }),
  },
  "rank-days": {
    help: "the migration, backfill and writes of daily ranks",
    run: async () => (await import("./rank-days.mjs")).benchRankDays(),
  },
  dataset: {
    help: "the import of a data set; --lines=1000000",
    run: async ({ lines = 1_000_000 }) =>
      (await import("./dataset.mjs")).benchDataset({ lines: Number(lines) }),
  },
  memory: {
    help: "the server's memory while 200 clients and 500 sockets use it; --minutes=30",
    run: async ({ minutes = 30 }) => (await import("./memory.mjs")).benchMemory({ minutes: Number(minutes) }),
  },
  exports: {
    help: "the memory of exports with 100,000 rows",
    async run() {
      const { measureExports, reportExports } = await import("./exports.mjs");
      reportExports(await measureExports());
    },
  },
  coverage: {
    help: "the keyword field assignment for ten languages",
    async run() {
      const { measureCoverage, reportCoverage } = await import("./coverage.mjs");
      reportCoverage(await measureCoverage());
    },
  },
  "keyword-scroll": {
    help: "scrolling, sorting and filtering 5,000 keywords in a browser",
    run: async () => (await import("./keyword-scroll.mjs")).benchKeywordScroll(),
  },
  "rank-matrix": {
    help: "the matrix of 100 apps and 500 keywords in a browser",
    run: async () => (await import("./rank-matrix.mjs")).benchRankMatrix(),
  },
  "long-lists": {
    help: "10,000 reviews and a million log entries in a browser",
    run: async () => (await import("./long-lists.mjs")).benchLongLists(),
  },
  "localization-keys": {
    help: "typing into the Localization Helper with 39 languages",
    run: async () => (await import("./localization-keys.mjs")).benchLocalizationKeys(),
  },
  "slow-client": {
    help: "every route on a slow phone",
    run: async () => (await import("./slow-client.mjs")).benchSlowClient(),
  },
  "layout-shift": {
    help: "layout shifts of every route; --only, --widths and --sources restrict it",
    run: async () => (await import("./layout-shift.mjs")).benchLayoutShift(process.argv),
  },
};

/** Options that take a value, for one of the benches. */
const VALUES = ["runs", "pairs", "workers", "lines", "users", "minutes", "only", "widths", "sources"];

/** Options of the bench without the name of one. */
const FLAGS = {
  monolith: "Lighthouse also for the monolith",
  help: "this help",
};

/**
 * Returns the number of runs and the pattern that restricts what is measured.
 * @param {Options} options
 * @returns {{ runs?: number, only?: RegExp }}
 * @throws {Stop} if the number isn't one
 */
export function readRunOptions({ runs, only }) {
  if (runs !== undefined && !/^[1-9]\d*$/.test(String(runs))) throw new Stop("--runs needs a number.");
  return {
    ...(typeof runs === "string" && { runs: Number(runs) }),
    ...(typeof only === "string" && { only: new RegExp(only) }),
  };
}

/**
 * @param {string[]} args
 * @returns {Options}
 * @throws {Stop} for an option that doesn't exist
 */
export function readOptions(args) {
  /** @type {Record<string, { type: "boolean" | "string" }>} */
  const options = {};
  for (const name of [...Object.keys(BENCHES), ...Object.keys(FLAGS)]) options[name] = { type: "boolean" };
  for (const name of VALUES) options[name] = { type: "string" };
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : error}\n\n${formatHelp()}`);
  }
}

/** Returns the help of `pnpm bench`. */
export function formatHelp() {
  const list = (/** @type {[string, string][]} */ lines) =>
    lines.map(([name, help]) => `  --${name.padEnd(20)} ${help}`).join("\n");
  return `pnpm bench measures pages and interactions in a browser, Lighthouse, the answers of the API and large lists. With options, it runs only these benches:

${list(Object.entries(BENCHES).map(([name, { help }]) => [name, help]))}

Other options:

${list(Object.entries(FLAGS))}

docs/performance.md describes what they measure.`;
}

/**
 * Runs the benches that were asked for. Returns false if none was.
 * @param {Options} options
 */
export async function runBenches(options) {
  const chosen = Object.entries(BENCHES).filter(([name]) => options[name]);
  for (const [, bench] of chosen) await bench.run(options);
  return chosen.length > 0;
}
