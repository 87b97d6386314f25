import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { eventually } from "../../../testing/eventually";
import { createLogger } from "../../logging/logger";
import { startEmbeddedPostgres } from ".";
import { withProcessLock } from "./process-lock";

const log = createLogger({ logLevel: "silent" });

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "listwise-pg-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

async function ask(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return Object.values((await client.query(statement)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

const serverPid = async () =>
  Number((await readFile(join(folder, "postgres/postmaster.pid"), "utf8")).split("\n")[0]);

test("serves a new folder on loopback, with a password that only the owner can read", async () => {
  const server = await startEmbeddedPostgres(folder, log);
  expect((await stat(join(folder, "postgres-password"))).mode & 0o777).toBe(0o600);
  expect(await ask(server.url, "show listen_addresses")).toBe("127.0.0.1");
  expect(await ask(server.url, "show unix_socket_directories")).toBe("");
  expect(await ask(server.url, "select lower('ÄÉЖ')")).toBe("äéж");
  await expect(ask(server.url.replace(/:[^:@]+@/, ":guess@"), "select 1")).rejects.toThrow("password");
  await server.release();
  await expect(ask(server.url, "select 1")).rejects.toThrow();
});

test("processes that start together on a new folder share one server, which the last one stops", async () => {
  const servers = await Promise.all([1, 2, 3].map(() => startEmbeddedPostgres(folder, log)));
  expect(new Set(servers.map(({ url }) => url)).size).toBe(1);
  const [first, second, last] = servers;
  await first?.release();
  await second?.release();
  expect(await ask(last?.url ?? "", "select 1")).toBe(1);
  await last?.release();
  await expect(serverPid()).rejects.toThrow("ENOENT");
});

test("restarts a killed server with all committed data", async () => {
  const server = await startEmbeddedPostgres(folder, log);
  await ask(server.url, "create table kept as select 7 as value");
  const killed = await serverPid();
  process.kill(killed, "SIGKILL");
  const read = () => ask(server.url, "select value from kept").catch(() => null);
  expect(await eventually(read, (value) => value === 7)).toBe(7);
  expect(await serverPid()).not.toBe(killed);
  await server.release();
});

test("takes over the lock of a dead process and waits for a live one", async () => {
  const file = join(folder, "lock");
  const order: string[] = [];
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  const slow = withProcessLock(file, async () => {
    await held;
    order.push("first");
  });
  const readLock = () => readFile(file, "utf8").catch(() => "");
  await eventually(readLock, (text) => text !== "");
  const next = withProcessLock(file, async () => void order.push("second"));
  // Time for a lock that doesn't wait.
  await sleep(100);
  finish();
  await Promise.all([slow, next]);
  expect(order).toEqual(["first", "second"]);
});
