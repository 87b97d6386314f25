import { z } from "zod";
import type { PaddleConfig } from "../../infra/config/config-providers";
import { fail } from "../../infra/http/errors";

const TIMEOUT_MS = 10_000;
const Answer = z.object({
  data: z.object({ id: z.string(), checkout: z.object({ url: z.string().nullish() }).nullish() }),
});

/**
 * Creates a transaction for one unit of a price and returns the URL of its payment page.
 *
 * @throws UNAVAILABLE if Paddle returns no payment page
 */
export async function createPaddleTransaction(
  paddle: PaddleConfig,
  priceId: string,
  userId: number,
): Promise<string> {
  const response = await fetch(`${paddle.apiUrl}/transactions`, {
    method: "POST",
    headers: { authorization: `Bearer ${paddle.apiKey}`, "content-type": "application/json" },
    body: JSON.stringify({
      items: [{ price_id: priceId, quantity: 1 }],
      custom_data: { user_id: userId },
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: "error",
  });
  if (!response.ok) throw new Error(`Paddle responded with status ${response.status}.`);
  const { data } = Answer.parse(await response.json());
  const url = paddle.checkoutUrl
    ? `${paddle.checkoutUrl}?transaction_id=${encodeURIComponent(data.id)}`
    : data.checkout?.url;
  if (!url || !/^https?:\/\//.test(url)) {
    throw fail("UNAVAILABLE", "The payment provider returned no payment page. Contact an administrator.");
  }
  return url;
}
