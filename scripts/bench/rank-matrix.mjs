// `pnpm bench --rank-matrix` measures the matrix of 100 apps and 500 keywords in a browser: the time from the answer to the
// first row, scrolling, a sort and a filter.
import {
  ACTION_GOAL,
  measureAction,
  printHead,
  printTimes,
  scrollThrough,
  scrollToStart,
  STEP_PX,
  TASK_GOAL,
  traceTasks,
} from "./keyword-scroll.mjs";
import { withKeywordSite } from "./keyword-site.mjs";
import { launchBrowser, openContext } from "./pages.mjs";
import { signIn } from "./site.mjs";

/** @import { Browser } from "@playwright/test" */
/** @import { KeywordSite } from "./keyword-site.mjs" */

const EMAIL = "matrix@listwise.example";
const APPS = 100;
const KEYWORDS = 500;
const FIRST_ROW_GOAL = { medianMs: 500 };
const ROUNDS = 5;

const statements = [
  `insert into users (name, email, password_hash, plan, email_verified_at)
   select 'Matrix', '${EMAIL}', password_hash, plan, now() from users where email = 'demo@listwise.example'`,
  `insert into follows (user_id, app_id, relation) select u.id, a.id, 'own' from users u,
     (select id from apps order by id limit ${APPS}) a where u.email = '${EMAIL}'`,
  `insert into user_keywords (user_id, app_id, keyword_id, country, category)
   select u.id, (select min(app_id) from follows where user_id = u.id), k.id, 'us', 'General' from users u,
     (select id from keywords where text like 'bench%' order by id limit ${KEYWORDS}) k where u.email = '${EMAIL}'`,
  `insert into app_ranks (app_id, keyword_id, country, device, current_rank, previous_rank, checked_at,
     previous_checked_at, source, days_filled)
   select f.app_id, k.keyword_id, 'us', 'iphone', 1 + k.keyword_id * f.app_id % 201, 1 + k.keyword_id * f.app_id % 197,
     now(), now() - interval '1 day', 'sample', true
   from users u join follows f on f.user_id = u.id join user_keywords k on k.user_id = u.id where u.email = '${EMAIL}'
   on conflict do nothing`,
  "analyze",
];

/**
 * Returns the ms from the end of the matrix's answer until its first row was painted. Runs in the page.
 * @returns {Promise<number>}
 */
async function measureFirstRow() {
  while (!document.querySelector('[role="grid"] tbody a')) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const answers = performance
    .getEntriesByType("resource")
    .filter(({ name }) => /\/api\/rankings\/matrix\?/.test(name));
  const last = answers.at(-1);
  if (!(last instanceof PerformanceResourceTiming)) throw new Error("The page didn't ask for ranks.");
  return performance.now() - last.responseEnd;
}

/**
 * Prints how long the matrix takes on a site whose database has it.
 * @param {Browser} browser
 * @param {string} url
 */
export async function measureMatrix(browser, url) {
  const context = await openContext(browser, await signIn(url, { email: EMAIL }), 1440);
  const page = await context.newPage();
  /** @type {{ first: number[], sort: number[], filter: number[] }} */
  const times = { first: [], sort: [], filter: [] };
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(`${url}/rankings?for=all&country=us`);
    times.first.push(await page.evaluate(measureFirstRow));
  }
  await page.waitForLoadState("networkidle");
  printHead(`${APPS} apps × ${KEYWORDS} keywords`);
  printTimes("First row after the answer", times.first, FIRST_ROW_GOAL);
  for (const sideways of [false, true]) {
    // A jump from the last row renders all cells in view.
    await page.evaluate(scrollToStart);
    const scroll = async () => void (await page.evaluate(scrollThrough, { stepPx: STEP_PX, sideways }));
    const tasks = await traceTasks(page, scroll);
    printTimes(`Scrolling ${sideways ? "sideways" : "down"}, tasks`, tasks, TASK_GOAL);
  }
  for (let round = 0; round < ROUNDS; round++) {
    times.sort.push(await page.evaluate(measureAction, { header: "Keyword" }));
    times.filter.push(await page.evaluate(measureAction, { filter: `keyword ${round + 2}` }));
    await page.evaluate(measureAction, { filter: "" });
  }
  printTimes("Sort", times.sort, ACTION_GOAL);
  printTimes("Filter", times.filter, ACTION_GOAL);
  await context.close();
}

/** Measures the matrix on a site of its own. */
export function benchRankMatrix() {
  const bench = async (/** @type {KeywordSite} */ { url, client }) => {
    for (const statement of statements) await client.query(statement);
    const browser = await launchBrowser();
    try {
      await measureMatrix(browser, url);
    } finally {
      await browser.close();
    }
  };
  return withKeywordSite(4026, bench, { withPages: true });
}
