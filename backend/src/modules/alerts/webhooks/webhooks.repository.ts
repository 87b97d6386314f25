import { MAX_WEBHOOK_FAILURES } from "@listwise/contracts/alerts";
import { and, eq, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../../infra/db/database";
import { webhooks } from "./webhooks.schema";

export type WebhookRow = typeof webhooks.$inferSelect;
type NewWebhook = Pick<WebhookRow, "userId" | "name" | "url" | "sealedSecret">;

const owned = (userId: number, id: number) => and(eq(webhooks.userId, userId), eq(webhooks.id, id));

export async function findWebhooks(db: Executor, userId: number): Promise<WebhookRow[]> {
  return db.select().from(webhooks).where(eq(webhooks.userId, userId)).orderBy(webhooks.id);
}

export async function findWebhook(db: Executor, userId: number, id: number): Promise<WebhookRow | null> {
  const [row] = await db.select().from(webhooks).where(owned(userId, id));
  return row ?? null;
}

/** Inserts a webhook; `null` if the user already has `most`. The caller locks the account, so that the count is exact. */
export async function insertWebhook(
  tx: Transaction,
  webhook: NewWebhook,
  most: number,
): Promise<WebhookRow | null> {
  if ((await tx.$count(webhooks, eq(webhooks.userId, webhook.userId))) >= most) return null;
  const [row] = await tx.insert(webhooks).values(webhook).returning();
  return row ?? null;
}

/** Enables or disables a webhook. Enabling forgets its failures. Returns `null` if the user has no such webhook. */
export async function setEnabled(
  db: Executor,
  userId: number,
  id: number,
  isEnabled: boolean,
): Promise<WebhookRow | null> {
  const [row] = await db
    .update(webhooks)
    .set({ isEnabled, ...(isEnabled && { failures: 0 }) })
    .where(owned(userId, id))
    .returning();
  return row ?? null;
}

export async function deleteWebhook(db: Executor, userId: number, id: number): Promise<WebhookRow | null> {
  const [row] = await db.delete(webhooks).where(owned(userId, id)).returning();
  return row ?? null;
}

export async function recordDelivery(db: Executor, id: number): Promise<void> {
  await db
    .update(webhooks)
    .set({ failures: 0, lastDeliveredAt: sql`now()` })
    .where(eq(webhooks.id, id));
}

/**
 * Records why a request failed. `counts` is false for tests, which don't disable a webhook. Returns `null` if the webhook
 * was deleted.
 */
export async function recordFailure(
  db: Executor,
  id: number,
  lastError: string,
  counts: boolean,
): Promise<WebhookRow | null> {
  const failures = sql`${webhooks.failures} + ${counts ? 1 : 0}::int`;
  const [row] = await db
    .update(webhooks)
    .set({
      failures,
      isEnabled: sql`${webhooks.isEnabled} and ${failures} < ${MAX_WEBHOOK_FAILURES}`,
      lastFailedAt: sql`now()`,
      lastError,
    })
    .where(eq(webhooks.id, id))
    .returning();
  return row ?? null;
}

/** Returns the user's webhooks without their secrets, for the personal data export. */
export async function findWebhookData(db: Executor, userId: number) {
  const { name, url, isEnabled, createdAt, lastDeliveredAt, lastFailedAt, lastError } = webhooks;
  return db
    .select({ name, url, isEnabled, createdAt, lastDeliveredAt, lastFailedAt, lastError })
    .from(webhooks)
    .where(eq(webhooks.userId, userId))
    .orderBy(webhooks.id);
}
