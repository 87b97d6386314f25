import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { z } from "../zod";

const AMOUNT = "incrementBy must be a whole number from 1 to 100.";

/** Integer limits from this value on are shown as "Unlimited". */
export const UNLIMITED = 999_999;

/** Limit of a feature: access, an amount, or the list of allowed items. */
export const LimitValueSchema = z.union([z.boolean(), z.number(), z.array(z.string())]);

/** Limit of one feature in the user's plan. `limitValue` is a boolean, a number or a list, according to `dataType`. */
export const FeatureLimitSchema = z.object({
  key: z.string(),
  featureName: z.string(),
  description: z.string(),
  unit: z.nullable(z.string()),
  category: z.string(),
  dataType: z.enum(["BOOLEAN", "INTEGER", "JSON"]),
  limitValue: LimitValueSchema,
  displayInPricing: z.boolean(),
  displayOrder: z.number(),
});

/** Parsed {@link FeatureLimitSchema}. */
export type FeatureLimit = z.infer<typeof FeatureLimitSchema>;

/** Usage of an integer feature. `percentage` can exceed 100; with a limit of 0 it is 100. `resetDate` is UTC. */
export const UsageSchema = z.object({
  current: z.number(),
  limit: z.number(),
  remaining: z.number(),
  percentage: z.number(),
  canUse: z.boolean(),
  resetDate: z.nullable(z.string()),
});

/** Parsed {@link UsageSchema}. */
export type Usage = z.infer<typeof UsageSchema>;

/** Cost in the currency's smallest unit, such as cents; `interval` is `null` if it is paid once. */
export const CostSchema = z.object({
  amount: z.number(),
  currency: z.string(),
  interval: z.nullable(z.enum(["day", "week", "month", "year"])),
  /** Number of intervals between two payments. */
  frequency: z.number(),
});

/** Parsed {@link CostSchema}. */
export type Cost = z.infer<typeof CostSchema>;

/** Price of a plan. `cost` is `null` until the payment provider has named it. */
export const PlanPriceSchema = z.object({ priceId: z.string(), cost: z.nullable(CostSchema) });

/** Parsed {@link PlanPriceSchema}. */
export type PlanPrice = z.infer<typeof PlanPriceSchema>;

/** Plan as shown publicly. `limits` holds the value of each listed feature by its key. */
export const PublicPlanSchema = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string(),
  /** True for the plan of new accounts. */
  isDefault: z.boolean(),
  limits: z.record(z.string(), LimitValueSchema),
  /** Days for which accounts on the default plan can try the plan once; 0 if it has no trial. */
  trialDays: z.number(),
  /** Prices for which the plan can be bought; empty if it can only be requested. */
  prices: z.array(PlanPriceSchema),
});

/** Parsed {@link PublicPlanSchema}. */
export type PublicPlan = z.infer<typeof PublicPlanSchema>;

/** Row of the plan comparison. */
export const PlanFeatureSchema = z.pick(FeatureLimitSchema, {
  key: true,
  featureName: true,
  description: true,
  unit: true,
  category: true,
  dataType: true,
});

/** Parsed {@link PlanFeatureSchema}. */
export type PlanFeature = z.infer<typeof PlanFeatureSchema>;

/** Endpoints for plan limits and usage. */
export const limitsEndpoints = {
  publicPlans: endpoint({
    method: "GET",
    path: "/public/plans",
    access: "public",
    tag: "subscription-limits",
    summary: "List the available plans and the features that distinguish them, in display order",
    response: answer(z.array(PublicPlanSchema), {
      features: z.array(PlanFeatureSchema),
      /** Payment provider; `null` if administrators assign plans on request. */
      paymentProvider: z.nullable(z.string()),
    }),
  }),
  myLimits: endpoint({
    method: "GET",
    path: "/subscription-limits/my-limits",
    access: "user",
    tag: "subscription-limits",
    summary: "Get your plan and its limits, keyed by feature",
    response: answer(z.record(z.string(), FeatureLimitSchema), {
      plan: z.object({ key: z.string(), name: z.string() }),
    }),
  }),
  myUsage: endpoint({
    method: "GET",
    path: "/subscription-limits/my-usage",
    access: "user",
    tag: "subscription-limits",
    summary: "Get your usage of countable features, keyed by feature",
    response: answer(z.record(z.string(), UsageSchema)),
  }),
  check: endpoint({
    method: "GET",
    path: "/subscription-limits/check/{feature}",
    access: "user",
    tag: "subscription-limits",
    summary: "Check whether you can use a feature now",
    params: z.object({ feature: z.string().check(z.maxLength(100)) }),
    // Item of a list feature, e.g. `csv` of export_formats.
    query: z.object({ item: z.optional(z.string().check(z.maxLength(100))) }),
    response: z.object({
      success: z.literal(true),
      allowed: z.boolean(),
      usage: z.nullable(UsageSchema),
      feature: FeatureLimitSchema,
    }),
    errors: ["NOT_FOUND"],
  }),
  track: endpoint({
    method: "POST",
    path: "/subscription-limits/track/{feature}",
    access: "user",
    tag: "subscription-limits",
    summary: "Count usage of an action that runs only in the browser; other endpoints count their own usage",
    params: z.object({ feature: z.string().check(z.maxLength(100)) }),
    body: z.object({
      incrementBy: z._default(z.number(AMOUNT).check(z.int(AMOUNT), z.gte(1, AMOUNT), z.lte(100, AMOUNT)), 1),
      /** Purpose of the usage, for the caller's own records; it is not stored. */
      metadata: z.optional(z.record(z.string().check(z.maxLength(60)), z.unknown())),
    }),
    response: z.object({ success: z.literal(true), usage: UsageSchema }),
    errors: ["NOT_FOUND", "FEATURE_LIMIT_EXCEEDED"],
    bodyLimit: 8_192,
    idempotent: true,
  }),
};
