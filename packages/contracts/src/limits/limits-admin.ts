import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { PathIdSchema } from "../api/ids";
import { z } from "../zod";
import { FeatureLimitSchema, LimitValueSchema, UsageSchema } from "./limits";

const ById = z.object({ id: PathIdSchema });
const Feature = z.string().check(z.maxLength(100));
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "Enter a date as YYYY-MM-DD."));

/** Plan with all its limit values; `users` is the number of accounts on it. */
export const LimitTemplateSchema = z.object({
  id: z.number(),
  key: z.string(),
  name: z.string(),
  description: z.string(),
  isDefault: z.boolean(),
  displayInPricing: z.boolean(),
  displayOrder: z.number(),
  trialDays: z.number(),
  limits: z.record(z.string(), LimitValueSchema),
  users: z.number(),
});

/** Parsed {@link LimitTemplateSchema}. */
export type LimitTemplate = z.infer<typeof LimitTemplateSchema>;

const PlanKey = z
  .string()
  .check(
    z.regex(/^[a-z][a-z0-9-]{0,39}$/, "Use lowercase letters, digits and dashes, starting with a letter."),
  );

const MAX_TRIAL_DAYS = 365;
const TRIAL = `Enter a whole number of days from 0 to ${MAX_TRIAL_DAYS}.`;

/** Editable fields of a plan, which is hidden unless said otherwise. Features missing in `limits` keep their value; in a new plan they are not allowed. */
export const LimitTemplateBodySchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, "Enter a name for the plan."), z.maxLength(60)),
  description: z._default(z.string().check(z.maxLength(300)), ""),
  displayInPricing: z._default(z.boolean(), false),
  displayOrder: z._default(z.number().check(z.int(), z.gte(0), z.lte(10_000)), 0),
  /** Length of the free trial in days; 0 for none. */
  trialDays: z._default(
    z.number(TRIAL).check(z.int(TRIAL), z.gte(0, TRIAL), z.lte(MAX_TRIAL_DAYS, TRIAL)),
    0,
  ),
  isDefault: z.optional(z.boolean()),
  limits: z._default(z.record(Feature, LimitValueSchema), {}),
});

/** Limit definition with its id, as administrators see it. */
export const LimitDefinitionSchema = z.extend(
  z.pick(FeatureLimitSchema, {
    key: true,
    featureName: true,
    description: true,
    unit: true,
    category: true,
    dataType: true,
    displayInPricing: true,
    displayOrder: true,
  }),
  { id: z.number() },
);

/** Parsed {@link LimitDefinitionSchema}. */
export type LimitDefinition = z.infer<typeof LimitDefinitionSchema>;

/** Plan and limits of a user; `overridden` lists the features that differ from the plan. */
export const UserLimitsSchema = z.object({
  plan: z.object({ key: z.string(), name: z.string() }),
  limits: z.record(z.string(), FeatureLimitSchema),
  overridden: z.array(z.string()),
});

/** Parsed {@link UserLimitsSchema}. */
export type UserLimits = z.infer<typeof UserLimitsSchema>;

/** Usage in one period; `periodStart` is UTC. */
export const UsagePeriodSchema = z.object({ feature: z.string(), periodStart: z.string(), used: z.number() });

const tag = "subscription-limits";

