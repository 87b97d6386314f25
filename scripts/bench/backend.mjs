// Starts a backend on its own database, with a stub as the store, for the bench's crawl simulation.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { register } from "tsx/esm/api";

// The bench's data need not survive a power failure.
const POSTGRES_OPTIONS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_wal_size=4GB"];

/** Starts a database in a temporary folder; `stop` removes the folder. */
export async function startDatabase() {
  const { startEmbeddedPostgres } = await import("../../backend/src/infra/db/embedded-postgres/index.ts");
  const { createLogger } = await import("../../backend/src/infra/logging/logger.ts");
  const folder = mkdtempSync(path.join(tmpdir(), "listwise-bench-"));
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder, createLogger({ logLevel: "fatal" }), POSTGRES_OPTIONS);
  const stop = async () => {
    await postgres.release();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: postgres.url, folder, stop };
}

/**
 * Starts a backend with its workers; `ctx` is its context.
 * @param {Record<string, string>} env
 */
export async function startBackend(env) {
  register();
  const database = await startDatabase();
  const { buildApp } = await import("../../backend/src/app.ts");
  const { seedModules } = await import("../../backend/src/modules/index.ts");
  const { readConfig } = await import("../../backend/src/infra/config/config.ts");
  const { createContext } = await import("../../backend/src/infra/create-context.ts");
  const { migrateDatabase } = await import("../../backend/src/infra/db/database.ts");
  const { createLogger } = await import("../../backend/src/infra/logging/logger.ts");
  const config = readConfig({ DATA_DIR: database.folder, LOG_LEVEL: "fatal", DEMO_DATA: "off", ...env });
  const log = createLogger(config);
  await migrateDatabase(database.url, log);
  const { ctx, close } = await createContext(config, database.url, log);
  const app = await buildApp(ctx);
  await seedModules(ctx);
  const stop = async () => {
    await ctx.sockets.close();
    await app.close();
    await close();
    await database.stop();
  };
  return { ctx, stop };
}
