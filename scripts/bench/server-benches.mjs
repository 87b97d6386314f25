const NAMES = [
  "--crawl",
  "--ranks",
  "--exports",
  "--coverage",
  "--admin",
  "--keyword-table",
  "--workspace",
  "--keyword-scroll",
  "--rank-days",
  "--localization-keys",
  "--answers",
];

/**
 * Runs the benches that compare nothing with a monolith: those in `NAMES`, with `--pairs=100000` for `--crawl`. Returns false if
 * none was requested.
 * @param {string[]} argv
 */
export async function runServerBenches(argv) {
  const asked = (/** @type {string} */ name) => argv.some((argument) => argument.split("=")[0] === name);
  const pairs = argv.find((argument) => argument.startsWith("--pairs="))?.split("=")[1];
  if (asked("--crawl")) {
    const { reportCrawl, simulateCrawl } = await import("./crawl-simulation.mjs");
    reportCrawl(await simulateCrawl(pairs === undefined ? {} : { pairs: Number(pairs) }));
  }
  if (asked("--ranks")) {
    const { compareRanks, reportRanks } = await import("./ranks.mjs");
    reportRanks(await compareRanks());
  }
  if (asked("--exports")) {
    const { measureExports, reportExports } = await import("./exports.mjs");
    reportExports(await measureExports());
  }
  if (asked("--coverage")) {
    const { measureCoverage, reportCoverage } = await import("./coverage.mjs");
    reportCoverage(await measureCoverage());
  }
  if (asked("--admin")) {
    const { benchAdmin } = await import("./admin.mjs");
    await benchAdmin();
  }
  if (asked("--keyword-table")) {
    const { benchKeywordTable } = await import("./keyword-table.mjs");
    await benchKeywordTable();
  }
  if (asked("--workspace")) {
    const { benchWorkspace } = await import("./workspace.mjs");
    await benchWorkspace();
  }
  if (asked("--keyword-scroll")) {
    const { benchKeywordScroll } = await import("./keyword-scroll.mjs");
    await benchKeywordScroll();
  }
  if (asked("--rank-days")) {
    const { benchRankDays } = await import("./rank-days.mjs");
    await benchRankDays();
  }
  if (asked("--localization-keys")) {
    const { benchLocalizationKeys } = await import("./localization-keys.mjs");
    await benchLocalizationKeys();
  }
  if (asked("--answers")) {
    const { benchAnswers } = await import("./answers.mjs");
    await benchAnswers();
  }
  return NAMES.some(asked);
}
