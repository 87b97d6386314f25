import { randomUUID } from "node:crypto";
import type { ReleaseEvent, RolloutEvent } from "@listwise/contracts/releases";
import type { AppContext } from "../../../infra/context";
import type { Transaction } from "../../../infra/db/database";
import type { Letter } from "../../../infra/mail/mail-templates";
import { postToWebhook } from "../../../infra/security/post-to-webhook";
import { createRollbackMail, createRolloutMail, NOTIFIED } from "./owner-mail";
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
    /** Absent in calls that were queued before there were two types. */
    type?: "release-rollout" | "release-rollback";
    release: string;
    version: string;
    kind: string;
    percent: number | null;
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
  const at = new Date().toISOString();
  const event = { type: "release-rollout", release, version, kind, percent, reason, at } as const;
  const { publicUrl } = ctx.config;
  await send(ctx, tx, event, () => createRolloutMail({ release, version, percent }, kind, reason, publicUrl));
}

/** Queues the same about a version that was rolled back automatically without a rollout. */
export async function notifyOwnerOfRollback(ctx: AppContext, moved: ReleaseEvent): Promise<void> {
  const { name: release, version, actor, action, reason, at } = moved;
  if (action !== "take-out" || actor !== "automatic" || version === null) return;
  const kind = "rolled-back";
  const event = { type: "release-rollback", release, version, kind, percent: null, reason, at } as const;
  const { publicUrl } = ctx.config;
  await ctx.db.transaction((tx) =>
    send(ctx, tx, event, () => createRollbackMail({ release, version }, reason, publicUrl)),
  );
}

async function send(
  ctx: AppContext,
  tx: Transaction,
  event: Delivery["event"],
  createMail: () => Letter,
): Promise<void> {
  const owner = await findOwner(tx, event.release);
  if (owner?.email) await ctx.mailer.send({ ...createMail(), to: owner.email }, tx);
  if (!owner?.webhookUrl) return;
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
