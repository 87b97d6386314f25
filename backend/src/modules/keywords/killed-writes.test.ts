import { appsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { startDatabaseProxy } from "../../testing/database-proxy";
import { runMain } from "../../testing/run-main";
import { startTestApp, type TestApp } from "../../testing/test-app";

/** Number of rounds; each starts a process. `CRASH_ROUNDS=200` covers every statement of every write. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 2);
/** Upper bound for the number of statements of a write. */
const MOST_STATEMENTS = 32;

jest.setTimeout(60_000 + ROUNDS * 20_000);

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

/** Starts an API node in its own process, connected to the database through a proxy. */
async function startNode() {
  const proxy = await startDatabaseProxy(test.ctx.databaseUrl);
  const rest = { PORT: "0", DEMO_DATA: "off", LISTWISE_ROLE: "api", RATE_LIMIT_PER_MINUTE: "0" };
  const program = runMain({ ...rest, DATA_DIR: test.ctx.config.dataDir, DATABASE_URL: proxy.url });
  const printed = await program.printed(/http:\/\/[\w.]+:\d+/);
  const [address = ""] = /http:\/\/[\w.]+:\d+/.exec(printed) ?? [];
  return { proxy, program, address };
}

type User = Awaited<ReturnType<TestApp["asUser"]>>;

interface Write {
  path: string;
  /** Status code of a success. */
  status: number;
  body: (round: number) => object;
  /** Counts of the user's rows after the write. All of them are 0 before it. */
  whole: Record<string, number>;
}

const APP = 1;
/** SQL statements of the counts, for user `$1`. */
const COUNTS: Record<string, string> = {
  keywords: "select count(*) from user_keywords where user_id = $1 and country = 'de'",
  ranks: `select count(*) from user_keywords u join app_ranks r using (keyword_id, country)
    where u.user_id = $1 and u.country = 'de' and r.app_id = ${APP}`,
  crawls: `select count(*) from user_keywords u join crawl_pairs p using (keyword_id, country)
    where u.user_id = $1 and u.country = 'de' and p.queued_at is not null`,
  follows: "select count(*) from follows where user_id = $1 and app_id = 2",
  followedRanks: `select count(*) from user_keywords u join app_ranks r using (keyword_id, country)
    where u.user_id = $1 and u.country = 'us' and r.app_id = 2`,
  exports: "select count(*) from export_jobs where user_id = $1",
  exportJobs: `select count(*) from pgboss.job j join export_jobs e on e.id::text = j.data->>'id'
    where j.name = 'export' and e.user_id = $1`,
  exportsUsed: "select count(*) from limit_usage where user_id = $1 and used = 1",
  answers: "select count(*) from idempotent_calls where user_id = $1 and answer is not null",
};

const WRITES: readonly Write[] = [
  {
    path: "/user-keywords",
    status: 201,
    body: (round) => ({ keywordText: `one of ${round}`, country: "de" }),
    whole: { keywords: 1, ranks: 1, crawls: 1, answers: 1 },
  },
  {
    path: "/user-keywords/bulk",
    status: 200,
    body: (round) => ({
      items: ["a", "b"].map((text) => ({ keywordText: `${text} ${round}`, country: "de" })),
    }),
    whole: { keywords: 2, ranks: 2, crawls: 2, answers: 1 },
  },
  {
    path: "/apps/follow",
    status: 200,
    body: () => ({ appId: 2 }),
    whole: { follows: 1, followedRanks: 1, answers: 1 },
  },
  {
    path: `/apps/${APP}/exports`,
    status: 202,
    body: () => ({ format: "csv", dataTypes: ["metadata"] }),
    whole: { exports: 1, exportJobs: 1, exportsUsed: 1, answers: 1 },
  },
];

async function count(user: User, names: readonly string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const name of names) {
    const { rows } = await test.ctx.pool.query(COUNTS[name] ?? "", [user.id]);
    found[name] = Number(rows[0].count);
  }
  return found;
}

const zeros = (whole: Record<string, number>) =>
  Object.fromEntries(Object.keys(whole).map((name) => [name, 0]));

/** Sends a write to a node that is killed at one of its statements, then repeats it on another node. */
async function killDuring(
  { path, body, whole }: Write,
  round: number,
  statement: number,
  when: "before" | "after",
) {
  const user = await test.asUser({ plan: "team" });
  await user.call(appsEndpoints.follow, { body: { appId: APP } });
  await user.call(userKeywordsEndpoints.add, { body: { keywordText: `known ${round}`, country: "us" } });
  const headers = { authorization: `Bearer ${user.token}`, "idempotency-key": `round-${round}-of-kills` };
  const { proxy, program, address } = await startNode();
  const kill = () => void program.process.kill("SIGKILL");
  proxy.arm({ statement, when, kill });
  const first = await fetch(`${address}/api${path}`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body(round)),
  }).then(
    async (answer) => ({ status: answer.status, body: await answer.json() }),
    () => null,
  );
  kill();
  await program.ended;
  await proxy.close();
  const left = await count(user, Object.keys(whole));
  const again = await test.app.inject({
    method: "POST",
    url: `/api${path}`,
    headers,
    payload: body(round),
  });
  return { first, left, again, after: await count(user, Object.keys(whole)) };
}

it(`a process killed at any statement of a write leaves all of it or nothing, in ${ROUNDS} rounds`, async () => {
  const seen = { acknowledged: 0, whole: 0, nothing: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const write = WRITES[round % WRITES.length];
    if (!write) continue;
    const step = Math.floor(round / WRITES.length);
    // A few rounds are spread over the statements; many rounds cover them one by one.
    const statement =
      ROUNDS < 50 ? 8 + ((step * 11 + round * 5) % MOST_STATEMENTS) : 1 + (step % MOST_STATEMENTS);
    const when = (step + (round % 2)) % 2 === 0 ? "before" : "after";
    const { first, left, again, after } = await killDuring(write, round, statement, when);
    const where = { path: write.path, statement, when };
    expect({ ...where, left }).toEqual({
      ...where,
      left: first || left["answers"] ? write.whole : zeros(write.whole),
    });
    expect({ ...where, status: again.statusCode }).toEqual({
      ...where,
      status: write.status,
    });
    if (first) expect(again.json()).toEqual(first.body);
    expect({ ...where, after }).toEqual({ ...where, after: write.whole });
    if (first) seen.acknowledged += 1;
    else if (left["answers"]) seen.whole += 1;
    else seen.nothing += 1;
  }
  expect(seen.acknowledged + seen.whole + seen.nothing).toBe(ROUNDS);
  if (ROUNDS >= 50) process.stdout.write(`${JSON.stringify({ rounds: ROUNDS, ...seen })}\n`);
});
