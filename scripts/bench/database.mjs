// Connects to the embedded database of a bench's own site.
import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { register } from "tsx/esm/api";

/**
 * Returns the settings of a connection to the embedded database of a site.
 * @param {string} dataDir
 */
export function readConnection(dataDir) {
  const read = (/** @type {string} */ file) => readFileSync(path.join(dataDir, file), "utf8").trim();
  return {
    host: "127.0.0.1",
    port: Number(read("postgres-port")),
    user: "listwise",
    password: read("postgres-password"),
    database: "listwise",
  };
}

/**
 * Connects to the embedded database of a site.
 * @param {string} dataDir
 * @returns {Promise<pg.Client>}
 */
export async function connectToDatabase(dataDir) {
  const client = new pg.Client(readConnection(dataDir));
  await client.connect();
  return client;
}

/**
 * Packs daily ranks and counts the users of keywords with the jobs of a site whose nodes run none.
 * @param {string} dataDir
 */
export async function runJobs(dataDir) {
  register();
  const { openDatabase } = await import("../../backend/src/infra/db/database.ts");
  const { createLogger } = await import("../../backend/src/infra/logging/logger.ts");
  const { packRankDays } = await import("../../backend/src/modules/crawls/index.ts");
  const { refreshUserCounts } = await import("../../backend/src/modules/keywords/index.ts");
  const { user, password, host, port, database } = readConnection(dataDir);
  const url = `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
  const { pool, db } = openDatabase(url, createLogger({ logLevel: "fatal" }), { max: 2, waitMs: 10_000 });
  await packRankDays(db);
  await refreshUserCounts(db);
  await pool.end();
}
