import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { pathExists } from "./binaries";
import { isAlive } from "./process-lock";
import { chownTo, runTool, type RunAs } from "./run-as";

/** A PostgreSQL data folder and the programs that serve it. */
export interface Cluster {
  /** Folder with `initdb`, `pg_ctl` and `postgres`. */
  bin: string;
  data: string;
  logFile: string;
  passwordFile: string;
  portFile: string;
  user: RunAs;
  /** Additional server settings, such as `fsync=off` in tests. */
  settings: readonly string[];
}

const OWNER = "listwise";

/** Creates the data folder if it doesn't exist. A failed attempt leaves nothing behind. */
export async function initializeCluster(cluster: Cluster): Promise<void> {
  if (await pathExists(join(cluster.data, "PG_VERSION"))) return;
  const building = `${cluster.data}.new`;
  await rm(building, { recursive: true, force: true });
  await mkdir(building, { mode: 0o700 });
  await chownTo(building, cluster.user);
  const password = randomBytes(24).toString("base64url");
  const handOver = join(building, "..", "postgres-init");
  await writeFile(handOver, password, { mode: 0o600 });
  try {
    await chownTo(handOver, cluster.user);
    const locale = [
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--encoding=UTF8",
      "--no-locale",
    ];
    const login = ["-U", OWNER, "--auth=scram-sha-256", `--pwfile=${handOver}`];
    await runTool(
      join(cluster.bin, "initdb"),
      ["-D", building, ...login, ...locale, "--no-instructions"],
      cluster.user,
    );
  } finally {
    await rm(handOver, { force: true });
  }
  await writeFile(cluster.passwordFile, password, { mode: 0o600 });
  await rename(building, cluster.data);
}

/**
 * Starts the server on 127.0.0.1, on its previous port. If that port is taken, it uses another one unless `keepPort` is
 * set.
 */
export async function startServer(cluster: Cluster, options: { keepPort: boolean }): Promise<void> {
  const before = Number(await readFile(cluster.portFile, "utf8").catch(() => "0"));
  const stays = before > 0 && (options.keepPort || (await isFree(before)));
  const port = stays ? before : await findFreePort();
  await writeFile(cluster.portFile, String(port));
  if (!(await pathExists(cluster.logFile))) await writeFile(cluster.logFile, "", { mode: 0o600 });
  await chownTo(cluster.logFile, cluster.user);
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=200",
    ...cluster.settings,
  ];
  const line = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(" ");
  const args = ["-D", cluster.data, "-l", cluster.logFile, "-w", "-t", "60", "-s", "-o", line, "start"];
  await runTool(join(cluster.bin, "pg_ctl"), args, cluster.user);
}

/** Stops the server. Connections are cut, but no committed data is lost. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const args = ["-D", cluster.data, "-m", "fast", "-w", "-t", "30", "-s", "stop"];
  await runTool(join(cluster.bin, "pg_ctl"), args, cluster.user);
}

/** Returns the connection string of a database on the server. */
export async function readConnectionUrl(cluster: Cluster, database: string): Promise<string> {
  const password = await readFile(cluster.passwordFile, "utf8");
  const port = await readFile(cluster.portFile, "utf8");
  return `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * Returns true if the process that serves the data folder is alive. This is cheap, but doesn't prove that the server
 * responds.
 */
export async function hasProcess(cluster: Cluster): Promise<boolean> {
  const lines = await readFile(join(cluster.data, "postmaster.pid"), "utf8").catch(() => "");
  const pid = Number(lines.split("\n")[0]);
  return pid > 0 && isAlive(pid);
}

/** Returns true if a server is running that accepts our password and serves this data folder. */
export async function isServing(cluster: Cluster): Promise<boolean> {
  if (!(await pathExists(join(cluster.data, "postmaster.pid")))) return false;
  const client = new pg.Client({
    connectionString: await readConnectionUrl(cluster, "postgres"),
    connectionTimeoutMillis: 5_000,
  });
  client.on("error", () => undefined); // Losing the connection means that the server isn't serving.
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>("show data_directory");
    return rows[0]?.data_directory === cluster.data;
  } catch {
    return false; // Nothing is listening there, or it's another server.
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Creates the database if it doesn't exist. */
export async function ensureDatabase(cluster: Cluster, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: await readConnectionUrl(cluster, "postgres") });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
