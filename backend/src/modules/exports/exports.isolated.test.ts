import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { EXPORT_INCOMPLETE, exportsEndpoints, type ExportJob } from "@listwise/contracts/exports";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import { eventually } from "../../testing/eventually";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { updateActiveJob } from "./exports.repository";
import type * as writing from "./create-export-stream";
import { createExportStream } from "./create-export-stream";
import { sweep } from "./write-job";

jest.mock("./create-export-stream", () => {
  const real = jest.requireActual<typeof writing>("./create-export-stream");
  return { ...real, createExportStream: jest.fn(real.createExportStream) };
});

const { start, list, get, cancel } = exportsEndpoints;
const id = "900000001";
const body = { format: "csv", dataTypes: ["metadata", "reviews", "keywords"] };
/** Reads the tables of an archive by file name, without their headers. */
const readTables = (file: Uint8Array): Record<string, string[][]> =>
  Object.fromEntries(
    Object.entries(unzipSync(file)).map(([path, content]) => [
      path,
      parse(strFromU8(content), { bom: true }).slice(1),
    ]),
  );
const countRows = (tables: Record<string, string[][]>) =>
  Object.entries(tables).flatMap(([path, rows]) => (path === "summary.csv" ? [] : rows)).length;
let site: TestApp;
beforeAll(async () => void (site = await startTestApp({ worker: true })));
afterAll(() => site.close());

const member = () => site.asUser({ plan: "team" });
type Member = Awaited<ReturnType<typeof member>>;
const stream = (user: Pick<Member, "inject">, payload: object = body, app = id) =>
  user.inject({ method: "POST", url: `/api/apps/${app}/export`, payload });

