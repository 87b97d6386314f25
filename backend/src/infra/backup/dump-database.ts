import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { StartupError } from "../startup-error";
import { connectForBackup, formatTableName } from "./backup-connection";
import { getTableFile, type BackupTable, type DatabaseBackup } from "./manifest";

const IS_USED = `select to_regclass('drizzle.__drizzle_migrations') is not null
  and to_regclass('pgboss.version') is not null as "isUsed"`;

/** Tables whose rows are saved: all of the program's own, and the jobs. Partitions are read through their parents. */
const TABLES = `
  select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and not c.relispartition
    and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname = 'job'))
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by 1, 2 order by 1, 2`;

const PARTITIONS = `
  select c.relname as name, parent.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bound
  from pg_class c
  join pg_inherits i on i.inhrelid = c.oid
  join pg_class parent on parent.oid = i.inhparent
  where c.relispartition and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`;

const SEQUENCES = `
  select sequencename as name, last_value::text as value from pg_sequences
  where schemaname = 'public' and last_value is not null order by 1`;

const QUEUES = `
  select name, json_strip_nulls(json_build_object('policy', policy, 'retryLimit', retry_limit,
    'retryDelay', retry_delay, 'retryBackoff', retry_backoff, 'expireInSeconds', expire_seconds,
    'retentionMinutes', retention_minutes)) as settings
  from pgboss.queue order by 1`;

/**
 * Saves the rows of the database in `folder`, as of one moment and while the site runs. The rows are in PostgreSQL's text
 * format, so that another server, of another version, can load them.
 * @throws StartupError if the database isn't reachable or has never been used by the program
 */
export async function dumpDatabase(url: string, folder: string): Promise<DatabaseBackup> {
  await mkdir(join(folder, "database"), { recursive: true, mode: 0o700 });
  const client = await connectForBackup(url);
  const read = async <T extends pg.QueryResultRow>(text: string) => (await client.query<T>(text)).rows;
  try {
    await client.query("begin isolation level repeatable read read only");
    const [known] = await read<{ isUsed: boolean }>(IS_USED);
    if (known?.isUsed !== true) {
      throw new StartupError("No site has used this database yet, so there is nothing to back up.");
    }
    const migrations = await read<{ at: string }>(
      "select created_at::text as at from drizzle.__drizzle_migrations order by created_at",
    );
    const [queue] = await read<{ version: number }>("select version from pgboss.version");
    const tables: BackupTable[] = [];
    for (const table of await read<Omit<BackupTable, "rows">>(TABLES)) {
      tables.push({ ...table, rows: await dumpTable(client, folder, table) });
    }
    return {
      migrations: migrations.map(({ at }) => at),
      queueVersion: queue?.version ?? 0,
      queues: await read(QUEUES),
      partitions: await read(PARTITIONS),
      sequences: await read(SEQUENCES),
      tables,
    };
  } finally {
    await client.end();
  }
}

/** Writes all rows of a table to its file. Returns their number. */
async function dumpTable(
  client: pg.Client,
  folder: string,
  table: Omit<BackupTable, "rows">,
): Promise<number> {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(", ");
  const rows = client.query(copyTo(`copy (select ${columns} from ${formatTableName(table)}) to stdout`));
  await pipeline(rows, createGzip(), createWriteStream(getTableFile(folder, table), { mode: 0o600 }));
  // The number of rows follows the last row; it has arrived when the next statement is answered.
  await client.query("select 1");
  return rows.rowCount;
}
