import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "./infra/db/database";
import { createLogger } from "./infra/logging/logger";
import { createQueue, type Queue } from "./infra/queue/queue";
import { eventually } from "./testing/eventually";
import { startOwnPostgres, type OwnPostgres } from "./testing/own-postgres";
import { runMain, type RunningProgram } from "./testing/run-main";

const log = createLogger({ logLevel: "silent" });
const RESTARTS = 10;
const MAILS_A_ROUND = 10;
let postgres: OwnPostgres;
let all: RunningProgram;
let worker: RunningProgram;
let queue: Queue;
let address: string;

beforeAll(async () => {
  postgres = await startOwnPostgres();
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: postgres.dataDir,
    DEMO_DATA: "off",
    DATABASE_WAIT_MS: "15000",
    PORT: "0",
    // Each request comes from a different network, so that no rate limit applies.
    TRUST_PROXY: "127.0.0.1",
  };
  all = runMain(env);
  const output = await all.printed(/"msg":"ready"/);
  address = /Server listening at (http:\/\/[\d.:]+)/.exec(output)?.[1] ?? "";
  worker = runMain({ ...env, LISTWISE_ROLE: "worker" });
  await worker.printed(/"msg":"ready"/);
  queue = createQueue(postgres.url, log);
  queue.define("mail.send", async () => undefined, { retries: 10, forget: true });
  await queue.start(false);
});
afterAll(async () => {
  await queue.stop();
  for (const { process } of [all, worker]) process.kill("SIGTERM");
  await Promise.all([all.ended, worker.ended]);
  await postgres.stop();
});

const fetchStatus = async (path: string) => (await fetch(`${address}/api${path}`)).status;
const at = (number: number) => `person-${number}@example.org`;

async function register(number: number): Promise<number> {
  const headers = {
    "content-type": "application/json",
    "x-forwarded-for": `203.${Math.floor(number / 250) % 250}.${number % 250}.7`,
  };
  const body = { name: "Person", email: at(number), password: "correct horse battery", fingerprint: "f" };
  const answer = await fetch(`${address}/api/auth/register`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return answer.status;
}

/** Sends emails through the queue. Returns the addresses that it accepted. */
async function sendMails(round: number): Promise<string[]> {
  const taken: string[] = [];
  for (let number = 0; number < MAILS_A_ROUND; number++) {
    const to = `mail-${round}-${number}@example.org`;
    const mail = { to, subject: "A test", text: to };
    await queue.send("mail.send", mail).then(
      () => taken.push(to),
      () => undefined, // Requests refused during the outage were never acknowledged.
    );
    await sleep(20);
  }
  return taken;
}

test("ten database restarts during writes and jobs crash no process and lose no acknowledged data", async () => {
  let isOver = false;
  let next = 0;
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  async function write(): Promise<void> {
    while (!isOver) {
      const number = next++;
      const status = await register(number);
      statuses.add(status);
      if (status === 201) acknowledged.push(at(number));
      else await sleep(20);
    }
  }
  const writers = [write(), write(), write()];
  const sent: string[] = [];
  for (let round = 0; round < RESTARTS; round++) {
    const before = acknowledged.length;
    const writes = eventually(
      async () => acknowledged.length,
      (count) => count > before,
    );
    const [taken] = await Promise.all([sendMails(round), writes.then(() => postgres.restart())]);
    sent.push(...taken);
  }
  isOver = true;
  await Promise.all(writers);

  expect([all.process.exitCode, worker.process.exitCode]).toEqual([null, null]);
  expect(
    await eventually(
      () => fetchStatus("/ready"),
      (status) => status === 200,
    ),
  ).toBe(200);
  expect(await fetchStatus("/health")).toBe(200);
  expect([...statuses].sort()).toEqual([201, 503]);
  for (const program of [all, worker]) {
    expect(await program.printed(/"msg":"ready"/)).not.toContain("an unawaited statement");
  }
  const { pool } = openDatabase(postgres.url, log, { max: 1, waitMs: 5_000 });
  const { rows } = await pool.query("select count(*)::int as found from users where email = any($1)", [
    acknowledged,
  ]);
  expect(rows).toEqual([{ found: acknowledged.length }]);
  expect(sent.length).toBeGreaterThan(0);
  // A job whose worker lost the database while it took the job stays active until it expires, and then runs again.
  const countJobs = async (...states: string[]) => {
    const { rows } = await pool.query<{ count: number }>(
      "select count(*)::int from pgboss.job where name = 'mail.send' and state = any($1)",
      [states],
    );
    return rows[0]?.count ?? 0;
  };
  expect(
    await eventually(
      () => countJobs("created", "retry"),
      (count) => count === 0,
    ),
  ).toBe(0);
  const countStored = async () => {
    const { rows } = await pool.query<{ count: number }>("select count(*)::int from outbox_mails");
    return rows[0]?.count ?? 0;
  };
  const countKept = async () => (await countStored()) + (await countJobs("active"));
  expect(await eventually(countKept, (count) => count >= sent.length)).toBeGreaterThanOrEqual(sent.length);
  expect(await countJobs("active")).toBeLessThan(RESTARTS);
  await pool.end();
});
