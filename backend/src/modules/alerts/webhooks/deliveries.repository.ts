import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../../infra/db/database";
import { selectUsers } from "../../accounts";
import { alertRules, alerts } from "../alerts.schema";
import { deliveries, webhooks } from "./webhooks.schema";

const users = selectUsers();

/** Most alerts in one request; chosen by us. */
const MAX_ALERTS = 100;
const KEPT_DAYS = 3;

type DeliveryRow = typeof deliveries.$inferSelect;
export type Delivery = DeliveryRow & { webhook: typeof webhooks.$inferSelect };

/**
 * Adds those of the alerts that their rules send to webhooks to the next request to each enabled webhook. Returns the
 * ids of these requests.
 */
export async function addToDeliveries(tx: Transaction, alertIds: readonly number[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${deliveries} as waiting (webhook_id, alert_ids)
    select ${webhooks.id}, array_agg(${alerts.id} order by ${alerts.id})
    from ${alerts}
    join ${alertRules} on ${alertRules.id} = ${alerts.ruleId} and ${alertRules.byWebhook}
    join ${webhooks} on ${webhooks.userId} = ${alerts.userId} and ${webhooks.isEnabled}
    where ${alerts.id} = any(${sql.param(alertIds)}::bigint[])
    group by ${webhooks.id} order by ${webhooks.id}
    on conflict (webhook_id) where started_at is null
      do update set alert_ids = waiting.alert_ids || excluded.alert_ids
    returning id`);
  return rows.map(({ id }) => id);
}

/**
 * Starts an attempt and returns the request with its webhook. `restId` is the id of the next request, which gets the
 * alerts that are too many for one; `null` if they all fit. Returns `null` if there is nothing to send anymore.
 */
export async function startAttempt(
  tx: Transaction,
  id: string,
): Promise<{ delivery: Delivery; restId: string | null } | null> {
  const [row] = await tx
    .update(deliveries)
    .set({
      attempts: sql`${deliveries.attempts} + 1`,
      startedAt: sql`coalesce(${deliveries.startedAt}, now())`,
    })
    .where(and(eq(deliveries.id, id), isNull(deliveries.deliveredAt)))
    .returning();
  if (!row) return null;
  const [found] = await tx
    .select({ webhook: webhooks })
    .from(webhooks)
    .innerJoin(users, and(eq(users.id, webhooks.userId), eq(users.isActive, true)))
    .where(and(eq(webhooks.id, row.webhookId), eq(webhooks.isEnabled, true)));
  if (!found) return null;
  const [alertIds, rest] = [row.alertIds.slice(0, MAX_ALERTS), row.alertIds.slice(MAX_ALERTS)];
  const delivery = { ...row, ...found, alertIds };
  if (rest.length === 0) return { delivery, restId: null };
  await tx.update(deliveries).set({ alertIds }).where(eq(deliveries.id, id));
  return { delivery, restId: await addRest(tx, row.webhookId, rest) };
}

async function addRest(tx: Transaction, webhookId: number, alertIds: number[]): Promise<string | null> {
  const [next] = await tx
    .insert(deliveries)
    .values({ webhookId, alertIds })
    .onConflictDoUpdate({
      target: deliveries.webhookId,
      targetWhere: isNull(deliveries.startedAt),
      set: { alertIds: sql`excluded.alert_ids || ${deliveries.alertIds}` },
    })
    .returning({ id: deliveries.id });
  return next?.id ?? null;
}

export async function markDelivered(db: Executor, id: string): Promise<void> {
  await db
    .update(deliveries)
    .set({ deliveredAt: sql`now()` })
    .where(eq(deliveries.id, id));
}

/** Deletes requests that are too old to be retried. */
export async function deleteOldDeliveries(db: Executor): Promise<void> {
  await db
    .delete(deliveries)
    .where(lt(deliveries.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS})`));
}
