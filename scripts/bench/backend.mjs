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
 * Creates a backend on a migrated database.
 * @param {string} databaseUrl
 * @param {NodeJS.ProcessEnv} env
 */
export async function createBackend(databaseUrl, env) {
  const { buildApp } = await import("../../backend/src/app.ts");
  const { readConfig } = await import("../../backend/src/infra/config/config.ts");
  const { createContext } = await import("../../backend/src/infra/create-context.ts");
  const { createLogger } = await import("../../backend/src/infra/logging/logger.ts");
  const config = readConfig(env);
  const { ctx, close: closeContext } = await createContext(config, databaseUrl, createLogger(config));
  const app = await buildApp(ctx);
  const close = async () => {
    await ctx.sockets.close();
    await app.close();
    await closeContext();
  };
  return { ctx, close };
}

/**
 * Starts a backend on a database of its own; `ctx` is its context, `env` the settings for further ones.
 * @param {Record<string, string>} settings
 */
export async function startBackend(settings) {
  register();
  const database = await startDatabase();
  const { seedModules } = await import("../../backend/src/modules/index.ts");
  const { migrateDatabase } = await import("../../backend/src/infra/db/database.ts");
  const { createLogger } = await import("../../backend/src/infra/logging/logger.ts");
  const env = { DATA_DIR: database.folder, LOG_LEVEL: "fatal", DEMO_DATA: "off", ...settings };
  await migrateDatabase(database.url, createLogger({ logLevel: "fatal" }));
  const { ctx, close } = await createBackend(database.url, env);
  await seedModules(ctx);
  const stop = async () => {
    await close();
    await database.stop();
  };
  return { ctx, env: { ...env, DATABASE_URL: database.url }, stop };
}
