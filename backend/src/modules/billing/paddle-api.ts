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

const PriceAnswer = z.object({
  data: z.object({
    unit_price: z.object({
      amount: z.string().regex(/^\d{1,15}$/),
      currency_code: z.string().regex(/^[A-Z]{3}$/),
    }),
    billing_cycle: z
      .object({
        interval: z.enum(["day", "week", "month", "year"]),
        frequency: z.number().int().min(1).max(1000),
      })
      .nullish(),
  }),
});

/** Returns what Paddle charges for a price, in the currency's smallest unit. Throws if Paddle doesn't say it. */
export async function fetchPaddlePrice(paddle: PaddleConfig, priceId: string) {
  const response = await fetch(`${paddle.apiUrl}/prices/${encodeURIComponent(priceId)}`, {
    headers: { authorization: `Bearer ${paddle.apiKey}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: "error",
  });
  if (!response.ok) throw new Error(`Paddle responded with status ${response.status}.`);
  const { unit_price: price, billing_cycle: cycle } = PriceAnswer.parse(await response.json()).data;
  return {
    amount: Number(price.amount),
    currency: price.currency_code,
    interval: cycle?.interval ?? null,
    frequency: cycle?.frequency ?? 1,
  };
}
