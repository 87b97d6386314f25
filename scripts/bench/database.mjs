// Connects to the embedded database of a bench's own site.
import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";

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
