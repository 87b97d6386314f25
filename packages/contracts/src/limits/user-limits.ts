import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { PathIdSchema } from "../api/ids";
import { z } from "../zod";
import { FeatureLimitSchema, UsageSchema } from "./limits";

const ById = z.object({ id: PathIdSchema });
const Feature = z.string().check(z.maxLength(100));
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "Enter a date as YYYY-MM-DD."));

/** Plan and limits of a user; `overridden` lists the features that differ from the plan. */
export const UserLimitsSchema = z.object({
  plan: z.object({ key: z.string(), name: z.string() }),
  limits: z.record(z.string(), FeatureLimitSchema),
  overridden: z.array(z.string()),
});

/** Parsed {@link UserLimitsSchema}. */
export type UserLimits = z.infer<typeof UserLimitsSchema>;

/** Usage in one period; `periodStart` is UTC. */
const UsagePeriodSchema = z.object({ feature: z.string(), periodStart: z.string(), used: z.number() });

const tag = "subscription-limits";

/** Admin endpoints for the plan, limits and usage of single users. */
export const userLimitsEndpoints = {
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
