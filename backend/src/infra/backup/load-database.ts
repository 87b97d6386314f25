import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { migrateDatabase } from "../db/database";
import type { Logger } from "../logging/logger";
import { createQueue } from "../queue/queue";
import { StartupError } from "../startup-error";
import { connectForBackup, formatTableName } from "./backup-connection";
import { getTableFile, type BackupTable, type DatabaseBackup } from "./manifest";

const ident = pg.escapeIdentifier;

/** Foreign keys of the program's tables; those of partitions belong to their parents'. */
const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by 1, 2`;

/**
 * Checks that a database has no tables.
 * @throws StartupError if it has some or can't be reached
 */
export async function assertEmptyDatabase(url: string): Promise<void> {
  const client = await connectForBackup(url);
  try {
    const { rows } = await client.query(
      "select 1 from pg_tables where schemaname in ('public', 'drizzle', 'pgboss') limit 1",
    );
    if (rows.length === 0) return;
  } finally {
    await client.end();
  }
  const { host, pathname } = new URL(url);
  throw new StartupError([
    `The database ${pathname.slice(1)} at ${host} isn't empty.`,
    "Nothing was changed. Restore into a new database, or into a new data folder.",
  ]);
}

/**
 * Loads a saved database into an empty one: creates the tables as they were at the time of the backup, loads all rows in
 * one transaction, and then applies the migrations that are newer than the backup. After a failure, the database is
 * empty again.
 * @throws StartupError if the backup belongs to a newer version
 */
export async function loadDatabase(
  url: string,
  folder: string,
  backup: DatabaseBackup,
  log: Logger,
): Promise<void> {
  try {
    await migrateDatabase(url, log, { only: backup.migrations });
    await createQueueTables(url, log);
    const client = await connectForBackup(url);
    try {
      await client.query("begin");
      await createQueues(client, backup);
      await loadTables(client, folder, backup);
      await client.query("commit");
    } finally {
      await client.end();
    }
    await migrateDatabase(url, log);
  } catch (error) {
    await emptyDatabase(url).catch((cause: unknown) =>
      log.error({ err: cause }, "the database couldn't be emptied after a failed restore; delete it"),
    );
    throw error;
  }
}

async function createQueueTables(url: string, log: Logger): Promise<void> {
  const queue = createQueue(url, log);
  try {
    await queue.start(false);
  } finally {
    await queue.stop();
  }
}

/** Creates the job types, because each one's jobs have a table of their own. */
async function createQueues(client: pg.Client, { queueVersion, queues }: DatabaseBackup): Promise<void> {
  const { rows } = await client.query<{ version: number }>("select version from pgboss.version");
  if (rows[0]?.version !== queueVersion) {
    throw new StartupError(
      "The backup was made by a version with another job queue. Restore with that version, and then upgrade.",
    );
  }
  for (const { name, settings } of queues)
    await client.query("select pgboss.create_queue($1, $2)", [name, settings]);
}

async function loadTables(client: pg.Client, folder: string, backup: DatabaseBackup): Promise<void> {
  for (const { name, parent, bound } of backup.partitions) {
    await client.query(
      `create table if not exists public.${ident(name)} partition of public.${ident(parent)} ${bound}`,
    );
  }
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    FOREIGN_KEYS,
  );
  // Tables refer to each other in circles, so no order of loading satisfies all keys before the end.
  for (const key of keys) await client.query(`alter table ${key.table} drop constraint ${ident(key.name)}`);
  const own = backup.tables.filter(({ schema }) => schema === "public").map(formatTableName);
  for (const table of own) await client.query(`alter table ${table} disable trigger user`);
  // Migrations may have inserted rows.
  if (own.length > 0) await client.query(`truncate ${own.join(", ")}`);
  for (const table of backup.tables) await loadTable(client, folder, table);
  for (const { name, value } of backup.sequences) {
    await client.query("select setval($1::regclass, $2::bigint)", [`public.${ident(name)}`, value]);
  }
  for (const table of own) await client.query(`alter table ${table} enable trigger user`);
  for (const key of keys) {
    await client.query(`alter table ${key.table} add constraint ${ident(key.name)} ${key.definition}`);
  }
}

async function loadTable(client: pg.Client, folder: string, table: BackupTable): Promise<void> {
  const file = getTableFile(folder, table);
  const columns = table.columns.map((column) => ident(column)).join(", ");
  const rows = client.query(copyFrom(`copy ${formatTableName(table)} (${columns}) from stdin`));
  await pipeline(createReadStream(file), createGunzip(), rows);
  if (rows.rowCount === table.rows) return;
  throw new StartupError(
    `${file} is damaged: it has ${rows.rowCount} rows, but the backup saved ${table.rows}.`,
  );
}

async function emptyDatabase(url: string): Promise<void> {
  const client = await connectForBackup(url);
  try {
    await client.query(
      "drop schema if exists pgboss cascade; drop schema if exists drizzle cascade; drop schema public cascade; create schema public",
    );
  } finally {
    await client.end();
  }
}
