import type { ALERT_KINDS } from "@listwise/contracts";
import { type AlertConfig } from "@listwise/contracts";
import { and, count, desc, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { auditLog } from "../../platform/audit.schema";
import type { AppContext } from "../../platform/context";
import type { Executor } from "../../platform/database";
import { crawlPairs } from "../crawls";
import { countFailingVersions } from "../releases";
import { countBrokenHosts } from "../store";
import { alertConfigs, systemAlerts } from "./system-alerts.schema";

export type Kind = (typeof ALERT_KINDS)[number];

const ago = (text: string) => sql`now() - ${text}::interval`;

/** The value that each watch looks at now. */
export async function measure(ctx: AppContext, kind: Kind): Promise<number> {
  const { db } = ctx;
  switch (kind) {
    case "failing-releases":
      return countFailingVersions(ctx);
    case "store-hosts":
      return countBrokenHosts(db);
    case "waiting-requests":
      return db.$count(
        crawlPairs,
        and(isNotNull(crawlPairs.queuedAt), lt(crawlPairs.queuedAt, ago("1 hour"))),
      );
    case "failed-requests":
      return db.$count(crawlPairs, and(isNull(crawlPairs.queuedAt), gte(crawlPairs.failedAt, ago("1 day"))));
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

/** Raises an alert unless one of this kind stands. Answers whether it was raised. */
export async function raise(db: Executor, kind: Kind, value: number, threshold: number): Promise<boolean> {
  const rows = await db
    .insert(systemAlerts)
    .values({ kind, value, threshold })
    .onConflictDoNothing()
    .returning({ id: systemAlerts.id });
  return rows.length > 0;
}

export async function resolve(db: Executor, kind: Kind): Promise<void> {
  await db
    .update(systemAlerts)
    .set({ resolvedAt: sql`now()` })
    .where(and(eq(systemAlerts.kind, kind), isNull(systemAlerts.resolvedAt)));
}

/** The latest alerts, those that stand first. */
export async function findAlerts(db: Executor, limit: number) {
  return db
    .select()
    .from(systemAlerts)
    .orderBy(sql`${systemAlerts.resolvedAt} is null desc`, desc(systemAlerts.id))
    .limit(limit);
}

export async function countStanding(db: Executor): Promise<number> {
  const [row] = await db.select({ total: count() }).from(systemAlerts).where(isNull(systemAlerts.resolvedAt));
  return row?.total ?? 0;
}