/** Admin endpoints for plans, limit definitions and the limits of single users. */
export const limitsAdminEndpoints = {
  templates: endpoint({
    method: "GET",
    path: "/subscription-limits/admin/templates",
    access: "admin",
    tag,
    summary: "List all plans with their values, in display order",
    response: answer(z.array(LimitTemplateSchema)),
  }),
  createTemplate: endpoint({
    method: "POST",
    path: "/subscription-limits/admin/templates",
    access: "admin",
    tag,
    summary: "Create a plan; CONFLICT if the key is taken",
    body: z.extend(LimitTemplateBodySchema, { key: PlanKey }),
    response: answer(LimitTemplateSchema),
    status: 201,
    errors: ["CONFLICT"],
  }),
  updateTemplate: endpoint({
    method: "PUT",
    path: "/subscription-limits/admin/templates/{id}",
    access: "admin",
    tag,
    summary: "Update a plan; its limits apply to all accounts on it from the next request",
    params: ById,
    body: LimitTemplateBodySchema,
    response: answer(LimitTemplateSchema),
    errors: ["NOT_FOUND", "CONFLICT"],
  }),
  deleteTemplate: endpoint({
    method: "DELETE",
    path: "/subscription-limits/admin/templates/{id}",
    access: "admin",
    tag,
    summary: "Delete a plan; CONFLICT if it is the default or accounts are on it",
    params: ById,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND", "CONFLICT"],
  }),
  definitions: endpoint({
    method: "GET",
    path: "/subscription-limits/admin/definitions",
    access: "admin",
    tag,
    summary: "List all limit definitions in display order",
    response: answer(z.array(LimitDefinitionSchema)),
  }),
  setDisplay: endpoint({
    method: "PUT",
    path: "/subscription-limits/admin/definitions/{id}/display",
    access: "admin",
    tag,
    summary: "Set whether and where a feature appears in the plan comparison",
    params: ById,
    body: z.object({
      displayInPricing: z.boolean(),
      displayOrder: z.number().check(z.int(), z.gte(0), z.lte(10_000)),
    }),
    response: answer(LimitDefinitionSchema),
    errors: ["NOT_FOUND"],
  }),
  userUsage: endpoint({
    method: "GET",
    path: "/subscription-limits/admin/users/{id}/usage",
    access: "admin",
    tag,
    summary: "Get a user's current usage and the usage per period between two days (default: the last 30)",
    params: ById,
    query: z.object({ startDate: z.optional(Day), endDate: z.optional(Day) }),
    response: answer(z.record(z.string(), UsageSchema), { periods: z.array(UsagePeriodSchema) }),
    errors: ["NOT_FOUND"],
  }),
  resetUsage: endpoint({
    method: "DELETE",
    path: "/subscription-limits/admin/users/{id}/usage",
    access: "admin",
    tag,
    summary: "Reset all usage counters of a user; tracked items remain",
    params: ById,
    response: answer(z.record(z.string(), UsageSchema)),
    errors: ["NOT_FOUND"],
  }),
  resetFeature: endpoint({
    method: "DELETE",
    path: "/subscription-limits/admin/users/{id}/usage/{feature}",
    access: "admin",
    tag,
    summary: "Reset one usage counter of a user",
    params: z.extend(ById, { feature: Feature }),
    response: answer(z.record(z.string(), UsageSchema)),
    errors: ["NOT_FOUND"],
  }),
  userLimits: endpoint({
    method: "GET",
    path: "/admin/users/{id}/limits",
    access: "admin",
    tag,
    summary: "Get a user's plan, limits, and the features that differ from the plan",
    params: ById,
    response: answer(UserLimitsSchema),
    errors: ["NOT_FOUND"],
  }),
  setUserLimits: endpoint({
    method: "PUT",
    path: "/admin/users/{id}/limits",
    access: "admin",
    tag,
    summary: "Override a user's limits; null restores the plan's limit",
    params: ById,
    body: z.object({
      // The nullable part is a member because OpenAPI 3.0 can't express a nullable union.
      limits: z.record(Feature, z.union([z.nullable(z.boolean()), z.number(), z.array(z.string())])),
    }),
    response: answer(UserLimitsSchema),
    errors: ["NOT_FOUND"],
  }),
  setUserPlan: endpoint({
    method: "PUT",
    path: "/admin/users/{id}/plan",
    access: "admin",
    tag,
    summary: "Assign a plan to a user",
    params: ById,
    body: z.object({ plan: z.string().check(z.maxLength(40)) }),
    response: answer(UserLimitsSchema),
    errors: ["NOT_FOUND"],
  }),
};
