import type { Audit } from "./security/audit";
import type { Authenticator } from "./http/authenticate";
import type { Config } from "./config/config";
import type { FileStore } from "./files/file-store";
import type { Database, Pool } from "./db/database";
import type { Limiter } from "./security/limiter";
import type { Logger } from "./logging/logger";
import type { Mailer } from "./mail/mailer";
import type { Metrics } from "./metrics/metrics";
import type { Queue } from "./queue/queue";
import type { Readiness } from "./readiness";
import type { Sockets } from "./http/sockets/sockets";
import type { Storage } from "./db/storage";

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
  metrics: Metrics;
  queue: Queue;
  sockets: Sockets;
  readiness: Readiness;
  storage: Storage;
  files: FileStore;
}
