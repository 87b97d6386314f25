import pg from "pg";
import { createTestDatabase } from "../../testing/databases";
import { eventually } from "../../testing/eventually";
import { openDatabase } from "../db/database";
import { createLogger } from "../logging/logger";
import { createQueue, type Queue } from "./queue";
import { openQueueDatabase } from "../db/queue-database";

const log = createLogger({ logLevel: "silent" });
let url: string;
let drop: () => Promise<void>;
const running: Queue[] = [];

beforeAll(async () => {
  const database = await createTestDatabase();
  [url, drop] = [database.url, database.drop];
});
afterEach(async () => {
  for (const queue of running.splice(0)) await queue.stop();
});
afterAll(() => drop());

async function startQueue(define: (queue: Queue) => void, work = true): Promise<Queue> {
  const queue = createQueue(url, log);
  define(queue);
  await queue.start(work);
  running.push(queue);
  return queue;
}

test("only a node that processes jobs starts scheduled ones", async () => {
  const { pool } = openDatabase(url, log, { max: 1, waitMs: 5_000 });
  const countSchedulers = async () => {
    const { rows } = await pool.query("select from pgboss.queue where name like '\\_\\_pgboss%'");
    return rows.length;
  };
  await startQueue(() => undefined, false);
  expect(await countSchedulers()).toBe(0);
  await startQueue(() => undefined);
  expect(await countSchedulers()).toBe(1);
  await pool.end();
});

test("a job sent on one node runs on another", async () => {
  const api = await startQueue((queue) => queue.define("greet", async () => undefined), false);
  const done = new Promise((resolve) => {
    void startQueue((queue) => queue.define<{ name: string }>("greet", async (data) => resolve(data)));
  });
  await api.send("greet", { name: "Ada" });
  expect(await done).toEqual({ name: "Ada" });
});

test("a start writes only what differs in the database", async () => {
  const { pool } = openDatabase(url, log, { max: 1, waitMs: 5_000 });
  const read = async () => {
    const { rows } = await pool.query(
      `select retry_limit, expire_seconds, cron, queue.updated_on as changed, schedule.updated_on as planned
       from pgboss.queue left join pgboss.schedule using (name) where queue.name = 'tidy'`,
    );
    return rows;
  };
  const start = (retries: number, cron: string) =>
    startQueue((queue) => queue.define("tidy", async () => undefined, { retries, cron }), false);
  await start(1, "0 3 * * *");
  const first = await read();
  expect(first).toMatchObject([{ retry_limit: 1, expire_seconds: 900, cron: "0 3 * * *" }]);
  await start(1, "0 3 * * *");
  expect(await read()).toEqual(first);
  await start(4, "0 5 * * *");
  expect(await read()).toMatchObject([{ retry_limit: 4, expire_seconds: 900, cron: "0 5 * * *" }]);
  await pool.end();
});

test("a failed job is retried while others continue", async () => {
  const seen: string[] = [];
  const finished = new Promise<void>((resolve) => {
    void startQueue((queue) =>
      queue.define<{ name: string }>(
        "stumble",
        async ({ name }) => {
          seen.push(name);
          if (name === "bad" && seen.filter((one) => one === "bad").length === 1)
            throw new Error("first try");
          if (seen.includes("good") && seen.filter((one) => one === "bad").length === 2) resolve();
        },
        { retries: 3 },
      ),
    ).then(async (queue) => {
      await queue.send("stumble", { name: "bad" });
      await queue.send("stumble", { name: "good" });
    });
  });
  await finished;
  expect(seen.toSorted()).toEqual(["bad", "bad", "good"]);
});

test("a job with the key of a waiting job isn't queued again", async () => {
  const queue = await startQueue((made) => made.define("crawl", async () => undefined), false);
  const { pool } = openDatabase(url, log, { max: 1, waitMs: 5_000 });
  await queue.send("crawl", { id: 1 }, { singletonKey: "1" });
  await queue.send("crawl", { id: 1 }, { singletonKey: "1" });
  await queue.send("crawl", { id: 2 }, { singletonKey: "2" });
  await queue.send("crawl", { id: 3 });
  await queue.send("crawl", { id: 3 });
  const { rows } = await pool.query("select data->'id' as id from pgboss.job where name = 'crawl'");
  await pool.end();
  expect(rows.map(({ id }) => id).toSorted()).toEqual([1, 2, 3, 3]);
});

