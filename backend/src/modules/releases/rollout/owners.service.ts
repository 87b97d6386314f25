import type { OwnerContact } from "@listwise/contracts/releases";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import type { AppContext } from "../../../infra/context";
import { assertWebhookUrl, createWebhookSecret } from "../../../infra/security/post-to-webhook";
import { encryptSecret } from "../../../infra/security/secret-encryption";
import { getOwnerSecretName } from "./notify-owner";
import { findOwner, findOwners, saveOwner } from "./owners.repository";

/** Returns the contacts of all releases' owners, without secrets. */
export async function listOwners({
  db,
}: AppContext): Promise<(OwnerContact & { lastError: string | null })[]> {
  return (await findOwners(db)).map(({ release, email, webhookUrl, lastError }) => ({
    name: release,
    email,
    webhookUrl,
    lastError,
  }));
}

/**
 * Sets how a release's owner is notified of rollouts and automatic rollbacks. Returns the signing secret of a new webhook,
 * which is never shown again, or `null` without a new one.
 *
 * @throws VALIDATION_FAILED if the webhook's URL isn't public
 */
export async function setOwner(
  ctx: AppContext,
  { name: release, email, webhookUrl }: OwnerContact,
  request: FastifyRequest,
): Promise<string | null> {
  const known = await findOwner(ctx.db, release);
  const isNew = webhookUrl !== null && webhookUrl !== known?.webhookUrl;
  if (isNew) await assertWebhookUrl(ctx, webhookUrl, "webhookUrl");
  const secret = isNew ? createWebhookSecret() : null;
  const sealed =
    secret === null
      ? known?.sealedSecret
      : await encryptSecret(ctx.config, getOwnerSecretName(release), secret);
  const sealedSecret = webhookUrl === null ? null : (sealed ?? null);
  await ctx.db.transaction(async (tx) => {
    await saveOwner(tx, { release, email, webhookUrl, sealedSecret });
    // The path of a webhook's URL is often a secret.
    const details = `${release}: ${email ?? "no email"}, ${webhookUrl ? new URL(webhookUrl).host : "no webhook"}`;
    const entry = { action: "release.owner-changed", result: "ok", details } as const;
    await ctx.audit.record({ ...entry, ...getRequestOrigin(request) }, tx);
  });
  return secret;
}
