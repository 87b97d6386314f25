// Starts a backend on its own database, with a stub as the store, for the bench's crawl simulation.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../lib/toolchain.mjs";

const backend = path.join(root, "backend");
const inBackend = createRequire(path.join(backend, "package.json"));

/** Returns a function that imports a module of the backend from source, without a build. */
export async function createBackendLoader() {
  // `resolve` returns the CommonJS file; the ES module is next to it.
  const api = inBackend.resolve("tsx/esm/api").replace(/\.cjs$/, ".mjs");
  const { register } = await import(pathToFileURL(api).href);
  register();
  return (file) => import(pathToFileURL(path.join(backend, "src", file)).href);
}

// The bench's data need not survive a power failure.
const POSTGRES_OPTIONS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_wal_size=4GB"];

/** Starts a database in a temporary folder; `stop` removes the folder. */
export async function startDatabase(load) {
  const { startEmbeddedPostgres } = await load("infra/db/embedded-postgres/index.ts");
  const { createLogger } = await load("infra/logging/logger.ts");
  const folder = mkdtempSync(path.join(tmpdir(), "listwise-bench-"));
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder, createLogger({ logLevel: "fatal" }), POSTGRES_OPTIONS);
  const stop = async () => {
    await postgres.release();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: postgres.url, folder, stop };
}

/** Starts a backend with its workers; `ctx` is its context. */
export async function startBackend(env) {
  const load = await createBackendLoader();
  const database = await startDatabase(load);
  const [
    { buildApp },
    { seedModules },
    { readConfig },
    { createContext },
    { migrateDatabase },
    { createLogger },
  ] = await Promise.all(
    [
      "app.ts",
      "modules/index.ts",
      "infra/config/config.ts",
      "infra/create-context.ts",
      "infra/db/database.ts",
      "infra/logging/logger.ts",
    ].map(load),
  );
  const config = readConfig({ DATA_DIR: database.folder, LOG_LEVEL: "fatal", DEMO_DATA: "off", ...env });
  const log = createLogger(config);
  await migrateDatabase(database.url, log);
  const { ctx, close } = createContext(config, database.url, log);
  const app = await buildApp(ctx);
  await seedModules(ctx);
  const stop = async () => {
    await ctx.sockets.close();
    await app.close();
    await close();
    await database.stop();
  };
  return { ctx, load, stop };
}
