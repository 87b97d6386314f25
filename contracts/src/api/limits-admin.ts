import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { PathIdSchema } from "../platform/ids";
import { z } from "../zod";
import { FeatureLimitSchema, LimitValueSchema, UsageSchema } from "./limits";

const ById = z.object({ id: PathIdSchema });
const Feature = z.string().check(z.maxLength(100));
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "Give a day as YYYY-MM-DD."));

/** A plan with every value that it gives; `users` counts the accounts that are on it. */
export const LimitTemplateSchema = z.object({
  id: z.number(),
  key: z.string(),
  name: z.string(),
  description: z.string(),
  isDefault: z.boolean(),
  displayInPricing: z.boolean(),
  displayOrder: z.number(),
  limits: z.record(z.string(), LimitValueSchema),
  users: z.number(),
});

/** Parsed {@link LimitTemplateSchema}. */
export type LimitTemplate = z.infer<typeof LimitTemplateSchema>;

const PlanKey = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, "Use lower-case letters, digits and dashes, a letter first."));

/** What an administrator says of a plan. A feature that `limits` leaves out keeps its value; in a new plan it is not allowed. */
export const LimitTemplateBodySchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, "Name the plan."), z.maxLength(60)),
  description: z._default(z.string().check(z.maxLength(300)), ""),
  displayInPricing: z._default(z.boolean(), true),
  displayOrder: z._default(z.number().check(z.int(), z.gte(0), z.lte(10_000)), 0),
  isDefault: z.optional(z.boolean()),
  limits: z._default(z.record(Feature, LimitValueSchema), {}),
});

/** A limit definition with its id, as administrators see it. */
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

/** A user's plan and limits; `overridden` names the features that differ from the plan. */
export const UserLimitsSchema = z.object({
  plan: z.object({ key: z.string(), name: z.string() }),
  limits: z.record(z.string(), FeatureLimitSchema),
  overridden: z.array(z.string()),
});

/** Parsed {@link UserLimitsSchema}. */
export type UserLimits = z.infer<typeof UserLimitsSchema>;

/** What was used in one period; `periodStart` is UTC. */
export const UsagePeriodSchema = z.object({ feature: z.string(), periodStart: z.string(), used: z.number() });

const tag = "subscription-limits";

/** Plans, definitions and single users' limits, for administrators. */
export const limitsAdminEndpoints = {
  templates: endpoint({
    method: "GET",
    path: "/subscription-limits/admin/templates",
    access: "admin",
    tag,
    summary: "All plans with their values, in display order",
    response: answer(z.array(LimitTemplateSchema)),
  }),
  createTemplate: endpoint({
    method: "POST",
    path: "/subscription-limits/admin/templates",
    access: "admin",
    tag,
    summary: "Add a plan; CONFLICT when its key is taken",
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
    summary: "Change a plan; its limits hold for everybody on it from the next call on",
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
    summary: "Remove a plan that nobody is on and that is not the default (CONFLICT)",
    params: ById,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND", "CONFLICT"],
  }),
  definitions: endpoint({
    method: "GET",
    path: "/subscription-limits/admin/definitions",
    access: "admin",
    tag,
    summary: "Everything that can be limited, in display order",
    response: answer(z.array(LimitDefinitionSchema)),
  }),
  setDisplay: endpoint({
    method: "PUT",
    path: "/subscription-limits/admin/definitions/{id}/display",
    access: "admin",
    tag,
    summary: "Whether and where a feature stands in the plan comparison",
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
    summary: "What a user has used: now, and by period between two days (the last 30 unless told)",
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
    summary: "Start every running counter of a user again; what is tracked stays",
    params: ById,
    response: answer(z.record(z.string(), UsageSchema)),
    errors: ["NOT_FOUND"],
  }),
  resetFeature: endpoint({
    method: "DELETE",
    path: "/subscription-limits/admin/users/{id}/usage/{feature}",
    access: "admin",
    tag,
    summary: "Start one running counter of a user again",
    params: z.extend(ById, { feature: Feature }),
    response: answer(z.record(z.string(), UsageSchema)),
    errors: ["NOT_FOUND"],
  }),
  userLimits: endpoint({
    method: "GET",
    path: "/admin/users/{id}/limits",
    access: "admin",
    tag,
    summary: "A user's plan, limits, and where they differ from the plan",
    params: ById,
    response: answer(UserLimitsSchema),
    errors: ["NOT_FOUND"],
  }),
  setUserLimits: endpoint({
    method: "PUT",
    path: "/admin/users/{id}/limits",
    access: "admin",
    tag,
    summary: "Give a user other limits than the plan's; null goes back to the plan",
    params: ById,
    body: z.object({
      // One part may be null, not the union: a union that may be null cannot be told in OpenAPI 3.0.
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
    summary: "Put a user on a plan",
    params: ById,
    body: z.object({ plan: z.string().check(z.maxLength(40)) }),
    response: answer(UserLimitsSchema),
    errors: ["NOT_FOUND"],
  }),
};
