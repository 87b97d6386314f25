import { resolve } from "node:path";
import { readConfig, type Config } from "../infra/config/config";
import { startEmbeddedPostgres } from "../infra/db/embedded-postgres";
import { createLogger, type Logger } from "../infra/logging/logger";

/** A site that a command works on: its settings and a database server that is running. */
export interface Site {
  config: Config;
  url: string;
  log: Logger;
}

/** Returns the settings of the site from the environment, with a log that has only warnings and errors. */
export function readSite(): Omit<Site, "url"> {
  const config = { ...readConfig(process.env), logLevel: "warn" } as const;
  return { config, log: createLogger(config) };
}

/** Runs `work` on the site's database. The embedded server is started if it isn't running, and stopped if it wasn't. */
export async function withDatabase(
  site: Omit<Site, "url">,
  work: (site: Site) => Promise<void>,
): Promise<void> {
  const { config, log } = site;
  if (config.databaseUrl !== null) return work({ ...site, url: config.databaseUrl });
  const postgres = await startEmbeddedPostgres(config.dataDir, log);
  try {
    await work({ ...site, url: postgres.url });
  } finally {
    await postgres.release();
  }
}

/** Prints a line for the operator. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Returns the path of a folder that the operator named, relative to where the command was called. */
export const resolveFolder = (folder: string): string => resolve(process.env.INIT_CWD ?? ".", folder);
