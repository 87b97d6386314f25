import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { CostSchema } from "../limits/limits";
import { z } from "../zod";
import { PaddleProductSchema } from "./billing";
import { PlanNameSchema } from "./plan-key";

/**
 * The subscription that the user pays for. `plan` is `null` if its price belongs to no plan; `nextBilledAt` is `null` if no
 * payment is due, for example because the subscription was canceled and ends.
 */
export const OwnSubscriptionSchema = z.object({
  status: z.string(),
  plan: z.nullable(PlanNameSchema),
  priceId: z.nullable(z.string()),
  nextBilledAt: z.nullable(z.string()),
});

/** Parsed {@link OwnSubscriptionSchema}. */
export type OwnSubscription = z.infer<typeof OwnSubscriptionSchema>;

/** Answer of the payment provider to a planned switch to another price. Amounts are in the currency's smallest unit, with taxes. */
export const PlanChangePreviewSchema = z.object({
  plan: PlanNameSchema,
  /** Charge or credit for the rest of the current billing period; `null` if nothing is billed. */
  difference: z.nullable(
    z.object({ action: z.enum(["charge", "credit"]), amount: z.number(), currency: z.string() }),
  ),
  /** Time at which the difference is billed. */
  billed: z.enum(["now", "next-payment"]),
  /** Cost of the plan from the next payment on; `null` if the provider doesn't say. */
  cost: z.nullable(CostSchema),
  nextBilledAt: z.nullable(z.string()),
});

/** Parsed {@link PlanChangePreviewSchema}. */
export type PlanChangePreview = z.infer<typeof PlanChangePreviewSchema>;

const tag = "billing";
const body = z.object({ priceId: PaddleProductSchema.shape.priceId });
const errors = ["NOT_FOUND", "CONFLICT", "UNAVAILABLE"] as const;
const perMinute = 10;
const success = z.object({ success: z.literal(true) });

/** Endpoints for the subscription that the user pays for. */
export const subscriptionEndpoints = {
  mine: endpoint({
    method: "GET",
    path: "/billing/subscription",
    access: "user",
    tag,
    summary: "Get the subscription that you pay for; null if you don't pay",
    response: answer(z.nullable(OwnSubscriptionSchema)),
  }),
  preview: endpoint({
    method: "POST",
    path: "/billing/subscription/preview",
    access: "user",
    tag,
    summary: "Get what a switch to the plan of another price costs, without making it",
    body,
    response: answer(PlanChangePreviewSchema),
    errors,
    perMinute,
  }),
  change: endpoint({
    method: "PUT",
    path: "/billing/subscription",
    access: "user",
    tag,
    summary:
      "Switch your subscription to another price; the plan follows when the payment provider confirms it",
    body,
    response: success,
    errors,
    perMinute,
  }),
  portal: endpoint({
    method: "POST",
    path: "/billing/portal",
    access: "user",
    tag,
    summary: "Get the URL of the provider's page for payment methods, invoices and cancellation",
    response: z.extend(success, { url: z.string() }),
    errors: ["CONFLICT", "UNAVAILABLE"],
    perMinute,
  }),
};
