import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../platform/embedded-postgres";
import { isAlive } from "../platform/embedded-postgres/process-lock";
import { createContext } from "../platform/create-context";
import { migrateDatabase } from "../platform/database";
import { createLogger } from "../platform/logger";
import { createQueue } from "../platform/queue";
import { seedModules } from "../modules";
import { onServer, TEMPLATES, withDatabase } from "./databases";
import { rememberServer } from "./server-handle";
import { readTestConfig } from "./test-app";

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
  await makeTemplates(postgres.url, folder);
}

/** Makes the databases of which test files get copies. */
async function makeTemplates(serverUrl: string, dataDir: string): Promise<void> {
  await onServer(serverUrl, `create database ${TEMPLATES.migrated}`);
  const migrated = withDatabase(serverUrl, TEMPLATES.migrated);
  await migrateDatabase(migrated, log);
  const queue = createQueue(migrated, log);
  await queue.start(false);
  await queue.stop();
  await onServer(serverUrl, `create database ${TEMPLATES.seeded} template ${TEMPLATES.migrated}`);
  const seeded = withDatabase(serverUrl, TEMPLATES.seeded);
  const { ctx, close } = createContext(readTestConfig({ DATA_DIR: dataDir }), seeded, log);
  await seedModules(ctx);
  await close();
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
