import { answer } from "./api/envelope";
import { endpoint } from "./api/endpoint";
import { PathIdSchema } from "./api/ids";
import { CountrySchema } from "./store/storefronts";
import { z } from "./zod";
import { AppIdSchema } from "./apps/apps";

/**
 * Trigger of an alert: the rank changed by at least `threshold` positions in either direction (`moved`), or entered or
 * left the top `threshold` (`entered-top`, `left-top`).
 */
export const AlertConditionSchema = z.enum(["moved", "entered-top", "left-top"]);

/** Alert rule of an app; `keyword` `null` means all tracked keywords. Counts toward the limit `alerts_per_app`. */
export const AlertRuleSchema = z.object({
  id: z.number(),
  appId: z.number(),
  appName: z.string(),
  country: z.string(),
  keyword: z.nullable(z.string()),
  condition: AlertConditionSchema,
  threshold: z.number(),
  createdAt: z.string(),
});

/** Parsed {@link AlertRuleSchema}. */
export type AlertRule = z.infer<typeof AlertRuleSchema>;

/** Rank change that triggered a rule. Ranks are as in rankings: 201 = not in the top 200. */
export const AlertSchema = z.object({
  id: z.number(),
  ruleId: z.nullable(z.number()),
  appId: z.number(),
  appName: z.string(),
  keyword: z.string(),
  country: z.string(),
  previousRank: z.number(),
  currentRank: z.number(),
  at: z.string(),
  readAt: z.nullable(z.string()),
});

/** Parsed {@link AlertSchema}. */
export type Alert = z.infer<typeof AlertSchema>;

/** Body of `POST /alerts/rules`. */
export const AlertRuleBodySchema = z.object({
  appId: z.union([z.number(), AppIdSchema]),
  country: z._default(CountrySchema, "us"),
  keyword: z._default(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))), null),
  condition: z._default(AlertConditionSchema, "moved"),
  threshold: z._default(z.number().check(z.int(), z.gte(1), z.lte(200)), 10),
});

const ById = z.object({ id: PathIdSchema });

/** Endpoints for rank alerts. */
export const alertsEndpoints = {
  rules: endpoint({
    method: "GET",
    path: "/alerts/rules",
    access: "user",
    tag: "alerts",
    summary: "List your alert rules",
    response: answer(z.array(AlertRuleSchema)),
  }),
  addRule: endpoint({
    method: "POST",
    path: "/alerts/rules",
    access: "user",
    tag: "alerts",
    summary: "Create an alert rule",
    body: AlertRuleBodySchema,
    response: answer(AlertRuleSchema),
    status: 201,
    errors: ["NOT_FOUND", "CONFLICT", "FEATURE_LIMIT_EXCEEDED", "UNKNOWN_COUNTRY"],
  }),
  removeRule: endpoint({
    method: "DELETE",
    path: "/alerts/rules/{id}",
    access: "user",
    tag: "alerts",
    summary: "Delete an alert rule",
    params: ById,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
  }),
  list: endpoint({
    method: "GET",
    path: "/alerts",
    access: "user",
    tag: "alerts",
    summary: "List your latest 100 alerts, newest first",
    response: answer(z.array(AlertSchema), { unread: z.number() }),
  }),
  markRead: endpoint({
    method: "POST",
    path: "/alerts/read",
    access: "user",
    tag: "alerts",
    summary: "Mark all alerts as read",
    response: z.object({ success: z.literal(true) }),
  }),
};
