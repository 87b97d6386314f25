import { createTestDatabase, setConnectionsAllowed } from "../../testing/databases";
import { openDatabase } from "./database";
import { createLogger } from "../logging/logger";

const log = createLogger({ logLevel: "silent" });
let warn: jest.SpyInstance;
beforeEach(() => void (warn = jest.spyOn(log, "warn")));

/** Opens a pool with one idle connection. */
async function open() {
  const { url, drop } = await createTestDatabase();
  const { pool } = openDatabase(url, log, { max: 1, waitMs: 5_000 });
  const client = await pool.connect();
  client.release();
  return { url, pool, client, drop };
}

test("logs an idle connection that the server ends", async () => {
  const { url, pool, drop } = await open();
  const lost = new Promise((resolve) => pool.on("error", resolve));
  await setConnectionsAllowed(url, false);
  await lost;
  expect(warn.mock.calls.map(([, message]) => message)).toContain("database connection lost");
  await pool.end();
  await drop();
});

test("doesn't log a connection that the server ends while the pool is closing", async () => {
  const { pool, client, drop } = await open();
  const ended = pool.end();
  // The server's last message can arrive before it has closed the connection.
  client.emit("error", new Error("terminating connection due to administrator command"));
  await ended;
  expect(warn).not.toHaveBeenCalled();
  await drop();
});
