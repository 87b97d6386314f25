// `pnpm bench --long-lists` measures lists whose pages the server cuts, in a browser: 10,000 reviews and a million entries
// of the activity log. It prints the time from the answer to the first row, the tasks while scrolling, and how long a sort
// and a search take until their page is painted: from the answer, and from the input, with the pause after typing.
import { ACTION_GOAL, printHead, printTimes, STEP_PX, TASK_GOAL, traceTasks } from "./keyword-scroll.mjs";
import { withKeywordSite } from "./keyword-site.mjs";
import { launchBrowser, openContext } from "./pages.mjs";
import { signIn } from "./site.mjs";

/** @import { Browser, Page } from "@playwright/test" */
/** @import { KeywordSite } from "./keyword-site.mjs" */
/** @import { Session } from "./site.mjs" */

const REVIEWS = 10_000;
const ENTRIES = 1_000_000;
const FIRST_ROW_GOAL = { medianMs: 500 };
const ROUNDS = 5;

/** Entries and reviews are newest first, and each round searches for another one. */
const statements = [
  `insert into reviews (app_id, source, country, id, username, rating, title, text, version, date)
   select (select min(f.app_id) from follows f join users u on u.id = f.user_id
       where u.email = 'demo@listwise.example' and f.relation = 'own'),
     'sample', 'us', 'bench-' || n, 'Reader ' || n, 1 + n % 5, 'Review ' || n,
     repeat('The radar map loads quickly, but the widget drains the battery. ', 1 + n % 6), '2.' || n % 20,
     now() - n * interval '1 hour'
   from generate_series(1, ${REVIEWS}) n`,
  `insert into audit_log (at, actor_id, action, result, ip, details)
   select now() - n * interval '10 seconds', 1, (array['auth.login','config.changed','export.made'])[1 + n % 3], 'ok',
     '127.0.' || n / 250% 250 || '.' || n% 250, 'bench ' || md5(n::text) from generate_series(1, ${ENTRIES}) n`,
  "vacuum analyze",
];

/**
 * A list with its page, the end of the path of its calls, its rows, and a text that few rows have.
 * @typedef {{ name: string, path: string, calls: string, row: string, session: Session,
 *   sort: (page: Page, round: number) => Promise<unknown>, text: (round: number) => string }} LongList
 */

/**
 * @param {KeywordSite} site
 * @returns {Promise<LongList[]>}
 */
async function describeLists({ url, session, appId }) {
  return [
    {
      name: `${REVIEWS.toLocaleString("en")} reviews, 200 per page`,
      path: `/aso-tools/review-manager?for=${appId}&country=us&size=200&sort=highest`,
      calls: "/review-manager",
      row: 'ul[aria-label="Reviews"] > li',
      session,
      sort: (page, round) => page.getByLabel("Sort").selectOption(round % 2 === 0 ? "lowest" : "oldest"),
      text: (round) => `Review ${round + 11}`,
    },
    {
      name: `${ENTRIES.toLocaleString("en")} log entries, 25 per page`,
      path: "/admin/activity-log",
      calls: "/admin/activity-log",
      row: "main table tbody tr",
      session: await signIn(url, { email: "admin@listwise.example" }),
      sort: (page) => page.getByRole("button", { name: "When" }).click(),
      text: (round) => `127.0.${round + 3}.7`,
    },
  ];
}

/**
 * Waits until the first row is painted and isn't `before` any more. Returns the ms since the answer that brought it and
 * since the last input, and the row. Runs in the page.
 * @param {{ row: string, calls: string, before: string | null }} options
 */
async function measureRow({ row, calls, before }) {
  // Rows of a list that is loading have no text.
  const read = () => document.querySelector(row)?.textContent || null;
  const started = performance.now();
  while (read() === null || read() === before) {
    if (performance.now() - started > 30_000) throw new Error("The list didn't change.");
    await new Promise(requestAnimationFrame);
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const answer = performance
    .getEntriesByType("resource")
    .findLast(({ name }) => new URL(name).pathname.endsWith(calls));
  if (!(answer instanceof PerformanceResourceTiming)) throw new Error("The page didn't ask for the list.");
  const now = performance.now();
  const lastInput = Number(Reflect.get(window, "lastInput") ?? 0);
  return {
    // A page that is still cached needs no answer.
    sinceAnswer: now - Math.max(answer.responseEnd, lastInput),
    sinceInput: now - lastInput,
    first: read(),
  };
}

/** Notes when the user did something, and keeps the times of all calls. Runs in the page. */
function noteInput() {
  performance.setResourceTimingBufferSize(10_000);
  for (const kind of ["input", "click"])
    addEventListener(kind, () => Reflect.set(window, "lastInput", performance.now()), { capture: true });
}

/** Scrolls the page to its end, a step per frame. Runs in the page. */
async function scrollPage(/** @type {number} */ stepPx) {
  while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1) {
    window.scrollBy(0, stepPx);
    await new Promise(requestAnimationFrame);
  }
  window.scrollTo(0, 0);
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {LongList} list
 */
async function measureList(browser, url, { name, path, calls, row, session, sort, text }) {
  const context = await openContext(browser, session, 1440);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.addInitScript(noteInput);
  /** @type {Record<"first" | "sort" | "sortInAll" | "search" | "searchInAll", number[]>} */
  const times = { first: [], sort: [], sortInAll: [], search: [], searchInAll: [] };
  let seen = { first: /** @type {string | null} */ (null), sinceAnswer: 0, sinceInput: 0 };
  const measure = async (/** @type {string | null} */ before) =>
    (seen = await page.evaluate(measureRow, { row, calls, before }));
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(url + path);
    times.first.push((await measure(null)).sinceAnswer);
  }
  await page.waitForLoadState("networkidle");
  printHead(name);
  printTimes("First row after the answer", times.first, FIRST_ROW_GOAL);
  const tasks = await traceTasks(page, () => page.evaluate(scrollPage, STEP_PX));
  printTimes("Scrolling, tasks", tasks, TASK_GOAL);
  for (let round = 0; round < ROUNDS; round++) {
    await sort(page, round);
    await measure(seen.first);
    times.sort.push(seen.sinceAnswer);
    times.sortInAll.push(seen.sinceInput);
    await page.getByRole("main").getByRole("searchbox").fill(text(round));
    await measure(seen.first);
    times.search.push(seen.sinceAnswer);
    times.searchInAll.push(seen.sinceInput);
    await page.getByRole("main").getByRole("searchbox").fill("");
    await measure(seen.first);
  }
  printTimes("Sort, after the answer", times.sort, ACTION_GOAL);
  printTimes("  from the input", times.sortInAll, null);
  printTimes("Search, after the answer", times.search, ACTION_GOAL);
  printTimes("  from the input", times.searchInAll, null);
  await context.close();
}

/** Measures both lists on a site of their own. */
export function benchLongLists() {
  const bench = async (/** @type {KeywordSite} */ site) => {
    for (const statement of statements) await site.client.query(statement);
    const browser = await launchBrowser();
    try {
      for (const list of await describeLists(site)) await measureList(browser, site.url, list);
    } finally {
      await browser.close();
    }
  };
  return withKeywordSite(4026, bench, { withPages: true });
}
