import { createAudit } from "./security/audit";
import { createAuthenticator } from "./http/authenticate";
import type { Config } from "./config/config";
import type { AppContext } from "./context";
import { openDatabase } from "./db/database";
import { createFileStore } from "./files/create-file-store";
import { defineIncompleteSweep } from "./files/sweep-incomplete";
import { defineIdempotencySweep } from "./http/idempotency/idempotency";
import { createLimiter } from "./security/limiter";
import type { Logger } from "./logging/logger";
import { createMailer } from "./mail/mailer";
import { addInfraGauges } from "./metrics/infra-gauges";
import { createMetrics } from "./metrics/metrics";
import { createQueue } from "./queue/queue";
import { createReadiness } from "./readiness";
import { createSockets } from "./http/sockets/sockets";
import { createStorage } from "./db/storage";

/**
 * Creates the context on a migrated database, with a function that closes its sockets, queue and connections in this
 * order.
 */
export async function createContext(config: Config, databaseUrl: string, log: Logger) {
  const files = await createFileStore(config);
  const metrics = createMetrics(log);
  const open = (name: string, max: number) =>
    openDatabase(databaseUrl, log, {
      max,
      waitMs: config.databaseWaitMs,
      onWait: (seconds) => metrics.poolWait.observe({ pool: name }, seconds),
      traced: config.tracing !== null,
    });
  const { pool, db } = open("main", config.databaseConnections);
  const reserve = open("reserve", 2);
  const socketPool = open("sockets", 3).pool;
  const queue = createQueue(databaseUrl, log, (job, result, seconds) =>
    metrics.jobs.observe({ job, result }, seconds),
  );
  const spare = { audit: createAudit(reserve.db), limiter: createLimiter(reserve.db) };
  const ctx: AppContext = {
    config,
    log,
    pool,
    db,
    reserve: { ...reserve, ...spare },
    databaseUrl,
    auth: createAuthenticator(),
    audit: createAudit(db),
    limiter: createLimiter(db),
    mailer: createMailer(config, queue, db, { ...spare, log }),
    metrics,
    queue,
    sockets: createSockets(socketPool, log, config.trustProxy),
    readiness: createReadiness(log),
    storage: createStorage(config.dataDir, pool),
    files,
  };
  defineIdempotencySweep(ctx);
  defineIncompleteSweep(ctx);
  ctx.readiness.add("database", async () => {
    await pool.query("select 1");
    return "ok";
  });
  ctx.readiness.add("queue", async () => {
    if (!ctx.queue.isRunning()) throw new Error("The queue isn't running.");
    return "ok";
  });
  ctx.readiness.add("sockets", async () => (ctx.sockets.isOpen() ? "ok" : "off"));
  ctx.readiness.add("storage", () => ctx.storage.check());
  addInfraGauges(ctx, { main: pool, reserve: reserve.pool, sockets: socketPool });
  async function close(): Promise<void> {
    await ctx.sockets.close();
    await ctx.queue.stop();
    await Promise.all([pool.end(), reserve.pool.end(), socketPool.end()]);
  }
  return { ctx, close };
}
