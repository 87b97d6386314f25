import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { rankingJobsEndpoints, rankingsEndpoints } from "@listwise/contracts/rankings";
import { startSecondNode } from "../../testing/second-node";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { crawlEnded, ensureKeyword } from "../crawls";
import { getStore } from "../store";
import { resumeJobs } from "./jobs.service";

const { updateAll, updateKeyword, job, cancelJob, schedule } = rankingJobsEndpoints;
const { add, list, startUpdate, updateOne, updateStatus } = userKeywordsEndpoints;

let test: TestApp;
// There is no worker: the tests decide which crawls end, and how.
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

async function tracker(...keywords: string[]) {
  const user = await test.asUser();
  for (const keywordText of keywords) await user.call(add, { body: { keywordText } });
  const tracked = (await user.call(list)).data.toReversed();
  const ids = await Promise.all(keywords.map((text) => ensureKeyword(test.ctx.db, text, "ios")));
  const end = (index: number, failure: string | null = null) =>
    crawlEnded.emit(test.ctx, { keywordId: ids[index] ?? 0, country: "us", failure });
  return { ...user, tracked, ids, end };
}

it("F37: a second start returns the running job, on any node", async () => {
  const user = await tracker("rain", "snow");
  const other = await startSecondNode(test);
  const starts = [
    user.call(startUpdate),
    other.as(user.token).call(updateAll),
    user.call(userKeywordsEndpoints.updateAll),
  ];
  expect(new Set((await Promise.all(starts)).map((answer) => answer.data.jobId)).size).toBe(1);
  const { rows } = await test.ctx.pool.query("select id from ranking_jobs where user_id = $1", [user.id]);
  expect(rows).toHaveLength(1);
  await other.close();
});

it("updates of one keyword, of one app's country and of all keywords run in parallel", async () => {
  const user = await tracker("rain");
  await user.call(add, { body: { keywordText: "rain", country: "de" } });
  const [{ id = 0, keywordId = "" } = {}] = user.tracked;
  const one = await user.call(updateOne, { params: { id } });
  const everywhere = await user.call(updateKeyword, { params: { id: keywordId } });
  const app = await user.call(rankingsEndpoints.updateApp, { params: { id: 1 }, query: { country: "de" } });
  expect([one, everywhere, app].map((answer) => answer.data.total)).toEqual([1, 2, 1]);
  expect(new Set([one, everywhere, app].map((answer) => answer.data.jobId)).size).toBe(3);
  await user.end(0);
  expect((await user.call(job, { params: { jobId: one.data.jobId } })).data.status).toBe("completed");
  expect((await user.call(job, { params: { jobId: everywhere.data.jobId } })).data).toMatchObject({
    status: "running",
    percent: 50,
  });
  expect((await user.call(updateStatus)).data.status).not.toBe("completed");
});

it("a failed crawl has its reason, and the rest completes", async () => {
  const user = await tracker("rain", "snow");
  const { data } = await user.call(startUpdate);
  await user.end(0);
  await user.end(0);
  await user.end(1, "The store is closed.");
  const ended = await user.call(job, { params: { jobId: data.jobId } });
  expect(ended.data).toMatchObject({ status: "partial", processed: 2, failed: 1, percent: 100 });
  expect(ended.failures).toEqual([{ keyword: "snow", country: "us", reason: "The store is closed." }]);
});

it("a stopped job keeps its results; crawls that end later change nothing", async () => {
  const user = await tracker("rain", "snow", "hail");
  const { data } = await user.call(startUpdate);
  const params = { jobId: data.jobId };
  await user.end(0);
  const told = jest.spyOn(test.ctx.sockets, "toUser");
  const stopped = await user.call(cancelJob, { params });
  expect(stopped.data).toMatchObject({ status: "cancelled", processed: 1, percent: 33 });
  expect(told).toHaveBeenCalledWith(user.id, "job:done", expect.objectContaining({ status: "cancelled" }));
  await user.end(1);
  expect((await user.call(cancelJob, { params })).data).toEqual(stopped.data);
  expect((await user.call(job, { params })).data).toEqual(stopped.data);
  const again = await user.call(startUpdate);
  expect(again.data.jobId).not.toBe(data.jobId);
});