async function ended(user: Member, jobId: string): Promise<ExportJob> {
  return eventually(
    async () => (await user.call(get, { params: { jobId } })).data,
    ({ status }) => status !== "queued" && status !== "running",
  );
}
async function exported(user: Member): Promise<ExportJob & { url: string }> {
  const { data } = await user.call(start, { params: { id }, body });
  const job = await ended(user, data.jobId);
  return { ...job, url: job.url ?? "" };
}
const countSpent = async (user: Member): Promise<number> => {
  const { rows } = await site.ctx.pool.query(
    "select used from limit_usage where user_id = $1 and feature = 'exports_per_day'",
    [user.id],
  );
  return rows[0]?.used ?? 0;
};
async function* endless() {
  for (;;) {
    yield "a row\n".repeat(1_000);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
async function* failing() {
  yield "a row\n";
  throw new Error("The database is gone.");
}
const findAuditActions = async (userId: number) =>
  (await site.ctx.pool.query("select action from audit_log where actor_id = $1", [userId])).rows;

it.each(Object.entries(exportsEndpoints))("refuses %s to a visitor", async (_, endpoint) => {
  expect(await site.request(endpoint, { params: { id } })).toMatchObject({ status: 401 });
});

it("refuses the stream to a visitor", async () => {
  expect((await stream(site)).statusCode).toBe(401);
});

it.each([{}, { format: "csv", dataTypes: [] }, { format: "doc", dataTypes: ["reviews"] }])(
  "reports what is missing in %j",
  async (payload) => {
    const user = await member();
    for (const answer of [
      await stream(user, payload),
      await user.inject({ method: "POST", url: `/api/apps/${id}/exports`, payload }),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: "VALIDATION_FAILED", message: EXPORT_INCOMPLETE });
    }
  },
);

it("the server enforces formats and daily exports; refused exports don't count", async () => {
  const user = await site.asUser();
  expect((await stream(user, { ...body, format: "zip" })).json()).toMatchObject({
    code: "FEATURE_LIMIT_EXCEEDED",
    details: { feature: "export_formats" },
  });
  expect((await stream(user, body, "99999999")).statusCode).toBe(404);
  expect((await stream(user, { ...body, country: "zz" })).json()).toMatchObject({ code: "UNKNOWN_COUNTRY" });
  const both = await Promise.all([stream(user), stream(user)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  expect(await user.request(start, { params: { id }, body })).toMatchObject({
    status: 403,
    body: { details: { feature: "exports_per_day", usage: { current: 1 } } },
  });
  expect(await findAuditActions(user.id)).toEqual([{ action: "export.started" }]);
});

it("streams a named file, and reports truncation by the plan", async () => {
  const user = await member();
  await user.call(userKeywordsEndpoints.add, { body: { keywordText: "=1+1" } });
  const whole = await stream(user);
  expect(whole.headers).toMatchObject({ "x-export-truncated": "false", "cache-control": "no-store" });
  expect(whole.headers["content-disposition"]).toMatch(/filename="[\w-]+-\d+-\d{8}T\d{6}Z\.zip"/);
  const tables = readTables(whole.rawPayload);
  expect(Object.keys(tables)).toEqual(["summary.csv", "keywords.csv", "reviews.csv", "metadata.csv"]);
  expect(tables["keywords.csv"]?.flat()).toContain("'=1+1");
  const single = await stream(user, { ...body, dataTypes: ["keywords"] });
  expect(single.headers["content-disposition"]).toMatch(/Z\.csv"/);
  expect(single.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(parse(single.body, { bom: true }).at(1)?.[0]).toBe(tables["keywords.csv"]?.[0]?.[0]);
  await site.ctx.pool.query(
    `insert into user_limit_overrides (user_id, definition_id, value)
     select $1, id, '3' from limit_definitions where key = 'max_export_records'`,
    [user.id],
  );
  const cut = await stream(user);
  expect(cut.headers["x-export-truncated"]).toBe("true");
  expect(countRows(readTables(cut.rawPayload))).toBe(3);
  expect(await exported(user)).toMatchObject({
    truncated: true,
    records: 3,
    message: expect.stringContaining("3 records"),
  });
});

it("S13, S38: only the owner can download an export, only once per URL, and only for a day", async () => {
  const [owner, other] = [await member(), await member()];
  const job = await exported(owner);
  expect(job).toMatchObject({ status: "completed", percent: 100, truncated: false });
  for (const endpoint of [get, cancel]) {
    expect(await other.request(endpoint, { params: { jobId: job.jobId } })).toMatchObject({ status: 404 });
  }
  expect((await other.call(list)).data).toEqual([]);
  expect((await other.inject({ method: "GET", url: job.url })).statusCode).toBe(404);
  expect(
    (await site.inject({ method: "GET", url: job.url.replace(/signature=./, "signature=") })).statusCode,
  ).toBe(404);
  expect(
    (await site.inject({ method: "GET", url: job.url.replace(/expires=\d/, "expires=9") })).statusCode,
  ).toBe(404);
  expect((await site.inject({ method: "HEAD", url: job.url })).statusCode).toBe(404);
  const six = await Promise.all(
    Array.from({ length: 6 }, () => site.inject({ method: "GET", url: job.url })),
  );
  const [file, ...others] = six.toSorted((a, b) => a.statusCode - b.statusCode);
  expect(others.map(({ statusCode }) => statusCode)).toEqual([410, 410, 410, 410, 410]);
  if (!file) throw new Error("No download was answered.");
  expect(file.statusCode).toBe(200);
  expect(countRows(readTables(file.rawPayload))).toBe(job.records);
  expect(file.headers["content-disposition"]).toContain(job.fileName);
  const { data: fresh } = await owner.call(get, { params: { jobId: job.jobId } });
  expect((await owner.inject({ method: "GET", url: fresh.url ?? "" })).statusCode).toBe(200);
  jest.useFakeTimers({
    doNotFake: ["nextTick", "setImmediate", "setTimeout", "setInterval"],
    now: Date.now() + 25 * 3_600_000,
  });
  expect((await site.inject({ method: "GET", url: fresh.url ?? "" })).json()).toMatchObject({ code: "GONE" });
  jest.useRealTimers();
});

it("a file that can't be opened is answered as an error, and the owner gets another URL", async () => {
  const user = await member();
  const { jobId, url } = await exported(user);
  jest.spyOn(site.ctx.files, "read").mockRejectedValueOnce(new Error("The store failed."));
  const answer = await site.inject({ method: "GET", url });
  expect([answer.statusCode, answer.json()]).toEqual([503, expect.objectContaining({ code: "UNAVAILABLE" })]);
  expect(answer.headers["content-disposition"]).toBeUndefined();
  const { data } = await user.call(get, { params: { jobId } });
  expect((await site.inject({ method: "GET", url: data.url ?? "" })).statusCode).toBe(200);
});

it("canceling deletes the file of a running or finished export", async () => {
  const user = await member();
  const { jobId, url } = await exported(user);
  await user.call(cancel, { params: { jobId } });
  expect((await site.inject({ method: "GET", url })).statusCode).toBe(404);
  expect(await user.request(get, { params: { jobId } })).toMatchObject({ status: 404 });
  const { data } = await user.call(start, { params: { id }, body });
  await user.call(cancel, { params: { jobId: data.jobId } });
  await eventually(
    async () => (await readdir(join(site.ctx.config.dataDir, "exports"))).join(),
    (names) => !names.includes(data.jobId),
  );
  expect((await user.call(list)).data.map((job) => job.jobId)).not.toContain(data.jobId);
});

it("an export of a stopped server is written by the next one; expired files are removed", async () => {
  const user = await member();
  const { jobId } = await exported(user);
  const folder = join(site.ctx.config.dataDir, "exports");
  const stranger = join(folder, "00000000-0000-4000-8000-000000000000.part");
  await writeFile(stranger, "half");
  await site.ctx.pool.query(
    "update export_jobs set status = 'running', alive_at = now() - interval '2 minutes' where id = $1",
    [jobId],
  );
  await sweep(site.ctx);
  expect(await ended(user, jobId)).toMatchObject({ status: "completed" });
  expect(await readdir(folder)).not.toContain("00000000-0000-4000-8000-000000000000.part");
  await site.ctx.pool.query("update export_jobs set expires_at = now() where id = $1", [jobId]);
  await sweep(site.ctx);
  expect(await readdir(folder)).not.toContain(jobId);
});

it("F35: an export that can't be written fails, and a partial file is never served", async () => {
  const user = await member();
  const folder = join(site.ctx.config.dataDir, "exports");
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, "in the way");
  const { data } = await user.call(start, { params: { id }, body });
  const failed = await ended(user, data.jobId);
  expect(failed).toMatchObject({
    status: "failed",
    url: null,
    message: expect.stringContaining("couldn't write the file"),
  });
  await rm(folder);
  await mkdir(folder);
  expect(await exported(user)).toMatchObject({ status: "completed" });
  expect(await updateActiveJob(site.ctx.db, data.jobId, { percent: 1 })).toBeNull();
  expect(await countSpent(user)).toBe(1);
});

it("F31, F35: a failed export is refunded once and can be retried on the smallest plan", async () => {
  const user = await site.asUser();
  const folder = join(site.ctx.config.dataDir, "exports");
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, "in the way");
  const { data } = await user.call(start, { params: { id }, body });
  expect((await ended(user, data.jobId)).status).toBe("failed");
  expect(await countSpent(user)).toBe(0);
  await user.call(cancel, { params: { jobId: data.jobId } });
  await sweep(site.ctx).catch(() => undefined);
  expect(await countSpent(user)).toBe(0);
  await rm(folder);
  await mkdir(folder);
  expect(await exported(user)).toMatchObject({ status: "completed" });
  expect(await user.request(start, { params: { id }, body })).toMatchObject({ status: 403 });
});

it("F31: a broken stream is refunded: always after a server error, once a day after a lost connection", async () => {
  const user = await site.asUser();
  const address = await site.app.listen({ port: 0, host: "127.0.0.1" });
  const broken = async () => {
    const stop = new AbortController();
    const answer = await fetch(`${address}/api/apps/${id}/export`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", authorization: `Bearer ${user.token}` },
      signal: stop.signal,
    });
    expect(answer.status).toBe(200);
    stop.abort();
  };
  const rows = jest.mocked(createExportStream);
  const { createExportStream: real } = jest.requireActual<typeof writing>("./create-export-stream");
  rows.mockImplementation(() => Readable.from(endless()));
  await broken();
  await eventually(
    () => countSpent(user),
    (used) => used === 0,
  );
  rows.mockImplementation(() => Readable.from(failing()));
  await fetch(`${address}/api/apps/${id}/export`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", authorization: `Bearer ${user.token}` },
  })
    .then((answer) => answer.text())
    .catch(() => "");
  await eventually(
    () => countSpent(user),
    (used) => used === 0,
  );
  rows.mockImplementation(() => Readable.from(endless()));
  await broken();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await countSpent(user)).toBe(1);
  rows.mockImplementation(real);
});
