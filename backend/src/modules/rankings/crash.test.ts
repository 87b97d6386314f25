import { keywordListsEndpoints, userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { rankingJobsEndpoints } from "@listwise/contracts/rankings";
import { eventually } from "../../testing/eventually";
import { runMain } from "../../testing/run-main";
import { startStoreStub, type StoreStub } from "../../testing/store-stub";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { add, list, startUpdate } = userKeywordsEndpoints;
let stub: StoreStub;
let test: TestApp;
let env: Record<string, string>;

beforeAll(async () => {
  stub = await startStoreStub();
  const store = { STORE_SOURCE: "apple", APPLE_BASE_URL: stub.baseUrl, APPLE_CALLS_PER_MINUTE: "6000" };
  test = await startTestApp({ env: store });
  const { databaseUrl, config } = test.ctx;
  const rest = { DATA_DIR: config.dataDir, DATABASE_URL: databaseUrl, PORT: "0", DEMO_DATA: "off" };
  env = { ...store, ...rest, RATE_LIMIT_PER_MINUTE: "0" };
});
afterAll(async () => {
  await test.close();
  await stub.close();
});

async function start(role: string) {
  const program = runMain({ ...env, LISTWISE_ROLE: role });
  const printed = await program.printed(/http:\/\/[\w.]+:\d+/);
  const [address = ""] = /http:\/\/[\w.]+:\d+/.exec(printed) ?? [];
  return {
    address,
    async kill() {
      program.process.kill("SIGKILL");
      await program.ended;
    },
  };
}

it("F36: after a worker is killed during a crawl, the next one completes the job exactly once", async () => {
  const user = await test.asUser();
  await user.call(add, { body: { keywordText: "rain" } });
  const { data } = await user.call(startUpdate);
  const status = () => user.call(rankingJobsEndpoints.job, { params: { jobId: data.jobId } });
  const calls = () => stub.calls.web + stub.calls.search;

  for (const kind of ["web", "search"] as const) stub.misbehave(kind, "silent");
  const first = await start("worker");
  await eventually(
    async () => calls(),
    (count) => count > 0,
  );
  await first.kill();
  expect((await status()).data).toMatchObject({ status: "queued", processed: 0 });

  stub.behave();
  await test.ctx.pool.query("update crawl_pairs set leased_until = now() - interval '1 second'");
  const second = await start("worker");
  // Any crawl request wakes the workers; otherwise the schedule would do so within a minute.
  await user.call(add, { body: { keywordText: "snow" } });
  const { data: ended } = await eventually(status, (answer) => answer.data.finishedAt !== null);
  await second.kill();
  expect(ended).toMatchObject({ jobId: data.jobId, status: "completed", total: 1, processed: 1, failed: 0 });
  const { rows } = await test.ctx.pool.query(
    "select count(*)::int as crawls from crawls join keywords k on k.id = keyword_id where k.text = 'rain'",
  );
  expect(rows).toEqual([{ crawls: 1 }]);
});

it("F39: an API killed during a hundred writes keeps all acknowledged data complete and the limit exact", async () => {
  const user = await test.asUser();
  const api = await start("api");
  const post = (path: string, body: object) =>
    fetch(`${api.address}/api${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${user.token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const written: string[] = [];
  const write = async (n: number) => {
    const keywordText = `storm ${n}`;
    const items = [keywordText, `${keywordText} more`].map((text) => ({ keywordText: text }));
    const answer = await (n % 2
      ? post("/user-keywords", { keywordText })
      : post("/user-keywords/bulk", { items }));
    if (answer.status === 201) written.push(keywordText);
    if (written.length === 5) await api.kill();
  };
  // Ten lanes: with a hundred in parallel, a busy machine might answer all of them before the kill.
  const writes = Array.from({ length: 10 }, async (_, lane) => {
    for (let n = lane; n < 100; n += 10) await write(n);
  });
  const results = await Promise.allSettled(writes);
  expect(results.some((result) => result.status === "rejected")).toBe(true);
  const kept = (await user.call(list)).data.map((keyword) => keyword.keywordText);
  expect(kept).toEqual(expect.arrayContaining(written));
  expect(kept.length).toBeLessThanOrEqual(25);
  // A bulk add is all or nothing, unless the plan's limit was reached.
  const halves = kept.filter((text) => text.endsWith("more") && !kept.includes(text.replace(" more", "")));
  expect(halves).toEqual([]);

  const items = Array.from({ length: 30 }, (_, n) => ({ keywordText: `fill ${n}` }));
  const { added } = await user.call(keywordListsEndpoints.addMany, { body: { items } });
  // The database may have committed more that it received before the kill.
  expect(added).toBeLessThanOrEqual(25 - kept.length);
  expect((await user.call(list)).data).toHaveLength(25);
});
