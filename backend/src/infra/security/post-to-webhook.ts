import { createHmac } from "node:crypto";
import type { AppContext } from "../context";
import { createWeakMemo } from "../cache/weak-memo";
import { createSlots } from "../queue/slots";
import { fail } from "../http/errors";
import { decryptSecret, DecryptionError } from "./secret-encryption";
import { createSecret } from "./secrets";
import {
  AddressRefused,
  assertSafeAddress,
  FetchFailed,
  ssrfSafePost,
  type ConnectionRules,
} from "./ssrf-safe-fetch";

const MAX_PARALLEL_POSTS = 8;
const MAX_WAITING_POSTS = 100;

/** Start of every signing secret, so that scanners of source code recognize a leaked one. */
const SECRET_PREFIX = "lws_";

/** Receiver of events, with its encrypted signing secret and the name that it was encrypted under. */
export interface WebhookTarget {
  url: string;
  secretName: string;
  sealedSecret: string;
}

/** Rules for connecting to webhooks; one object per context, which tests change. */
export const getWebhookRules = createWeakMemo(({ config }: AppContext): ConnectionRules => ({
  hosts: "any",
  deadlineMs: 8_000,
  allowLoopback: config.loopback,
}));

const getSlots = createWeakMemo<AppContext, ReturnType<typeof createSlots>>(() =>
  createSlots(MAX_PARALLEL_POSTS, MAX_WAITING_POSTS, "Too many webhooks are being called."),
);

/** Returns a new signing secret. */
export const createWebhookSecret = () => SECRET_PREFIX + createSecret();

/**
 * Checks that events may be posted to a URL; `field` is the field of the request that contains it.
 * @throws VALIDATION_FAILED if the URL isn't public
 */
export async function assertWebhookUrl(ctx: AppContext, url: string, field: string): Promise<void> {
  try {
    await assertSafeAddress(url, getWebhookRules(ctx));
  } catch (error) {
    if (!(error instanceof AddressRefused || error instanceof FetchFailed)) throw error;
    throw fail("VALIDATION_FAILED", error.message, [{ path: field, message: error.message }]);
  }
}

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
  { url, secretName, sealedSecret }: WebhookTarget,
  deliveryId: string,
  event: object,
): Promise<string | null> {
  const body = JSON.stringify(event);
  try {
    const secret = await decryptSecret(ctx.config, secretName, sealedSecret);
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
