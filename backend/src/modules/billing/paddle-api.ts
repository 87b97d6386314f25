import type { PaddleConfig } from "../../infra/config/config-providers";
import { fail } from "../../infra/http/errors";
import { z } from "zod";

const TIMEOUT_MS = 10_000;

/** A request that Paddle refused, so that nothing was changed. `code` names the reason, such as `subscription_payment_declined`. */
export class PaddleRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string | null,
  ) {
    super(`Paddle responded with status ${status}${code === null ? "" : ` (${code})`}.`);
  }
}

const Refusal = z.object({ error: z.object({ code: z.string().max(200) }) });

interface PaddleRequest {
  method?: "POST" | "PATCH";
  body?: object;
  timeoutMs?: number;
}

/**
 * Asks Paddle's API and returns the `data` of its answer.
 *
 * @throws PaddleRefusal for a status from 400 to 499, or another error if the outcome is unknown
 */
export async function askPaddle<S extends z.ZodType>(
  { apiUrl, apiKey }: PaddleConfig,
  path: string,
  schema: S,
  { method, body, timeoutMs = TIMEOUT_MS }: PaddleRequest = {},
): Promise<z.output<S>> {
  const response = await fetch(`${apiUrl}${path}`, {
    ...(method && { method }),
    headers: { authorization: `Bearer ${apiKey}`, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: "error",
  });
  if (response.status >= 400 && response.status < 500) {
    const refusal = Refusal.safeParse(await response.json().catch(() => null));
    throw new PaddleRefusal(response.status, refusal.data?.error.code ?? null);
  }
  if (!response.ok) throw new Error(`Paddle responded with status ${response.status}.`);
  return schema.parse(z.object({ data: z.unknown() }).parse(await response.json()).data);
}

const Transaction = z.object({
  id: z.string(),
  checkout: z.object({ url: z.string().nullish() }).nullish(),
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
  const { id, checkout } = await askPaddle(paddle, "/transactions", Transaction, {
    method: "POST",
    body: { items: [{ price_id: priceId, quantity: 1 }], custom_data: { user_id: userId } },
  });
  const url = paddle.checkoutUrl
    ? `${paddle.checkoutUrl}?transaction_id=${encodeURIComponent(id)}`
    : checkout?.url;
  if (!url || !/^https?:\/\//.test(url)) {
    throw fail("UNAVAILABLE", "The payment provider returned no payment page. Contact an administrator.");
  }
  return url;
}

/** Parses an amount of a currency's smallest unit. */
export const PaddleAmount = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);

/** Parses a currency. */
export const PaddleCurrency = z.string().regex(/^[A-Z]{3}$/);

/** Parses the time between two payments. */
export const PaddleCycle = z.object({
  interval: z.enum(["day", "week", "month", "year"]),
  frequency: z.number().int().min(1).max(1000),
});

const Price = z.object({
  unit_price: z.object({ amount: PaddleAmount, currency_code: PaddleCurrency }),
  billing_cycle: PaddleCycle.nullish(),
});

/** Returns what Paddle charges for a price, in the currency's smallest unit. Throws if Paddle doesn't say it. */
export async function fetchPaddlePrice(paddle: PaddleConfig, priceId: string) {
  const { unit_price: price, billing_cycle: cycle } = await askPaddle(
    paddle,
    `/prices/${encodeURIComponent(priceId)}`,
    Price,
  );
  return {
    amount: price.amount,
    currency: price.currency_code,
    interval: cycle?.interval ?? null,
    frequency: cycle?.frequency ?? 1,
  };
}
