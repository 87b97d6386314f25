import { randomUUID } from "node:crypto";
import { MAX_WEBHOOKS, type Webhook } from "@listwise/contracts/alerts";
import { formatCount } from "@listwise/aso-core/text";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import type { AppContext } from "../../../infra/context";
import type { Transaction } from "../../../infra/db/database";
import { fail, failNotFound } from "../../../infra/http/errors";
import {
  assertWebhookUrl,
  createWebhookSecret,
  postToWebhook,
} from "../../../infra/security/post-to-webhook";
import { encryptSecret } from "../../../infra/security/secret-encryption";
import { lockOwner } from "../../accounts";
import { getSecretName, getTarget } from "./webhook-target";
import {
  deleteWebhook,
  findWebhook,
  findWebhooks,
  insertWebhook,
  recordDelivery,
  recordFailure,
  setEnabled,
  type WebhookRow,
} from "./webhooks.repository";

function throwUnknownWebhook(): never {
  throw failNotFound("webhook");
}

function presentWebhook(row: WebhookRow): Webhook {
  const { id, name, url, isEnabled, failures, lastDeliveredAt, lastFailedAt, lastError, createdAt } = row;
  return {
    id,
    name,
    url,
    isEnabled,
    failures,
    lastDeliveredAt: lastDeliveredAt?.toISOString() ?? null,
    lastFailedAt: lastFailedAt?.toISOString() ?? null,
    lastError,
    createdAt: createdAt.toISOString(),
  };
}

/** Adds an audit entry with the host alone, because the path of a webhook's URL is often a secret. */
function note(ctx: AppContext, tx: Transaction, verb: string, { url }: WebhookRow, request: FastifyRequest) {
  const entry = { action: `webhook.${verb}`, ...getRequestOrigin(request), details: new URL(url).host };
  return ctx.audit.record({ ...entry, result: "ok" }, tx);
}

export async function listWebhooks({ db }: AppContext, userId: number): Promise<Webhook[]> {
  return (await findWebhooks(db, userId)).map(presentWebhook);
}

/**
 * Creates a webhook. Its signing secret is only returned here; the database has it encrypted.
 * @throws VALIDATION_FAILED if the URL isn't public, CONFLICT if the account has the maximum number of webhooks
 */
export async function createWebhook(
  ctx: AppContext,
  userId: number,
  { name, url }: Pick<Webhook, "name" | "url">,
  request: FastifyRequest,
): Promise<Webhook & { secret: string }> {
  await assertWebhookUrl(ctx, url, "url");
  const secret = createWebhookSecret();
  const sealedSecret = await encryptSecret(ctx.config, getSecretName(userId), secret);
  return ctx.db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const row = await insertWebhook(tx, { userId, name, url, sealedSecret }, MAX_WEBHOOKS);
    if (!row) {
      throw fail("CONFLICT", `You already have ${formatCount(MAX_WEBHOOKS, "webhook")}. Delete one first.`);
    }
    await note(ctx, tx, "created", row, request);
    return { ...presentWebhook(row), secret };
  });
}

/**
 * Enables or disables a webhook.
 *
 * @throws NOT_FOUND if it isn't the user's
 */
export async function changeWebhook(
  { db }: AppContext,
  userId: number,
  id: number,
  isEnabled: boolean,
): Promise<Webhook> {
  return presentWebhook((await setEnabled(db, userId, id, isEnabled)) ?? throwUnknownWebhook());
}

/** @throws NOT_FOUND if it isn't the user's */
export function removeWebhook(ctx: AppContext, userId: number, id: number, request: FastifyRequest) {
  return ctx.db.transaction(async (tx) => {
    const row = (await deleteWebhook(tx, userId, id)) ?? throwUnknownWebhook();
    await note(ctx, tx, "deleted", row, request);
  });
}

/**
 * Sends a test event now and returns how it went. A failed test doesn't count toward disabling the webhook.
 *
 * @throws NOT_FOUND if it isn't the user's
 */
export async function testWebhook(ctx: AppContext, userId: number, id: number) {
  const webhook = (await findWebhook(ctx.db, userId, id)) ?? throwUnknownWebhook();
  const deliveryId = randomUUID();
  const event = { id: deliveryId, type: "test", alerts: [] };
  const error = await postToWebhook(ctx, getTarget(webhook), deliveryId, event);
  if (error === null) await recordDelivery(ctx.db, id);
  else await recordFailure(ctx.db, id, error, false);
  return { delivered: error === null, error };
}
