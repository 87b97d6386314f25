import { sql } from "drizzle-orm";
import type { AppContext } from "../context";
import type { Pool } from "../db/database";

/** Adds gauges about the connection pools, sockets, disk and background jobs. */
export function addInfraGauges(
  { metrics, db, sockets, storage }: AppContext,
  pools: Record<string, Pool>,
): void {
  metrics.addGauge({
    name: "database_pool_connections",
    help: "Connections of each pool by state; waiting counts callers without a connection.",
    labelNames: ["pool", "state"],
    read: () =>
      Object.entries(pools).flatMap(([name, pool]) => [
        { labels: { pool: name, state: "idle" }, value: pool.idleCount },
        { labels: { pool: name, state: "busy" }, value: pool.totalCount - pool.idleCount },
        { labels: { pool: name, state: "waiting" }, value: pool.waitingCount },
      ]),
  });
  metrics.addGauge({
    name: "sockets_connected",
    help: "Socket connections of browsers to this node.",
    read: () => [{ value: sockets.countConnections() }],
  });
  metrics.addGauge({
    name: "disk_used_ratio",
    help: "Used share of the data folder's disk, 0 to 1.",
    read: async () => [{ value: (await storage.measureUsedPercent()) / 100 }],
  });
  metrics.addGauge({
    name: "jobs_due",
    help: "Background jobs that are due and not running yet, of all nodes.",
    labelNames: ["job"],
    read: async () => (await findDueJobs()).map(({ job, due }) => ({ labels: { job }, value: due })),
  });
  metrics.addGauge({
    name: "job_lag_seconds",
    help: "Seconds that the oldest due background job has been waiting, of all nodes.",
    labelNames: ["job"],
    read: async () => (await findDueJobs()).map(({ job, lag }) => ({ labels: { job }, value: lag })),
  });

  /** Returns the due jobs and the lag in seconds of each job type, also of those without any. */
  async function findDueJobs() {
    const { rows } = await db.execute<{ job: string; due: number; lag: number }>(sql`
      select q.name as job, count(j.id)::int as due,
        coalesce(max(extract(epoch from now() - greatest(j.start_after, j.created_on))), 0)::float8 as lag
      from pgboss.queue q
      left join pgboss.job j on j.name = q.name and j.state < 'active' and j.start_after <= now()
      group by 1 order by 1`);
    return rows;
  }
}
