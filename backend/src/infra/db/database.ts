import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { isDatabaseDown } from "./database-errors";
import type { Logger } from "../logging/logger";
import { MeasuredPool } from "./measured-pool";
import { getMigrationsFolder } from "../paths";
import { withSomeMigrations } from "./some-migrations";
import { findErrorCode, StartupError } from "../startup-error";
import { traceStatements } from "../tracing/trace-statements";

/** Access to the tables. Statements belong in repositories. */
export type Database = NodePgDatabase;

/** A running transaction. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/**
 * A database or a transaction. Repository functions take either, so that a service can combine several in one
 * transaction.
 */
export type Executor = Database | Transaction;

/** The pool below {@link Database}, for features that drizzle lacks (advisory locks, LISTEN). */
export type Pool = pg.Pool;

/** TCP keep-alive settings, which detect within half a minute that the other end of an idle connection is gone. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Advisory lock that migrations run under; the number is arbitrary. */
const MIGRATION_LOCK = 715_201;

/**
 * Opens a connection pool. Lost connections are logged and replaced. Waiting for a free connection times out after
 * `waitMs`. `onWait` gets the wait of each caller in seconds; `traced` records a span for each statement of a traced call.
 */
export function openDatabase(
  url: string,
  log: Logger,
  {
    max,
    waitMs,
    onWait,
    traced = false,
  }: { max: number; waitMs: number; onWait?: (seconds: number) => void; traced?: boolean },
): { pool: Pool; db: Database } {
  const settings = {
    connectionString: url,
    max,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    // The server cancels slow statements. This timeout ends statements whose server vanished without closing the
    // connection.
    query_timeout: 35_000,
    ...KEEP_ALIVE,
    application_name: "listwise",
  };
  const pool = onWait ? new MeasuredPool(settings, onWait) : new pg.Pool(settings);
  const warn = (message: string) => (error: Error) => {
    // `end` doesn't wait until its connections are closed, so a server that stops in the meantime breaks only unused
    // ones.
    if (!pool.ending) log.warn({ err: error }, message);
  };
  pool.on("error", warn("database connection lost"));
  pool.on("connect", (client) => {
    client.on("error", warn("database connection failed"));
    if (traced) traceStatements(client);
  });
  return { pool, db: drizzle(pool) };
}

/**
 * Applies the migration files, in one process at a time: all of them, or those with the creation times in `only`. Returns
 * the number of migrations that were applied now.
 * @throws StartupError if the database can't be reached or migrated, or if a migration in `only` is unknown
 */
export async function migrateDatabase(
  url: string,
  log: Logger,
  { only }: { only?: readonly string[] } = {},
): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", (error) => log.warn({ err: error }, "migration connection failed"));
  try {
    await client.connect();
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const folder = { migrationsFolder: getMigrationsFolder() };
    await assertNotNewer(client, folder, url);
    const before = await countMigrations(client);
    if (only === undefined) await migrate(drizzle(client), folder);
    else {
      await withSomeMigrations(only, (migrationsFolder) => migrate(drizzle(client), { migrationsFolder }));
    }
    return (await countMigrations(client)) - before;
  } catch (error) {
    throw toStartupError(error, url);
  } finally {
    await client.end().catch((error: unknown) => log.warn({ err: error }, "migration connection not closed"));
  }
}

/** Returns the number of migrations that a database has, 0 for an empty one. */
async function countMigrations(client: pg.Client): Promise<number> {
  if (!(await hasMigrations(client))) return 0;
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from drizzle.__drizzle_migrations",
  );
  return Number(rows[0]?.count);
}

async function hasMigrations(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as name",
  );
  return rows[0]?.name !== null;
}

/**
 * Checks that this program knows all migrations of the database.
 * @throws StartupError if it doesn't
 */
async function assertNotNewer(
  client: pg.Client,
  folder: { migrationsFolder: string },
  url: string,
): Promise<void> {
  if (!(await hasMigrations(client))) return;
  const known = readMigrationFiles(folder).map(({ folderMillis }) => String(folderMillis));
  const { rows } = await client.query<{ unknown: number }>(
    "select count(*)::int as unknown from drizzle.__drizzle_migrations where created_at <> all($1::bigint[])",
    [known],
  );
  const unknown = Number(rows[0]?.unknown);
  if (unknown === 0) return;
  const { host, pathname } = new URL(url);
  throw new StartupError([
    `The database ${pathname.slice(1)} at ${host} belongs to a newer version of Listwise: this version doesn't know ${unknown} of its migrations.`,
    "Start the newer version again, or restore the backup from before the upgrade.",
  ]);
}

/** Returns an error that says what is wrong with a database and what to do; any other error is returned unchanged. */
export function toStartupError(error: unknown, url: string): unknown {
  const { host, pathname } = new URL(url);
  const code = findErrorCode(error);
  if (isDatabaseDown(error)) {
    return new StartupError(
      `The database at ${host} isn't responding. Start it or correct DATABASE_URL, and try again.`,
    );
  }
  if (code === "28P01" || code === "28000") {
    return new StartupError(
      `The database at ${host} refused the login. Correct the user and password in DATABASE_URL.`,
    );
  }
  if (code === "3D000") {
    return new StartupError(`The database ${pathname.slice(1)} doesn't exist at ${host}. Create it first.`);
  }
  if (code === "42P07" || code === "42710") {
    return new StartupError(
      `The database ${pathname.slice(1)} at ${host} was created by another version of Listwise. Use an empty database.`,
    );
  }
  return error;
}
