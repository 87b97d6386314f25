import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { isDatabaseDown } from "./database-errors";
import type { Logger } from "./logger";
import { migrationsFolder } from "./paths";
import { errorCode, StartupError } from "./startup-error";

/** Access to the tables; statements belong into repositories. */
export type Database = NodePgDatabase;

/** A running transaction. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Either of both: what a repository's functions take, so that a service can put several into one transaction. */
export type Executor = Database | Transaction;

/** The pool under the {@link Database}, for what drizzle cannot do (advisory locks, LISTEN). */
export type Pool = pg.Pool;

/** Finds out within half a minute that the other end of an idle connection is gone without a word. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Any constant: the advisory lock under which migrations run. */
const MIGRATION_LOCK = 715_201;

/** Opens the pool. A lost connection is logged and replaced; waiting for a free one ends after `waitMs`. */
export function openDatabase(
  url: string,
  log: Logger,
  { max, waitMs }: { max: number; waitMs: number },
): { pool: Pool; db: Database } {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    // The server ends slow statements; this one ends those whose server is gone without closing the connection.
    query_timeout: 35_000,
    ...KEEP_ALIVE,
    application_name: "listwise",
  });
  const warn = (message: string) => (error: Error) => {
    // `end` does not wait until its connections are closed: a server that stops meanwhile breaks those nobody uses any more.
    if (!pool.ending) log.warn({ err: error }, message);
  };
  pool.on("error", warn("database connection lost"));
  pool.on("connect", (client) => void client.on("error", warn("database connection failed")));
  return { pool, db: drizzle(pool) };
}

/** Applies the migration files, one process at a time. Throws {@link StartupError} when that cannot be done. */
export async function migrateDatabase(url: string, log: Logger): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", (error) => log.warn({ err: error }, "migration connection failed"));
  try {
    await client.connect();
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const folder = { migrationsFolder: migrationsFolder() };
    await refuseNewer(client, folder, url);
    await migrate(drizzle(client), folder);
  } catch (error) {
    throw explain(error, url);
  } finally {
    await client.end().catch((error: unknown) => log.warn({ err: error }, "migration connection not closed"));
  }
}

/** Throws {@link StartupError} if the database has migrations that this program does not know. */
async function refuseNewer(
  client: pg.Client,
  folder: { migrationsFolder: string },
  url: string,
): Promise<void> {
  const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (tables[0]?.name === null) return;
  const known = readMigrationFiles(folder).map(({ folderMillis }) => String(folderMillis));
  const { rows } = await client.query(
    "select count(*)::int as unknown from drizzle.__drizzle_migrations where created_at <> all($1::bigint[])",
    [known],
  );
  const unknown = Number(rows[0]?.unknown);
  if (unknown === 0) return;
  const { host, pathname } = new URL(url);
  throw new StartupError([
    `The database ${pathname.slice(1)} at ${host} belongs to a newer version of Listwise: this one does not know ${unknown} of its migrations.`,
    "Start the newer version again, or restore the backup from before the upgrade.",
  ]);
}

/** The last of those who wait to work under a name, for each pool. */
const lines = new WeakMap<Pool, Map<string, Promise<unknown>>>();

/**
 * Runs `work` while nobody else does so under the same name, on whatever machine. Work that needs the database inside the
 * lock uses `db`, its connection: taking a second one could wait for those who wait for the lock. It must not ask for the
 * same name again.
 */
export async function exclusively<T>(
  pool: Pool,
  name: string,
  work: (db: Executor) => Promise<T>,
): Promise<T> {
  // Callers that wait in this process hold no connection meanwhile.
  const turns = lines.get(pool) ?? new Map<string, Promise<unknown>>();
  lines.set(pool, turns);
  const mine = (turns.get(name) ?? Promise.resolve()).then(() => holdLock(pool, name, work));
  const ended = mine
    .catch(() => undefined)
    .finally(() => {
      if (turns.get(name) === ended) turns.delete(name);
    });
  turns.set(name, ended);
  return mine;
}

async function holdLock<T>(pool: Pool, name: string, work: (db: Executor) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext($1))", [name]);
    return await work(drizzle(client));
  } finally {
    // Closing the connection is what surely lets go of the lock, also after a failure.
    client.release(true);
  }
}

function explain(error: unknown, url: string): unknown {
  const { host, pathname } = new URL(url);
  const code = errorCode(error);
  if (isDatabaseDown(error)) {
    return new StartupError(
      `The database at ${host} does not answer: start it, or correct DATABASE_URL, and try again.`,
    );
  }
  if (code === "28P01" || code === "28000") {
    return new StartupError(
      `The database at ${host} refuses the login: correct user and password in DATABASE_URL.`,
    );
  }
  if (code === "3D000") {
    return new StartupError(`The database ${pathname.slice(1)} does not exist at ${host}: create it first.`);
  }
  if (code === "42P07" || code === "42710") {
    return new StartupError(
      `The database ${pathname.slice(1)} at ${host} was made by another version of the program: use an empty one.`,
    );
  }
  return error;
}