test("a job runs only if its transaction commits", async () => {
  const done: string[] = [];
  const queue = await startQueue((made) =>
    made.define<{ name: string }>("follow", async ({ name }) => void done.push(name)),
  );
  const { db, pool } = openDatabase(url, log, { max: 1, waitMs: 5_000 });
  const send = (name: string, fails: boolean) =>
    db.transaction(async (tx) => {
      await queue.send("follow", { name }, { within: tx });
      for (let n = 0; n < 2; n++) await queue.send("follow", { name }, { singletonKey: "key", within: tx });
      if (fails) throw new Error("The effect failed.");
    });
  await expect(send("lost", true)).rejects.toThrow("The effect failed.");
  await send("kept", false);
  await eventually(
    async () => done,
    (names) => names.length === 2,
  );
  await pool.end();
  expect(done).toEqual(["kept", "kept"]);
});

test("an at-start job runs once when a worker starts", async () => {
  let runs = 0;
  const define = (queue: Queue) => queue.define("repair", async () => void (runs += 1), { atStart: true });
  await startQueue(define, false);
  await startQueue(define);
  await eventually(
    async () => runs,
    (count) => count > 0,
  );
  expect(runs).toBe(1);
});

test("idle workers ask for a job once and then wait until one is due", async () => {
  const statements = jest.spyOn(pg.Pool.prototype, "query");
  const done: number[] = [];
  const queue = await startQueue((made) => {
    for (let n = 0; n < 9; n++) made.define(`idle-${n}`, async () => undefined);
    made.define<{ n: number }>("busy", async ({ n }) => void done.push(n));
  });
  for (const n of [1, 2, 3]) {
    await queue.send("busy", { n });
    await eventually(
      async () => done,
      (found) => found.includes(n),
    );
  }
  const fetched = statements.mock.calls.filter(([text]) => String(text).includes("SKIP LOCKED"));
  const ofIdle = fetched.filter(([, values]) => String(values).startsWith("idle-"));
  expect(ofIdle).toHaveLength(9);
});

test("waiting statements finish before the connections close", async () => {
  const database = openQueueDatabase(url, log);
  const statements = Array.from({ length: 9 }, () => database.executeSql("select pg_sleep(0.1)"));
  await database.close();
  expect(await Promise.all(statements)).toHaveLength(9);
  expect(await database.executeSql("select 1")).toEqual({ rows: [] });
});

test("S87: after the last retry, the queue keeps an email's failure but not its token", async () => {
  let tries = 0;
  const fails = async () => {
    tries += 1;
    throw new Error("The provider is down.");
  };
  const queue = await startQueue((made) => made.define("secret", fails, { retries: 1, forget: true }));
  await queue.send("secret", { token: "opens-something" });
  const { pool } = openDatabase(url, log, { max: 1, waitMs: 5_000 });
  const { rows } = await eventually(
    () => pool.query("select state, data from pgboss.job where name = 'secret'"),
    (found) => found.rows[0]?.state === "failed",
  );
  await pool.end();
  expect(tries).toBe(2);
  expect(rows).toEqual([{ state: "failed", data: {} }]);
});

test("a queue that an earlier version created gets the settings of this version", async () => {
  const define = (expireSeconds: number) => (made: Queue) =>
    made.define("slow", async () => undefined, { expireSeconds });
  await (await startQueue(define(900), false)).stop();
  const queue = await startQueue(define(120), false);
  await queue.send("slow", {});
  const { pool } = openDatabase(url, log, { max: 1, waitMs: 5_000 });
  const { rows } = await pool.query(
    "select extract(epoch from expire_in)::int as seconds, policy from pgboss.job where name = 'slow'",
  );
  await pool.end();
  expect(rows).toEqual([{ seconds: 120, policy: "short" }]);
});
