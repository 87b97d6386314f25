import { setTimeout as sleep } from "node:timers/promises";
import { buildApp } from "./app";
import { banner } from "./banner";
import { seedModules } from "./modules";
import { listDemoAccounts } from "./modules/accounts";
import { readConfig, type Config } from "./infra/config/config";
import { createContext } from "./infra/create-context";
import { migrateDatabase } from "./infra/db/database";
import { withLock } from "./infra/db/lock";
import { assertWritable, startEmbeddedPostgres } from "./infra/db/embedded-postgres";
import { createLogger, type Logger } from "./infra/logging/logger";
import { serveMetrics } from "./infra/metrics/metrics-server";
import { createShutdown, type Shutdown } from "./infra/shutdown";
import { startTracing } from "./infra/tracing/start-tracing";
import { findErrorCode, explainFailure, StartupError } from "./infra/startup-error";

/** Time in which another node creates its queues on a busy machine; chosen by us. */
const START_WAIT_MS = 120_000;

async function start(config: Config, log: Logger): Promise<void> {
  const shutdown = createShutdown(log);
  shutdown.listen();
  try {
    await serve(config, log, shutdown);
  } catch (error) {
    await shutdown.stop();
    throw error;
  }
}

async function serve(config: Config, log: Logger, shutdown: Shutdown): Promise<void> {
  if (config.tracing) shutdown.add(await startTracing(config.tracing));
  await assertWritable(config.dataDir);
  let url = config.databaseUrl;
  if (url === null) {
    const postgres = await startEmbeddedPostgres(config.dataDir, log);
    shutdown.add(() => postgres.release());
    url = postgres.url;
  }
  await migrateDatabase(url, log);
  const { ctx, close } = await createContext(config, url, log);
  shutdown.add(close);
  await ctx.files.check();
  const app = await buildApp(ctx);
  await seedModules(ctx);
  // Nodes of a new site that start together would create the queues at the same time.
  await withLock(ctx.pool, "queues", () => ctx.queue.start(config.role !== "api"), { waitMs: START_WAIT_MS });
  shutdown.add(() => app.close());
  if (config.role !== "worker") {
    ctx.sockets.attach(app.server, ctx.auth);
    await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw explainListen(error, config);
    });
  }
  // Only now, so that `/ready` isn't 200 before calls are answered.
  const { metrics } = config;
  if (metrics) {
    const server = await serveMetrics(ctx, metrics).catch((error: unknown) => {
      throw explainListen(error, metrics, "METRICS_");
    });
    shutdown.add(server.close);
  }
  shutdown.add(() => ctx.sockets.close());
  if (config.drainMs > 0) {
    shutdown.add(async () => {
      ctx.readiness.beginStop();
      await sleep(config.drainMs);
    });
  }
  log.info({ url: config.publicUrl, role: config.role }, "ready");
  // Otherwise standard output stays one JSON object per line, for log collectors.
  const isRead = config.demoData || process.stdout.isTTY;
  if (isRead && config.role !== "worker" && config.logLevel !== "silent") {
    process.stdout.write(banner(config, await listDemoAccounts(ctx)));
  }
}

function explainListen(error: unknown, { host, port }: { host: string; port: number }, prefix = ""): unknown {
  const code = findErrorCode(error);
  if (code === "EADDRINUSE")
    return new StartupError(
      `Port ${port} is taken. Stop the program that uses it, or set ${prefix}PORT to another port.`,
    );
  if (code === "EACCES")
    return new StartupError(
      `This user isn't allowed to open port ${port}. Set ${prefix}PORT to 1024 or above.`,
    );
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return new StartupError(`This machine doesn't have the address ${host}. Correct ${prefix}HOST.`);
  }
  return error;
}

try {
  const config = readConfig(process.env);
  await start(config, createLogger(config));
} catch (error) {
  process.stderr.write(`${explainFailure("Listwise can't start", error)}\n`);
  process.exit(1);
}
