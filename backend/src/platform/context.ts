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

/** Dependencies of every module: created once at start and passed explicitly. */
export interface AppContext {
  config: Config;
  log: Logger;
  pool: Pool;
  db: Database;
  /**
   * The same services on a few reserved connections, so that users can sign in while all other connections are busy.
   */
  reserve: Pick<AppContext, "pool" | "db" | "audit" | "limiter">;
  /** Connection string, for code that opens its own connections. */
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
