import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportsEndpoints, type ExportJob } from "@listwise/contracts/exports";
import { createBackup, prepareRestore, restoreBackup } from "./infra/backup/backup";
import { createTestDatabase, runOnServer } from "./testing/databases";
import { eventually } from "./testing/eventually";
import { startObjectStore, type ObjectStore } from "./testing/object-store";
import { startSecondNode, type SecondNode } from "./testing/second-node";
import { readTestConfig, startTestApp, type TestApp } from "./testing/test-app";

const { start, get, cancel } = exportsEndpoints;
const env = { SECRETS_KEY: "a-key-of-at-least-32-characters-00" };
const body = { format: "csv", dataTypes: ["metadata"] };

let objects: ObjectStore;
let root: string;
let api: TestApp;
let worker: SecondNode;
let user: Awaited<ReturnType<TestApp["asUser"]>>;
beforeAll(async () => {
  objects = await startObjectStore();
  root = await mkdtemp(join(tmpdir(), "listwise-nodes-"));
  api = await startTestApp({ env: { ...env, FILES_URL: objects.getUrl() } });
  worker = await startSecondNode(api, { dataDir: join(root, "worker") }, { worker: true });
  user = await api.asUser({ plan: "team" });
});
afterAll(async () => {
  await worker.close();
  await api.close();
  await objects.close();
  await rm(root, { recursive: true, force: true });
});

async function runExport(): Promise<ExportJob> {
  const { data } = await user.call(start, { params: { id: "900000001" }, body });
  return eventually(
    async () => (await user.call(get, { params: { jobId: data.jobId } })).data,
    ({ status }) => status === "completed",
  );
}

test("an export that one node writes is downloaded from the other, without a common folder", async () => {
  const job = await runExport();
  const answer = await user.inject({ method: "GET", url: job.url ?? "" });
  expect(answer).toMatchObject({ statusCode: 302, headers: { "cache-control": "no-store" } });
  const file = await fetch(answer.headers.location ?? "");
  expect(file.headers.get("content-disposition")).toContain(job.fileName);
  const content = Buffer.from(await file.arrayBuffer());
  expect(content.toString()).toContain("App Store");
  expect((await user.inject({ method: "GET", url: job.url ?? "" })).statusCode).toBe(410);

  const config = { files: readTestConfig({ FILES_URL: objects.getUrl({ downloads: "proxied" }) }).files };
  const third = await startSecondNode(api, { dataDir: join(root, "third"), ...config });
  const { data } = await third.as(user.token).call(get, { params: { jobId: job.jobId } });
  const passedOn = await third.as(null).inject({ method: "GET", url: data.url ?? "" });
  expect(passedOn.statusCode).toBe(200);
  expect(passedOn.rawPayload.equals(content)).toBe(true);
  await third.close();

  const folders = [api.ctx.config.dataDir, join(root, "worker"), join(root, "third")];
  for (const folder of folders) expect(await readdir(folder).catch(() => [])).not.toContain("exports");
  await user.call(cancel, { params: { jobId: job.jobId } });
  expect(await api.ctx.files.list("exports")).toEqual([]);
});

test("pages may load files from the object store", async () => {
  const { headers } = await api.inject({ method: "GET", url: "/" });
  expect(headers["content-security-policy"]).toContain(`connect-src 'self' ${objects.origin};`);
});

test("a download stays valid while the object store fails", async () => {
  const job = await runExport();
  const { files } = readTestConfig({ FILES_URL: objects.getUrl({ endpoint: "http://127.0.0.1:1" }) });
  const cut = await startSecondNode(api, { dataDir: join(root, "cut"), files });
  const url = job.url ?? "";
  expect((await cut.as(null).inject({ method: "GET", url })).json()).toMatchObject({ code: "UNAVAILABLE" });
  await cut.close();
  expect((await user.inject({ method: "GET", url })).statusCode).toBe(302);
});

test("a backup includes the files of the object store, and a restore brings them into an empty one", async () => {
  const { jobId } = await runExport();
  const folder = join(root, "backup");
  await createBackup(api.ctx.config, api.ctx.databaseUrl, folder);
  const restore = async (fileUrl: string) => {
    const config = readTestConfig({ ...env, DATA_DIR: join(root, "restored"), FILES_URL: fileUrl });
    const manifest = await prepareRestore(config, folder);
    const database = await createTestDatabase();
    await runOnServer(
      database.url,
      "drop schema public cascade; drop schema drizzle cascade; drop schema if exists pgboss cascade; create schema public",
    );
    await restoreBackup(config, database.url, { folder, manifest }, api.ctx.log);
    await database.drop();
  };
  await expect(restore(objects.getUrl())).rejects.toThrow("exports of the site's files isn't empty");
  const other = await startObjectStore();
  await restore(other.getUrl());
  const restored = await startSecondNode(api, {
    dataDir: join(root, "restored"),
    files: readTestConfig({ FILES_URL: other.getUrl() }).files,
  });
  const size = await api.ctx.files.measure(`exports/${jobId}`);
  expect(await restored.ctx.files.measure(`exports/${jobId}`)).toBe(size);
  await restored.close();
  await other.close();
});
