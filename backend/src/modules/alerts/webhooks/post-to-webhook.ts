import { createHmac } from "node:crypto";
import type { AppContext } from "../../../infra/context";
import { createWeakMemo } from "../../../infra/cache/weak-memo";
import { createSlots } from "../../../infra/queue/slots";
import { decryptSecret, DecryptionError } from "../../../infra/security/secret-encryption";
import {
  AddressRefused,
  FetchFailed,
  ssrfSafePost,
  type ConnectionRules,
} from "../../../infra/security/ssrf-safe-fetch";
import type { WebhookRow } from "./webhooks.repository";

const MAX_PARALLEL_POSTS = 8;
const MAX_WAITING_POSTS = 100;

/** Name under which the secrets of a user's webhooks are encrypted. */
export const getSecretName = (userId: number) => `webhooks:${userId}`;

/** Rules for connecting to webhooks; one object per context, which tests change. */
export const getWebhookRules = createWeakMemo(({ config }: AppContext): ConnectionRules => ({
  hosts: "any",
  deadlineMs: 8_000,
  allowLoopback: config.loopback,
}));

const getSlots = createWeakMemo<AppContext, ReturnType<typeof createSlots>>(() =>
  createSlots(MAX_PARALLEL_POSTS, MAX_WAITING_POSTS, "Too many webhooks are being called."),
);

/** Returns the value of the signature header: `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hex>`. */
function sign(secret: string, body: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

/**
 * Posts a signed event. `deliveryId` is the same for every attempt, so that receivers can ignore repetitions. Returns
 * `null` after a response with a status 2xx, otherwise the reason of the failure as a sentence.
 * @throws UNAVAILABLE if too many requests are waiting
 */
export async function postToWebhook(
  ctx: AppContext,
  { url, userId, sealedSecret }: Pick<WebhookRow, "url" | "userId" | "sealedSecret">,
  deliveryId: string,
  event: object,
): Promise<string | null> {
  const body = JSON.stringify(event);
  try {
    const secret = await decryptSecret(ctx.config, getSecretName(userId), sealedSecret);
    const headers = {
      "content-type": "application/json",
      "user-agent": "Listwise-Webhooks",
      "idempotency-key": deliveryId,
      "listwise-signature": sign(secret, body),
    };
    await getSlots(ctx)(() => ssrfSafePost(url, getWebhookRules(ctx), headers, body));
    return null;
  } catch (error) {
    if (error instanceof AddressRefused || error instanceof FetchFailed) return error.message;
    if (error instanceof DecryptionError) return "The signing secret was lost. Create the webhook again.";
    throw error;
  }
}
