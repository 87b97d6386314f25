import type { ALERT_KINDS, AlertConfig } from "@listwise/contracts/admin";
import { and, count, desc, eq, gte, isNull, sql, type SQL } from "drizzle-orm";
import { auditLog } from "../../infra/security/audit.schema";
import type { AppContext } from "../../infra/context";
import type { Executor } from "../../infra/db/database";
import { countFailedTargets, countOverdueTargets } from "../crawls";
import { countAutomaticRollbacks, countFailingVersions, countRegressedVersions } from "../releases";
import { countBrokenHosts } from "../store";
import { alertConfigs, systemAlerts } from "./system-alerts.schema";

export type Kind = (typeof ALERT_KINDS)[number];

const OUTAGE_WINDOW_MS = 15 * 60_000;

const ago = (text: string) => sql`now() - ${text}::interval`;

/** Returns the number in the column `value` of a single-row query. */
async function readNumber(db: Executor, query: SQL): Promise<number> {
  const { rows } = await db.execute(query);
  return Number(rows[0]?.value ?? 0);
}

async function measureLatencyMs(db: Executor): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < 3; round++) {
    const startedAt = performance.now();
    await db.execute(sql`select 1`);
    took.push(performance.now() - startedAt);
  }
  return Math.round(Math.min(...took));
}

/** Returns the current value of a check, in the unit given in its description. */
export async function measure(ctx: AppContext, kind: Kind): Promise<number> {
  const { db, storage, queue } = ctx;
  switch (kind) {
    case "failing-releases":
      return countFailingVersions(ctx);
    case "regressed-releases":
      return countRegressedVersions(ctx);
    case "automatic-rollbacks":
      return countAutomaticRollbacks(ctx);
    case "store-hosts":
      return countBrokenHosts(db);
    case "waiting-requests":
      return countOverdueTargets(db, 1);
    case "failed-requests":
      return countFailedTargets(db, 24);
    case "failed-sign-ins":
      return db.$count(
        auditLog,
        and(
          eq(auditLog.action, "auth.login"),
          eq(auditLog.result, "failed"),
          eq(auditLog.source, "server"),
          gte(auditLog.at, ago("15 minutes")),
        ),
      );
    case "disk-usage":
      return storage.measureUsedPercent();
    case "database-latency":
      return measureLatencyMs(db);
    case "database-connections":
      return readNumber(
        db,
        sql`select ceil(100.0 * count(*) / current_setting('max_connections')::int)::int as value
          from pg_stat_activity where backend_type = 'client backend'`,
      );
    case "database-outage":
      return Math.round(queue.measureLostMs(OUTAGE_WINDOW_MS) / 1000);
    case "queue-lag":
      return readNumber(
        db,
        sql`select coalesce(max(extract(epoch from now() - greatest(start_after, created_on))), 0)::int as value
          from pgboss.job where state < 'active' and start_after <= now()`,
      );
    case "failed-jobs":
      return readNumber(
        db,
        sql`select count(*)::int as value from pgboss.job
          where state = 'failed' and completed_on >= ${ago("1 hour")}`,
      );
  }
}

export async function findChanged(db: Executor) {
  return db.select().from(alertConfigs);
}

export async function saveChange(
  db: Executor,
  kind: Kind,
  change: Pick<AlertConfig, "enabled" | "threshold">,
): Promise<void> {
  await db
    .insert(alertConfigs)
    .values({ kind, ...change })
    .onConflictDoUpdate({ target: alertConfigs.kind, set: change });
}

/** Raises an alert unless one of this kind is active. Returns true if it was raised. */
export async function raiseAlert(
  db: Executor,
  kind: Kind,
  value: number,
  threshold: number,
): Promise<boolean> {
  const rows = await db
    .insert(systemAlerts)
    .values({ kind, value, threshold })
    .onConflictDoNothing()
    .returning({ id: systemAlerts.id });
  return rows.length > 0;
}

/** Resolves the active alert of a kind. Returns true if there was one. */
export async function resolveAlerts(db: Executor, kind: Kind): Promise<boolean> {
  const rows = await db
    .update(systemAlerts)
    .set({ resolvedAt: sql`now()` })
    .where(and(eq(systemAlerts.kind, kind), isNull(systemAlerts.resolvedAt)))
    .returning({ id: systemAlerts.id });
  return rows.length > 0;
}

/** Returns the latest alerts, active ones first. */
export async function findAlerts(db: Executor, limit: number) {
  return db
    .select()
    .from(systemAlerts)
    .orderBy(sql`${systemAlerts.resolvedAt} is null desc`, desc(systemAlerts.id))
    .limit(limit);
}

export async function findActiveKinds(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ kind: systemAlerts.kind })
    .from(systemAlerts)
    .where(isNull(systemAlerts.resolvedAt));
  return rows.map(({ kind }) => kind);
}

export async function countActive(db: Executor): Promise<number> {
  const [row] = await db.select({ total: count() }).from(systemAlerts).where(isNull(systemAlerts.resolvedAt));
  return row?.total ?? 0;
}
