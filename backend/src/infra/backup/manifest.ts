import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { findErrorCode, StartupError } from "../startup-error";

/** Number of the layout that {@link ManifestSchema} describes. */
export const BACKUP_FORMAT = 1;

const TableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
});

const DatabaseSchema = z.object({
  /** Creation times of the applied migrations, which identify them. */
  migrations: z.array(z.string()),
  /** Version of the job queue's own tables. */
  queueVersion: z.int(),
  /** Job types with their settings in the queue's format. */
  queues: z.array(z.object({ name: z.string(), settings: z.record(z.string(), z.unknown()) })),
  /** Partitions, which a running site creates over time. */
  partitions: z.array(z.object({ name: z.string(), parent: z.string(), bound: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  tables: z.array(TableSchema),
});

const ManifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  createdAt: z.iso.datetime(),
  /** True if the secrets were encrypted with `SECRETS_KEY`, which is not part of the backup. */
  needsSecretsKey: z.boolean(),
  /** The backup's creation time, encrypted with `SECRETS_KEY`, which tells whether a restore has the same key. */
  keyProof: z.optional(z.string()),
  database: DatabaseSchema,
  folders: z.array(z.object({ name: z.string(), files: z.int() })),
});

/** One table of a backup; its rows are in the file that {@link getTableFile} names. */
export type BackupTable = z.output<typeof TableSchema>;

/** The database part of a backup. */
export type DatabaseBackup = z.output<typeof DatabaseSchema>;

/** Contents of a backup. A folder without a manifest is not a complete backup. */
export type BackupManifest = z.output<typeof ManifestSchema>;

const getManifestFile = (folder: string) => join(folder, "manifest.json");

/** Returns the path of the file with a table's rows in PostgreSQL's text format, compressed. */
export const getTableFile = (folder: string, { schema, name }: Pick<BackupTable, "schema" | "name">) =>
  join(folder, "database", `${schema}.${name}.copy.gz`);

/** Writes the manifest, which makes a backup complete. */
export async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  await writeFile(getManifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
}

/**
 * Reads the manifest of a backup.
 * @throws StartupError if the folder has no manifest that this version can read
 */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const file = getManifestFile(folder);
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw new StartupError(
      `${folder} is not a complete backup: ${file} can't be read (${findErrorCode(error) ?? String(error)}).`,
    );
  });
  const manifest = z.safeParse(ManifestSchema, parseJson(text));
  if (manifest.success) return manifest.data;
  throw new StartupError([
    `${file} is not the manifest of a backup that this version can read.`,
    "Restore with the version that made the backup, and then upgrade.",
  ]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
