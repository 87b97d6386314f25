import { randomBytes, randomUUID } from "node:crypto";
import { chmod, mkdir, readdir, realpath, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "../../logging/logger";
import { findErrorCode, StartupError } from "../../startup-error";
import { installBinaries } from "./binaries";
import {
  readConnectionUrl,
  ensureDatabase,
  hasProcess,
  initializeCluster,
  isServing,
  startServer,
  stopServer,
  type Cluster,
} from "./cluster";
import { isAlive, withProcessLock } from "./process-lock";
import { assertReachable, chooseUser } from "./run-as";

/** A running embedded server. */
export interface EmbeddedPostgres {
  /** Connection string of the `listwise` database. */
  url: string;
  /** Releases the server; the last process to do so stops it. */
  release(): Promise<void>;
}

const WATCH_MS = 1_000;
const LONGEST_WATCH_MS = 30_000;
/** Files that register this process as a user of a server. */
const ownFiles = new Set<string>();

/**
 * Serves the PostgreSQL data folder in `dataDir` and creates it on the first start. A server already running for this
 * folder (left by a killed process, or started by another one) is reused, so any number of processes share one.
 *
 * @throws StartupError with the reason if the server can't be started
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  log: Logger,
  settings: readonly string[] = [],
): Promise<EmbeddedPostgres> {
  await assertWritable(dataDir);
  const home = await realpath(dataDir);
  const lock = join(home, "postgres.lock");
  const users = join(home, "postgres-users");
  const me = join(users, `${process.pid}.${randomBytes(4).toString("hex")}`);
  try {
    const cluster = await prepareCluster(home, settings);
    const url = await withProcessLock(lock, async () => {
      cluster.bin = await installBinaries(join(home, "postgres-bin"));
      await initializeCluster(cluster);
      if (!(await isServing(cluster))) await startServer(cluster, { keepPort: false });
      await ensureDatabase(cluster, "listwise");
      await registerProcess(users, me);
      return readConnectionUrl(cluster, "listwise");
    });
    const endWatch = watchServer(cluster, lock, log);
    return {
      url,
      async release() {
        await endWatch();
        await withProcessLock(lock, () => unregisterProcess(cluster, users, me));
      },
    };
  } catch (error) {
    throw toStartupError(error, home);
  }
}

/**
 * Checks that the data folder is writable.
 * @throws StartupError if it isn't
 */
export async function assertWritable(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.write-test-${randomUUID()}`); // Several processes may check in parallel.
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, "");
    await rm(probe);
  } catch (error) {
    throw new StartupError(
      `The data folder ${dataDir} is not writable (${findErrorCode(error) ?? String(error)}). Set DATA_DIR to a writable folder.`,
    );
  }
}

async function prepareCluster(home: string, settings: readonly string[]): Promise<Cluster> {
  const user = await chooseUser();
  const { mode } = await stat(home);
  if (user.uid !== undefined) await chmod(home, (mode & 0o7777) | 0o001);
  await assertReachable(home, user);
  return {
    bin: "",
    data: join(home, "postgres"),
    logFile: join(home, "postgres.log"),
    passwordFile: join(home, "postgres-password"),
    portFile: join(home, "postgres-port"),
    user,
    settings,
  };
}

/**
 * Restarts the server whenever its process is gone, with increasing delays while that fails. Returns a function that
 * stops watching.
 */
function watchServer(cluster: Cluster, lock: string, log: Logger): () => Promise<void> {
  let pause = WATCH_MS;
  let isOver = false;
  let timer = setTimeout(checkServer, pause).unref();
  let running: Promise<void> | null = null;

  function checkServer(): void {
    running = ensureServing(cluster, lock, log).then((serves) => {
      pause = serves ? WATCH_MS : Math.min(pause * 2, LONGEST_WATCH_MS);
      if (!isOver) timer = setTimeout(checkServer, pause).unref();
    });
  }

  return async () => {
    isOver = true;
    clearTimeout(timer);
    await running;
  };
}

/** Starts the server if its process is gone (killed or out of memory). Returns false if it doesn't start. */
async function ensureServing(cluster: Cluster, lock: string, log: Logger): Promise<boolean> {
  try {
    if (await hasProcess(cluster)) return true;
    await withProcessLock(lock, async () => {
      if (await isServing(cluster)) return;
      await startServer(cluster, { keepPort: true });
      log.warn("the embedded database was gone and is being restarted");
    });
    return true;
  } catch (error) {
    log.error({ err: error }, "the embedded database is gone and doesn't start");
    return false;
  }
}

async function registerProcess(users: string, me: string): Promise<void> {
  await mkdir(users, { recursive: true });
  ownFiles.add(me);
  await writeFile(me, "");
  // Process ids are reused, so a file left by an earlier process with our id would never be removed.
  for (const name of await readdir(users)) {
    const file = join(users, name);
    if (Number.parseInt(name, 10) === process.pid && !ownFiles.has(file)) await rm(file, { force: true });
  }
}

async function unregisterProcess(cluster: Cluster, users: string, me: string): Promise<void> {
  ownFiles.delete(me);
  await rm(me, { force: true });
  const others = (await readdir(users)).filter((name) => isAlive(Number.parseInt(name, 10)));
  if (others.length === 0) await stopServer(cluster);
}

function toStartupError(error: unknown, home: string): unknown {
  if (error instanceof StartupError) return error;
  const hasOutput = typeof error === "object" && error !== null && "stderr" in error;
  const said = hasOutput ? String(error.stderr).trim() : String(error);
  return new StartupError([
    `The embedded PostgreSQL under ${home} did not start: ${said.split("\n").at(-1) ?? ""}`,
    `See its log, ${join(home, "postgres.log")}, or set DATABASE_URL to use another server.`,
  ]);
}
