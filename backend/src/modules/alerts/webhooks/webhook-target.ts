import type { WebhookTarget } from "../../../infra/security/post-to-webhook";
import type { WebhookRow } from "./webhooks.repository";

/** Returns the name under which the secrets of a user's webhooks are encrypted. */
export const getSecretName = (userId: number) => `webhooks:${userId}`;

/** Returns where to post events for a user's webhook. */
export const getTarget = ({ url, userId, sealedSecret }: WebhookRow): WebhookTarget => ({
  url,
  secretName: getSecretName(userId),
  sealedSecret,
});
