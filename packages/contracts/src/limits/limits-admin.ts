import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { PathIdSchema } from "../api/ids";
import { z } from "../zod";
import { FeatureLimitSchema, LimitValueSchema } from "./limits";

const ById = z.object({ id: PathIdSchema });
const Feature = z.string().check(z.maxLength(100));

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

/** Editable fields of a plan, which is hidden unless said otherwise. Features missing in `limits` keep their value; in a new plan they are not allowed, and the monitoring interval is a day. */
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

const tag = "subscription-limits";

/** Admin endpoints for plans and limit definitions. */
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
};
