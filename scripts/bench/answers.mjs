// `pnpm bench --answers` compares calls of the API with a bare Fastify route that runs the same statements on the same
// database and sends the same answer: the difference is the cost of the site's own code (session, limits, validation,
// presentation).
import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import autocannon from "autocannon";
import { root, Stop } from "../lib/toolchain.mjs";
import { KEYWORDS, PORTFOLIO, withKeywordSite } from "./keyword-site.mjs";
import { formatMilliseconds, formatVerdict, printHeading, printRow } from "./report.mjs";
import { signIn } from "./site.mjs";

/** @import { ChildProcess } from "node:child_process" */
/** @import { KeywordSite } from "./keyword-site.mjs" */
/** @import { Statement } from "./record-statements.mjs" */
/** @typedef {{ rate: number, p99: number, cpu: number }} Speed requests per second, and ms; `cpu` is the processor time per call */
/** @typedef {Record<keyof Speed, number | null>} Goals `null` for figures without one */

/**
 * Goals for the site ÷ the bare route. Lists of rows that are sent as they are read cost the database most.
 * @type {Goals}
 */
const LIST_GOALS = { rate: 0.8, cpu: null, p99: 1.5 };
/**
 * Of the other answers, the bare route leaves out most of the work: the session, limits, validation, and what is computed
 * from the rows. Callers wait for one another, so the 99th percentile grows with the processor time and with garbage collection.
 * @type {Goals}
 */
const OTHER_GOALS = { rate: null, cpu: 2.5, p99: 3 };
const CALLERS = 20;
/** Callers of answers with thousands of rows. */
const FEW_CALLERS = 4;
const DURATION_SECONDS = 3;
const ROUNDS = 3;
/** Calls before the measurement, which also fill caches and prepare statements. */
const WARM_UP_CALLS = 5;
const FEW_KEYWORDS = 50;
const FEW = "few@listwise.example";

const fewKeywords = `with who as (
    insert into users (name, email, password_hash, plan, email_verified_at)
    select 'Few', '${FEW}', password_hash, plan, now() from users where email = 'demo@listwise.example' returning id),
  app as (insert into follows (user_id, app_id, relation)
    select who.id, f.app_id, 'own' from who, follows f join users u on u.id = f.user_id
    where u.email = 'demo@listwise.example' and f.relation = 'own' order by f.app_id limit 1 returning user_id, app_id)
  insert into user_keywords (user_id, app_id, keyword_id, country, category)
  select user_id, app_id, k.id, 'us', 'General' from app,
    (select id from keywords where text like 'bench%' order by id limit ${FEW_KEYWORDS}) k`;

/** Calls with the account that makes them and the least number of rows of a complete answer. */
const CALLS = [
  {
    label: `User's keywords, ${FEW_KEYWORDS} rows`,
    path: "/api/user-keywords",
    email: FEW,
    rows: FEW_KEYWORDS,
    goals: LIST_GOALS,
  },
  {
    label: `User's keywords, ${KEYWORDS} rows`,
    path: "/api/user-keywords",
    rows: KEYWORDS,
    callers: FEW_CALLERS,
    goals: LIST_GOALS,
  },
  { label: "App catalog, a page of 50", path: "/api/apps/all?pageSize=50", rows: 50 },
  { label: `Rankings matrix, ${FEW_KEYWORDS} keywords`, path: "/api/rankings/matrix?country=us", email: FEW },
  { label: "App details", path: "/api/apps/{app}?country=us" },
  {
    label: "Portfolio",
    path: "/api/portfolio?country=us",
    email: PORTFOLIO.email,
    rows: PORTFOLIO.apps,
    callers: FEW_CALLERS,
  },
  { label: "Administrators' users", path: "/api/admin/users?pageSize=20", email: "admin@listwise.example" },
];

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<{ data: unknown[] }>}
 */
async function callOnce(url, headers) {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Stop(`${url} was refused (${answer.status}): ${await answer.text()}`);
  return answer.json();
}

/**
 * Sends a message to a process and returns its answer.
 * @param {ChildProcess} child
 * @param {string} message
 */
async function ask(child, message) {
  child.send(message);
  const [answer] = await once(child, "message");
  return answer;
}

/**
 * Returns the statements of one call: the shortest of several recordings, because jobs run in between.
 * @param {KeywordSite["process"]} site
 * @param {() => Promise<unknown>} call
 * @returns {Promise<Statement[]>}
 */
