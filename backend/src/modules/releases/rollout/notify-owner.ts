import { randomUUID } from "node:crypto";
import type { RolloutEvent } from "@listwise/contracts/releases";
import type { AppContext } from "../../../infra/context";
import type { Transaction } from "../../../infra/db/database";
import { postToWebhook } from "../../../infra/security/post-to-webhook";
import { createRolloutMail, NOTIFIED } from "./owner-mail";
import { findOwner, saveOwnerError } from "./owners.repository";
import type { RolloutRow } from "./rollout.repository";
import { ROLLOUT_ACTOR } from "./rollout-actor";

const WEBHOOK_JOB = "releases.webhook";
const FIRST_RETRY_SECONDS = 30;
/** Attempts per event. With the doubled pauses between them they take about an hour; chosen by us. */
const MAX_ATTEMPTS = 8;

/** Event for the webhook of a release's owner. */
interface Delivery {
  id: string;
  attempt: number;
  event: {
    release: string;
    version: string;
    kind: string;
    percent: number;
    reason: string | null;
    at: string;
  };
}

/** Returns the name under which the signing secret of a release's owner is encrypted. */
export const getOwnerSecretName = (release: string) => `release-owner:${release}`;

/** Defines the job that posts to owners. Failures of a receiver don't fail the job, which would alert operators. */
export function defineOwnerWebhook(ctx: AppContext): void {
  ctx.queue.define<Delivery>(WEBHOOK_JOB, (delivery) => postToOwner(ctx, delivery));
}

function isNotified(kind: string): kind is keyof typeof NOTIFIED {
  return Object.hasOwn(NOTIFIED, kind);
}

/** Queues an email and a webhook call about what a rollout did, for those that the release's owner has. */
export async function notifyOwner(
  ctx: AppContext,
  tx: Transaction,
  { release, version, percent }: RolloutRow,
  { kind, actor, reason }: Pick<RolloutEvent, "kind" | "actor" | "reason">,
): Promise<void> {
  // People know what they do themselves.
  if (!isNotified(kind) || ![ROLLOUT_ACTOR.label, "automatic"].includes(actor)) return;
  const owner = await findOwner(tx, release);
  if (owner?.email) {
    const mail = createRolloutMail({ release, version, percent }, kind, reason, ctx.config.publicUrl);
    await ctx.mailer.send({ ...mail, to: owner.email }, tx);
  }
  if (!owner?.webhookUrl) return;
  const event = { release, version, kind, percent, reason, at: new Date().toISOString() };
  await ctx.queue.send<Delivery>(WEBHOOK_JOB, { id: randomUUID(), attempt: 1, event }, { within: tx });
}

/** Posts an event to the webhook of a release's owner; after a failure, the next attempt is queued. */
export async function postToOwner(ctx: AppContext, delivery: Delivery): Promise<void> {
  const { id, attempt, event } = delivery;
  const owner = await findOwner(ctx.db, event.release);
  if (!owner?.webhookUrl || owner.sealedSecret === null) return;
  const { webhookUrl: url, sealedSecret } = owner;
  const target = { url, sealedSecret, secretName: getOwnerSecretName(event.release) };
  const error = await postToWebhook(ctx, target, id, { id, type: "release-rollout", ...event });
  await saveOwnerError(ctx.db, event.release, error);
  if (error === null || attempt === MAX_ATTEMPTS) return;
  const startAfterSeconds = FIRST_RETRY_SECONDS * 2 ** (attempt - 1);
  await ctx.queue.send<Delivery>(WEBHOOK_JOB, { ...delivery, attempt: attempt + 1 }, { startAfterSeconds });
}
