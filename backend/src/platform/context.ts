import type { Audit } from "./audit";
import type { Authenticator } from "./authenticate";
import type { Config } from "./config";
import type { Database, Pool } from "./database";
import type { Limiter } from "./limiter";
import type { Logger } from "./logger";
import type { Mailer } from "./mailer";
import type { Queue } from "./queue";
import type { Readiness } from "./readiness";
import type { Sockets } from "./sockets";
import type { Storage } from "./storage";

/** What every module works with: built once at start and passed on explicitly. */
export interface AppContext {
  config: Config;
  log: Logger;
  pool: Pool;
  db: Database;
  /** The same over a few connections that nothing else takes: people can sign in while the others are all busy. */
  reserve: Pick<AppContext, "pool" | "db" | "audit" | "limiter">;
  /** Address of the database, for what opens connections of its own. */
  databaseUrl: string;
  auth: Authenticator;
  audit: Audit;
  limiter: Limiter;
  mailer: Mailer;
  queue: Queue;
  sockets: Sockets;
  readiness: Readiness;
  storage: Storage;
}
