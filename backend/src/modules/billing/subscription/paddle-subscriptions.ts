import { z } from "zod";
import type { PaddleConfig } from "../../../infra/config/config-providers";
import { askPaddle, PaddleAmount, PaddleCurrency, PaddleCycle } from "../paddle-api";

/** Paddle answers after it tried to collect the payment. */
const CHANGE_TIMEOUT_MS = 30_000;

/** Way in which Paddle bills a switch (https://developer.paddle.com/concepts/subscriptions/proration). */
export type BillingMode = PaddleConfig["downgradeBilling"];

/** A switch of a subscription to one unit of another price. */
export interface PaddleChange {
  subscriptionId: string;
  priceId: string;
  mode: BillingMode;
}

const toBody = ({ priceId, mode }: PaddleChange) => ({
  items: [{ price_id: priceId, quantity: 1 }],
  proration_billing_mode: mode,
});

const toPath = ({ subscriptionId }: PaddleChange) => `/subscriptions/${encodeURIComponent(subscriptionId)}`;

const Preview = z.object({
  next_billed_at: z.iso.datetime({ offset: true }).nullish(),
  billing_cycle: PaddleCycle.nullish(),
  recurring_transaction_details: z
    .object({ totals: z.object({ total: PaddleAmount, currency_code: PaddleCurrency }) })
    .nullish(),
  update_summary: z
    .object({
      result: z.object({
        action: z.enum(["charge", "credit"]),
        amount: PaddleAmount,
        currency_code: PaddleCurrency,
      }),
    })
    .nullish(),
});

/** Returns what Paddle would bill for a switch, without making it. */
export function previewPaddleChange(paddle: PaddleConfig, change: PaddleChange) {
  return askPaddle(paddle, `${toPath(change)}/preview`, Preview, { method: "PATCH", body: toBody(change) });
}

/** Switches a subscription. Paddle changes nothing if a payment that is due now fails. */
export async function changePaddleSubscription(paddle: PaddleConfig, change: PaddleChange): Promise<void> {
  await askPaddle(paddle, toPath(change), z.object({ id: z.string() }), {
    method: "PATCH",
    body: { ...toBody(change), on_payment_failure: "prevent_change" },
    timeoutMs: CHANGE_TIMEOUT_MS,
  });
}

const Portal = z.object({
  urls: z.object({ general: z.object({ overview: z.url({ protocol: /^https?$/ }) }) }),
});

/** Returns a temporary URL of Paddle's page for payment methods, invoices and cancellation. */
export async function createPaddlePortal(paddle: PaddleConfig, customerId: string, subscriptionId: string) {
  const { urls } = await askPaddle(
    paddle,
    `/customers/${encodeURIComponent(customerId)}/portal-sessions`,
    Portal,
    { method: "POST", body: { subscription_ids: [subscriptionId] } },
  );
  return urls.general.overview;
}
