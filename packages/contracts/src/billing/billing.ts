import { answer, PageQuery, PaginationSchema } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { z } from "../zod";
import { PlanKeySchema } from "./plan-key";

/** Price of the payment provider and the plan it buys. */
export const PaddleProductSchema = z.object({
  priceId: z
    .string()
    .check(
      z.regex(
        /^pri_[a-z0-9_]{1,60}$/,
        "Enter a Paddle price ID such as pri_01h…. You can find it in your Paddle catalog.",
      ),
    ),
  name: z.string().check(z.trim(), z.minLength(1, "Enter a name for the price."), z.maxLength(100)),
  plan: z.string().check(z.minLength(1), z.maxLength(40)),
});

/** Parsed {@link PaddleProductSchema}. */
export type PaddleProduct = z.infer<typeof PaddleProductSchema>;

/** Payment provider settings for administrators. `missing` names the settings that are required for selling plans. */
export const PaddleSettingsSchema = z.object({
  configured: z.boolean(),
  missing: z.array(z.string()),
  webhookUrl: z.string(),
});

/**
 * User with plan and subscription; `status` is `null` without a subscription, `nextBilledAt` is `null` if no payment is
 * due.
 */
export const AdminSubscriptionSchema = z.object({
  userId: z.number(),
  name: z.string(),
  email: z.string(),
  plan: z.object({ key: z.string(), name: z.string() }),
  overrides: z.number(),
  status: z.nullable(z.string()),
  subscriptionId: z.nullable(z.string()),
  nextBilledAt: z.nullable(z.string()),
  updatedAt: z.nullable(z.string()),
});

/** Parsed {@link AdminSubscriptionSchema}. */
export type AdminSubscription = z.infer<typeof AdminSubscriptionSchema>;

const products = answer(z.array(PaddleProductSchema), { paddle: PaddleSettingsSchema });

/**
 * Endpoints for payments. Without the provider's keys, plans can't be bought and administrators assign them; no feature
 * is blocked.
 */
export const billingEndpoints = {
  checkout: endpoint({
    method: "POST",
    path: "/billing/checkout",
    access: "user",
    tag: "billing",
    summary: "Start the checkout for a plan; returns the URL of the provider's page",
    body: z.object({
      plan: PlanKeySchema,
      /** One of the plan's prices; the first one by default. */
      priceId: z.optional(PaddleProductSchema.shape.priceId),
    }),
    response: z.object({ success: z.literal(true), url: z.string() }),
    errors: ["NOT_FOUND", "CONFLICT", "UNAVAILABLE"],
    perMinute: 10,
  }),
  products: endpoint({
    method: "GET",
    path: "/admin/paddle-products",
    access: "admin",
    tag: "billing",
    summary: "Get the plan of each price and the settings still missing for selling plans",
    response: products,
  }),
  saveProducts: endpoint({
    method: "PUT",
    path: "/admin/paddle-products",
    access: "admin",
    tag: "billing",
    summary: "Replace the mapping of prices to plans",
    body: z.object({ products: z.array(PaddleProductSchema).check(z.maxLength(50)) }),
    response: products,
  }),
  subscriptions: endpoint({
    method: "GET",
    path: "/admin/subscriptions",
    access: "admin",
    tag: "billing",
    summary: "List users with plan and subscription, newest account first; 10 per page by default",
    query: z.object({
      ...PageQuery,
      search: z.optional(z.string().check(z.maxLength(200))),
      plan: z.optional(z.string().check(z.maxLength(40))),
    }),
    response: answer(z.array(AdminSubscriptionSchema), { pagination: PaginationSchema }),
  }),
};
