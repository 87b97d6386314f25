import { MAX_WEBHOOK_FAILURES } from "@listwise/contracts/alerts";
import type { AppContext } from "../../../infra/context";
import type { Executor, Transaction } from "../../../infra/db/database";
import { postToWebhook } from "../../../infra/security/post-to-webhook";
import { findUserById } from "../../accounts";
import { loadNamedApps } from "../../apps";
import { notifyUser } from "../../notifications";
import { findAlertsById } from "../alerts.repository";
import { presentWebhookAlert } from "../alerts.presenter";
import {
  addToDeliveries,
  deleteOldDeliveries,
  markDelivered,
  startAttempt,
  type Delivery,
} from "./deliveries.repository";
import { getTarget } from "./webhook-target";
import { recordDelivery, recordFailure, type WebhookRow } from "./webhooks.repository";

const DELIVERY_JOB = "alerts.webhook";
/** Seconds during which further alerts join a request; chosen by us. */
const BATCH_SECONDS = 15;
const FIRST_RETRY_SECONDS = 30;
/** Attempts per request. With the doubled pauses between them they take about four hours. */
const MAX_ATTEMPTS = 10;
const MAX_PARALLEL = 4;

/** Defines the job that posts alerts to a webhook. Failures of a receiver don't fail the job, which would alert operators. */
export function defineDeliveries(ctx: AppContext): void {
  const deliver = ({ id }: { id: string }) => deliverAlerts(ctx, id);
  ctx.queue.define(DELIVERY_JOB, deliver, { concurrency: MAX_PARALLEL, drain: true });
  ctx.queue.define("alerts.sweep", () => deleteOldDeliveries(ctx.db), { cron: "41 3 * * *" });
}

function queueDelivery(ctx: AppContext, tx: Executor, id: string, startAfterSeconds: number): Promise<void> {
  return ctx.queue.send(DELIVERY_JOB, { id }, { singletonKey: id, startAfterSeconds, within: tx });
}

/** Queues new alerts for the webhooks that their rules send them to, in the transaction that raises them. */
export async function queueDeliveries(
  ctx: AppContext,
  tx: Transaction,
  alertIds: readonly number[],
): Promise<void> {
  for (const id of await addToDeliveries(tx, alertIds)) await queueDelivery(ctx, tx, id, BATCH_SECONDS);
}

/** Posts the alerts of a request to its webhook. */
export async function deliverAlerts(ctx: AppContext, id: string): Promise<void> {
  const delivery = await ctx.db.transaction(async (tx) => {
    const started = await startAttempt(tx, id);
    if (started?.restId) await queueDelivery(ctx, tx, started.restId, 0);
    return started?.delivery;
  });
  if (!delivery) return;
  const rows = await findAlertsById(ctx.db, delivery.alertIds);
  const getApp = await loadNamedApps(ctx, rows);
  const alerts = rows.map((row) => presentWebhookAlert(row, getApp));
  const error = await postToWebhook(ctx, getTarget(delivery.webhook), id, {
    id,
    type: "rank-alerts",
    alerts,
  });
  if (error !== null) return endFailedAttempt(ctx, delivery, error);
  await ctx.db.transaction(async (tx) => {
    await markDelivered(tx, id);
    await recordDelivery(tx, delivery.webhookId);
  });
}

/** Records the failure and queues the next attempt, or tells the user if the webhook is now disabled. */
async function endFailedAttempt(
  ctx: AppContext,
  { id, webhookId, attempts }: Delivery,
  error: string,
): Promise<void> {
  ctx.log.info({ webhookId, attempts, reason: error }, "webhook not delivered");
  const notify = await ctx.db.transaction(async (tx) => {
    const webhook = await recordFailure(tx, webhookId, error, true);
    if (!webhook) return null;
    if (webhook.isEnabled && attempts < MAX_ATTEMPTS) {
      await queueDelivery(ctx, tx, id, FIRST_RETRY_SECONDS * 2 ** (attempts - 1));
    }
    return webhook.failures === MAX_WEBHOOK_FAILURES ? notifyOwner(ctx, tx, webhook) : null;
  });
  await notify?.();
}

async function notifyOwner(ctx: AppContext, tx: Transaction, { userId, name, lastError }: WebhookRow) {
  const owner = await findUserById(tx, userId);
  return (
    owner &&
    notifyUser(ctx, tx, owner.email, {
      title: "Webhook disabled",
      message: `We disabled your webhook “${name}” after ${MAX_WEBHOOK_FAILURES} failed attempts in a row. The last error: ${lastError} Fix the receiver, then enable the webhook again.`,
      path: "/alerts?webhooks=open",
      level: "warning",
    })
  );
}
