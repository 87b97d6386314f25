import { createTestDatabase } from "../testing/databases";
import { createLogger } from "./logger";
import { createQueue, type Queue } from "./queue";

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

test("a job sent on one node is done on another", async () => {
  const api = await startQueue((queue) => queue.define("greet", async () => undefined), false);
  const done = new Promise((resolve) => {
    void startQueue((queue) => queue.define<{ name: string }>("greet", async (data) => resolve(data)));
  });
  await api.send("greet", { name: "Ada" });
  expect(await done).toEqual({ name: "Ada" });
});

test("a job that fails is tried again, and others go on", async () => {
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

test("what already waits under its key is not queued twice", async () => {
  const queue = await startQueue((made) => made.define("crawl", async () => undefined), false);
  expect(await queue.send("crawl", { id: 1 }, { singletonKey: "1" })).toEqual(expect.any(String));
  expect(await queue.send("crawl", { id: 1 }, { singletonKey: "1" })).toBeNull();
  expect(await queue.send("crawl", { id: 2 }, { singletonKey: "2" })).toEqual(expect.any(String));
  expect(await queue.send("crawl", { id: 3 })).toEqual(expect.any(String));
  expect(await queue.send("crawl", { id: 3 })).toEqual(expect.any(String));
});
