import { randomBytes } from "node:crypto";
import pg from "pg";

/** Template databases that test files copy: one with empty tables, one with the initial data of a new site. */
export const TEMPLATES = { migrated: "listwise_migrated", seeded: "listwise_seeded" } as const;

/** Returns the connection string with another database name. */
export function withDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** Creates a fresh, migrated database. Returns its connection string and a function that drops it. */
export async function createTestDatabase(
  template: keyof typeof TEMPLATES = "migrated",
): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env.LISTWISE_TEST_DATABASE;
  if (!server)
    throw new Error("Tests of the backend run through jest, whose global setup starts the database.");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runOnServer(server, `create database ${name} template ${TEMPLATES[template]} strategy file_copy`);
  return {
    url: withDatabase(server, name),
    drop: () => runOnServer(server, `drop database if exists ${name} with (force)`),
  };
}

/** Allows connections to a database, or cuts existing ones and refuses new ones. */
export async function setConnectionsAllowed(url: string, isOpen: boolean): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const server = withDatabase(url, "postgres");
  await runOnServer(server, `alter database ${name} allow_connections ${isOpen}`);
  if (isOpen) return;
  await runOnServer(
    server,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
}

/** Runs a statement on its own connection, such as one that can't run in a transaction. */
export async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
