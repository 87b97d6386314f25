import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildApp } from "../app";
import { startEmbeddedPostgres } from "../infra/db/embedded-postgres";
import { isAlive } from "../infra/db/embedded-postgres/process-lock";
import { createContext } from "../infra/create-context";
import { migrateDatabase } from "../infra/db/database";
import { getProjectRoot } from "../infra/paths";
import { createLogger } from "../infra/logging/logger";
import { seedModules } from "../modules";
import { runOnServer, TEMPLATES, withDatabase } from "./databases";
import { PROGRAMS_FOLDER } from "./run-main";
import { findScratchFolder } from "./scratch-folder";
import { rememberServer } from "./server-handle";
import { readTestConfig } from "./test-app";

const log = createLogger({ logLevel: "error" });
const PREFIX = "listwise-test-";

/** Prepares what all test files use. */
export default async function globalSetup(): Promise<void> {
  await Promise.all([compilePrograms(), startDatabases()]);
}

/** Starts one database server for all test files. Its data doesn't need to survive a crash. */
async function startDatabases(): Promise<void> {
  const scratch = await findScratchFolder();
  await sweep(scratch);
  process.env.TMPDIR = scratch;
  const folder = await mkdtemp(join(scratch, `${PREFIX}${process.pid}-`));
  const postgres = await startEmbeddedPostgres(folder, log, [
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "wal_level=minimal",
    "max_wal_senders=0",
    "max_wal_size=256MB",
    "autovacuum=off", // Its snapshots keep deleted rows, and its statistics change plans, at moments that no test chooses.
  ]);
  rememberServer({ folder, postgres });
  process.env.LISTWISE_TEST_DATABASE = postgres.url;
  process.env.LISTWISE_TEST_FOLDER = folder;
  await makeTemplates(postgres.url, folder);
}

/** Compiles the programs that tests start as separate processes. */
async function compilePrograms(): Promise<void> {
  const compiler = join(getProjectRoot(), "scripts/lib/compile-backend.mjs");
  await promisify(execFile)(process.execPath, [compiler, PROGRAMS_FOLDER]);
}

/** Creates the template databases. */
async function makeTemplates(serverUrl: string, dataDir: string): Promise<void> {
  await runOnServer(serverUrl, `create database ${TEMPLATES.migrated}`);
  const migrated = withDatabase(serverUrl, TEMPLATES.migrated);
  await migrateDatabase(migrated, log);
  const config = readTestConfig({ DATA_DIR: dataDir });
  const first = await createContext(config, migrated, log);
  // Every job type has its own tables, which are created when the queue starts.
  await buildApp(first.ctx);
  await first.ctx.queue.start(false);
  await first.close();
  // Each test file encrypts its own secrets with its own key.
  await runOnServer(migrated, "truncate secrets, signing_keys");
  await runOnServer(serverUrl, `create database ${TEMPLATES.seeded} template ${TEMPLATES.migrated}`);
  const second = await createContext(config, withDatabase(serverUrl, TEMPLATES.seeded), log);
  await seedModules(second.ctx);
  await second.close();
}

/** Removes the servers of test runs that were killed. */
async function sweep(scratch: string): Promise<void> {
  for (const name of await readdir(scratch)) {
    const pid = Number(/^listwise-test-(\d+)-/.exec(name)?.[1] ?? 0);
    if (pid === 0 || isAlive(pid)) continue;
    const folder = join(scratch, name);
    const postgres = await startEmbeddedPostgres(folder, log).catch(() => null); // A folder without a complete server is just removed.
    await postgres?.release();
    await rm(folder, { recursive: true, force: true });
  }
}
