import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../platform/embedded-postgres";
import { isAlive } from "../platform/embedded-postgres/process-lock";
import { migrateDatabase, openDatabase } from "../platform/database";
import { createLogger } from "../platform/logger";
import { createQueue } from "../platform/queue";
import { TEMPLATE, withDatabase } from "./databases";
import { rememberServer } from "./server-handle";

const log = createLogger({ logLevel: "error" });
const PREFIX = "listwise-test-";

/** Starts one server for all test files; what it holds need not survive a power cut. */
export default async function globalSetup(): Promise<void> {
  await sweep();
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const postgres = await startEmbeddedPostgres(folder, log, [
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
  ]);
  rememberServer({ folder, postgres });
  process.env.LISTWISE_TEST_DATABASE = postgres.url;
  await makeTemplate(postgres.url);
}

/** A migrated database of which each test file gets a copy. */
async function makeTemplate(serverUrl: string): Promise<void> {
  const { pool } = openDatabase(serverUrl, log, { max: 1, waitMs: 10_000 });
  await pool.query(`create database ${TEMPLATE}`);
  await pool.end();
  const url = withDatabase(serverUrl, TEMPLATE);
  await migrateDatabase(url, log);
  const queue = createQueue(url, log);
  await queue.start(false);
  await queue.stop();
}

/** Servers of test runs that were killed. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(/^listwise-test-(\d+)-/.exec(name)?.[1] ?? 0);
    if (pid === 0 || isAlive(pid)) continue;
    const folder = join(tmpdir(), name);
    const postgres = await startEmbeddedPostgres(folder, log).catch(() => null); // Half-made folders are only removed.
    await postgres?.release();
    await rm(folder, { recursive: true, force: true });
  }
}