async function recordStatements(site, call) {
  /** @type {Statement[][]} */
  const recordings = [];
  for (let round = 0; round < WARM_UP_CALLS; round++) {
    await ask(site, "record");
    await call();
    recordings.push(await ask(site, "stop"));
  }
  return recordings.sort((a, b) => a.length - b.length)[0] ?? [];
}

/**
 * @param {ChildProcess} server
 * @param {string} url
 * @param {number} connections
 * @param {Record<string, string>} [headers]
 * @returns {Promise<Speed>}
 */
async function measure(server, url, connections, headers = {}) {
  const readCpuMs = async () => {
    const { user, system } = await ask(server, "cpu");
    return (user + system) / 1000;
  };
  const before = await readCpuMs();
  const result = await autocannon({ url, headers, connections, duration: DURATION_SECONDS });
  if (result.non2xx > 0) throw new Stop(`${url} refused ${result.non2xx} of the bench's requests.`);
  const cpu = ((await readCpuMs()) - before) / Math.max(1, result.requests.total);
  return { rate: result.requests.average, p99: result.latency.p99, cpu };
}

/** @typedef {{ site: Speed, bare: Speed }} Round */

/**
 * Measures both in turns. The first round is a warm-up.
 * @param {() => Promise<Speed>} measureSite
 * @param {() => Promise<Speed>} measureBare
 */
async function compare(measureSite, measureBare) {
  /** @type {Round[]} */
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const measured = { site: await measureSite(), bare: await measureBare() };
    if (round > 0) rounds.push(measured);
  }
  return rounds;
}

const formatRate = (/** @type {number} */ rate) => `${rate.toFixed(0)}/s`;

/**
 * Prints a figure of both servers in the round with its median ratio, and the ratio with its goal if it has one.
 * @param {string} label
 * @param {readonly Round[]} rounds
 * @param {keyof Speed} key
 * @param {Goals} goals
 */
function printComparison(label, rounds, key, goals) {
  const getRatio = (/** @type {Round} */ { site, bare }) => site[key] / bare[key];
  const median = rounds.toSorted((a, b) => getRatio(a) - getRatio(b))[Math.floor(ROUNDS / 2)];
  if (!median) throw new Error("No round was measured.");
  const { site, bare } = median;
  const format = key === "rate" ? formatRate : formatMilliseconds;
  const ratio = getRatio(median);
  const goal = goals[key];
  const isMet = goal !== null && (key === "rate" ? ratio >= goal : ratio <= goal);
  const verdict =
    goal === null ? "" : `${key === "rate" ? "≥" : "≤"} ${goal.toFixed(2)} ${formatVerdict(isMet)}`;
  printRow(label, format(site[key]), format(bare[key]), ratio, verdict);
}

/**
 * @param {KeywordSite} site
 * @param {typeof CALLS[number]} call
 */
async function compareCall(
  { url, appId, database, process: site },
  { label, path: route, email, rows, callers = CALLERS, goals = OTHER_GOALS },
) {
  const { token } = await signIn(url, email ? { email } : {});
  const headers = { Authorization: `Bearer ${token}` };
  const address = url + route.replace("{app}", String(appId));
  const answer = await callOnce(address, headers);
  if (rows !== undefined && answer.data.length < rows)
    throw new Stop(`${label}: ${answer.data.length} rows instead of ${rows}.`);
  const statements = await recordStatements(site, () => callOnce(address, headers));
  const bare = fork(path.join(root, "scripts/bench/bare-statements.mjs"), { serialization: "advanced" });
  try {
    bare.send({ database, statements, answer });
    const [bareAddress] = await once(bare, "message");
    const rounds = await compare(
      () => measure(site, address, callers, headers),
      () => measure(bare, bareAddress, callers),
    );
    printComparison(label, rounds, "rate", goals);
    printComparison(`  p99 (${statements.length} statements)`, rounds, "p99", goals);
    printComparison("  processor time per call", rounds, "cpu", goals);
  } finally {
    bare.disconnect();
  }
}

/** Prints the requests per second and the 99th percentile of each call, beside those of its statements alone. */
export function benchAnswers() {
  return withKeywordSite(
    4027,
    async (site) => {
      await site.client.query(fewKeywords);
      await site.client.query("analyze");
      printHeading("Answers", "site", "statements");
      for (const call of CALLS) await compareCall(site, call);
    },
    { recordsStatements: true },
  );
}
