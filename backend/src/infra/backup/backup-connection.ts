import pg from "pg";
import { toStartupError } from "../db/database";
import type { BackupTable } from "./manifest";

/**
 * Opens a connection without a timeout for statements, with settings that make the text format of values independent of
 * the server's configuration.
 * @throws StartupError if the database can't be reached
 */
export async function connectForBackup(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: "listwise-backup",
    options: "-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c extra_float_digits=3",
  });
  // A lost connection also rejects the statement that is running, which is what the caller sees.
  client.on("error", () => undefined);
  await client.connect().catch((error: unknown) => {
    throw toStartupError(error, url);
  });
  return client;
}

/** Returns the quoted name of a table with its schema. */
export const formatTableName = ({ schema, name }: Pick<BackupTable, "schema" | "name">): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
