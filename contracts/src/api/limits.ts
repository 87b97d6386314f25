import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { z } from "../zod";

const AMOUNT = "incrementBy is a whole number from 1 to 100.";

/** An integer limit at or above this reads "Unlimited". */
export const UNLIMITED = 999_999;

/** What a feature is limited to: access, an amount, or the items that are allowed. */
export const LimitValueSchema = z.union([z.boolean(), z.number(), z.array(z.string())]);

/** Limit of one feature under the user's plan. `limitValue` is a boolean, a number or a list, as `dataType` says. */
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

/** What is used of an integer feature. `percentage` is 0–100 and above; a limit of 0 reads 100. `resetDate` is UTC. */
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

/** A plan as everybody may see it. `limits` holds the value of each feature of the answer, by its key. */
export const PublicPlanSchema = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string(),
  /** What a new account has. */
  isDefault: z.boolean(),
  limits: z.record(z.string(), LimitValueSchema),
});

/** Parsed {@link PublicPlanSchema}. */
export type PublicPlan = z.infer<typeof PublicPlanSchema>;

/** A feature as a row of the plan comparison. */
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

/** Plan limits and their use. */
export const limitsEndpoints = {
  publicPlans: endpoint({
    method: "GET",
    path: "/public/plans",
    access: "public",
    tag: "subscription-limits",
    summary: "The plans on offer and the features they differ in, both in display order",
    response: answer(z.array(PublicPlanSchema), {
      features: z.array(PlanFeatureSchema),
      /** Who takes payments; `null` when nobody does and an administrator assigns plans. */
      paymentProvider: z.nullable(z.string()),
    }),
  }),
  myLimits: endpoint({
    method: "GET",
    path: "/subscription-limits/my-limits",
    access: "user",
    tag: "subscription-limits",
    summary: "The user's plan and its limits, keyed by feature",
    response: answer(z.record(z.string(), FeatureLimitSchema), {
      plan: z.object({ key: z.string(), name: z.string() }),
    }),
  }),
  myUsage: endpoint({
    method: "GET",
    path: "/subscription-limits/my-usage",
    access: "user",
    tag: "subscription-limits",
    summary: "What the user has used, keyed by feature; only features that are counted",
    response: answer(z.record(z.string(), UsageSchema)),
  }),
  check: endpoint({
    method: "GET",
    path: "/subscription-limits/check/{feature}",
    access: "user",
    tag: "subscription-limits",
    summary: "Whether the user may use a feature now",
    params: z.object({ feature: z.string().check(z.maxLength(100)) }),
    // What is asked of a feature that is a list, e.g. `csv` of export_formats.
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
    summary:
      "Count use of something that happens in the browser alone; calls that do something count by themselves",
    params: z.object({ feature: z.string().check(z.maxLength(100)) }),
    body: z.object({
      incrementBy: z._default(z.number(AMOUNT).check(z.int(AMOUNT), z.gte(1, AMOUNT), z.lte(100, AMOUNT)), 1),
      /** What the units were used for, for the caller's own records; it is not kept. */
      metadata: z.optional(z.record(z.string().check(z.maxLength(60)), z.unknown())),
    }),
    response: z.object({ success: z.literal(true), usage: UsageSchema }),
    errors: ["NOT_FOUND", "FEATURE_LIMIT_EXCEEDED"],
    bodyLimit: 8_192,
    idempotent: true,
  }),
};
