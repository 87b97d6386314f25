import { answer, PageQuery, PaginationSchema } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { z } from "../zod";

/** A price of the payment provider and the plan that who pays it gets. */
export const PaddleProductSchema = z.object({
  priceId: z
    .string()
    .check(
      z.regex(
        /^pri_[a-z0-9_]{1,60}$/,
        "A price id of Paddle looks like pri_01h…: copy it from its catalogue.",
      ),
    ),
  name: z.string().check(z.trim(), z.minLength(1, "Name the price."), z.maxLength(100)),
  plan: z.string().check(z.minLength(1), z.maxLength(40)),
});

/** Parsed {@link PaddleProductSchema}. */
export type PaddleProduct = z.infer<typeof PaddleProductSchema>;

/** What an administrator sees of the payment provider. `missing` names the settings without which nothing is sold. */
export const PaddleSettingsSchema = z.object({
  configured: z.boolean(),
  missing: z.array(z.string()),
  webhookUrl: z.string(),
});

/** A user with plan and subscription; `status` is null without one, and `nextBilledAt` where nothing will be billed. */
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

/** Paying for plans. Without the provider's keys nothing is sold and nothing is blocked: administrators assign plans. */
export const billingEndpoints = {
  checkout: endpoint({
    method: "POST",
    path: "/billing/checkout",
    access: "user",
    tag: "billing",
    summary: "Begin to pay for a plan; the answer is the address of the provider's page",
    body: z.object({ plan: z.string().check(z.maxLength(40)) }),
    response: z.object({ success: z.literal(true), url: z.string() }),
    errors: ["NOT_FOUND", "CONFLICT", "UNAVAILABLE"],
    perMinute: 10,
  }),
  products: endpoint({
    method: "GET",
    path: "/admin/paddle-products",
    access: "admin",
    tag: "billing",
    summary: "Which plan each price stands for, and what is missing to sell any",
    response: products,
  }),
  saveProducts: endpoint({
    method: "PUT",
    path: "/admin/paddle-products",
    access: "admin",
    tag: "billing",
    summary: "Say which plan each price stands for; replaces the whole list",
    body: z.object({ products: z.array(PaddleProductSchema).check(z.maxLength(50)) }),
    response: products,
  }),
  subscriptions: endpoint({
    method: "GET",
    path: "/admin/subscriptions",
    access: "admin",
    tag: "billing",
    summary: "Users with plan and subscription, 10 a page unless told, newest account first",
    query: z.object({
      ...PageQuery,
      search: z.optional(z.string().check(z.maxLength(200))),
      plan: z.optional(z.string().check(z.maxLength(40))),
    }),
    response: answer(z.array(AdminSubscriptionSchema), { pagination: PaginationSchema }),
  }),
};