it("stopping a job withdraws its crawls, except those that are due or that other jobs need", async () => {
  const [ada, bob] = [await tracker("lone", "shared", "due"), await tracker("shared")];
  const { pool } = test.ctx;
  await pool.query("update crawl_pairs set queued_at = null, checked_at = now()");
  const { data } = await ada.call(startUpdate);
  await bob.call(startUpdate);
  const text = "from keywords k where k.id = keyword_id and k.text";
  await pool.query(`update crawl_pairs set checked_at = now() - interval '9 days' ${text} = 'due'`);
  await ada.call(cancelJob, { params: { jobId: data.jobId } });
  const { rows } = await pool.query(
    `select k.text from crawl_pairs p join keywords k on k.id = p.keyword_id
     where p.queued_at is not null and k.text in ('lone', 'shared', 'due') order by 1`,
  );
  expect(rows.map((row) => row.text)).toEqual(["due", "shared"]);
});

it("D37: a job reports since when it is waiting and the estimated time, based on the whole queue", async () => {
  const { pool } = test.ctx;
  await pool.query("update crawl_pairs set queued_at = null, checked_at = now()");
  const user = await tracker("early");
  const { data: first } = await user.call(startUpdate);
  expect(first).toMatchObject({ stale: true, queuedAt: expect.any(String), etaSeconds: 1, etaReason: null });
  const pace = jest.spyOn(getStore(test.ctx), "pace");
  pace.mockResolvedValue({ perMinute: 20, waitSeconds: 4 });
  const later = await tracker("late", "latest");
  const { data } = await later.call(startUpdate);
  // Three crawls of 3 s each, after a pause.
  expect(data.etaSeconds).toBe(4 + 9);
  pace.mockResolvedValue({ perMinute: null, reason: "The store is left alone." });
  const params = { jobId: data.jobId };
  expect((await later.call(job, { params })).data).toMatchObject({
    etaSeconds: null,
    etaReason: "The store is left alone.",
  });
  expect((await later.call(cancelJob, { params })).data).toMatchObject({ stale: false, etaReason: null });
  pace.mockRestore();
});

it("S13: only its owner can access a job", async () => {
  const [ada, bob] = [await tracker("rain"), await tracker()];
  const { data } = await ada.call(startUpdate);
  const params = { jobId: data.jobId };
  expect((await bob.request(job, { params })).status).toBe(404);
  expect((await bob.request(cancelJob, { params })).status).toBe(404);
  const [{ id = 0, keywordId = "" } = {}] = ada.tracked;
  expect((await bob.request(updateOne, { params: { id } })).status).toBe(404);
  expect((await bob.request(updateKeyword, { params: { id: keywordId } })).status).toBe(404);
  expect((await ada.call(job, { params })).data.status).toBe("queued");
  expect((await ada.request(job, { params: { jobId: "x' or 1=1" } })).status).toBe(400);
});

it("survives a restart: another node completes what this one started", async () => {
  const user = await tracker("rain");
  const { data } = await user.call(startUpdate);
  const other = await startSecondNode(test);
  const [keywordId = 0] = user.ids;
  await crawlEnded.emit(other.ctx, { keywordId, country: "us", failure: null });
  expect((await user.call(job, { params: { jobId: data.jobId } })).data.status).toBe("completed");
  await other.close();
});

it("F36: crawls that a crashed server didn't request are requested again", async () => {
  const user = await tracker("drizzle");
  const { data } = await user.call(startUpdate);
  const [keywordId = 0] = user.ids;
  const { pool } = test.ctx;
  const waits = async () =>
    (await pool.query("select queued_at from crawl_pairs where keyword_id = $1", [keywordId])).rows;
  await pool.query("update crawl_pairs set queued_at = null");
  await resumeJobs(test.ctx);
  expect(await waits()).toEqual([{ queued_at: null }]);
  await pool.query("update ranking_jobs set progress_at = now() - interval '2 minutes'");
  await resumeJobs(test.ctx);
  expect(await waits()).toEqual([{ queued_at: expect.any(Date) }]);
  await user.end(0);
  expect((await user.call(job, { params: { jobId: data.jobId } })).data.status).toBe("completed");
});

it("returns when the next automatic crawl is due, based on the plan", async () => {
  const user = await test.asUser();
  expect((await user.call(schedule)).data).toEqual({ lastAt: null, nextAt: null, everyMinutes: 1440 });
  await user.call(add, { body: { keywordText: "tide" } });
  const soon = await user.call(schedule);
  expect(Date.parse(soon.data.nextAt ?? "") - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  expect(soon.data.lastAt).toBeNull();
  await test.ctx.pool.query("update crawl_pairs set checked_at = now(), queued_at = null");
  const later = await user.call(schedule);
  expect(Date.now() - Date.parse(later.data.lastAt ?? "")).toBeLessThan(60_000);
  const wait = (Date.parse(later.data.nextAt ?? "") - Date.now()) / 60_000;
  expect(wait).toBeGreaterThan(1439);
  expect(wait).toBeLessThan(1456);
});
