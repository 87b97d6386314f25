import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { PathIdSchema } from "../api/ids";
import { unsubscribeEndpoint } from "../api/unsubscribe-endpoint";
import { AppIdSchema } from "../apps/apps";
import { ChartKindSchema } from "../rankings/category-ranks";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";

/**
 * Trigger of an alert: the rank changed by at least `threshold` positions in either direction (`moved`), or entered or
 * left the top `threshold` (`entered-top`, `left-top`).
 */
export const AlertConditionSchema = z.enum(["moved", "entered-top", "left-top"]);

const createValueSchema = (maxLength: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength));

const Keyword = createValueSchema(100);

/**
 * Scope of a rule: keywords among those by which its app is compared and that aren't marked as irrelevant, or the rank
 * in a chart of the app's category.
 */
export const AlertScopeSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("all") }),
  z.object({ type: z.literal("keyword"), keyword: Keyword }),
  z.object({ type: z.literal("category"), category: createValueSchema(60) }),
  z.object({ type: z.literal("tag"), tag: createValueSchema(40) }),
  z.object({ type: z.literal("favorites") }),
  z.object({ type: z.literal("chart"), chart: ChartKindSchema }),
]);

/** Parsed {@link AlertScopeSchema}. */
export type AlertScope = z.infer<typeof AlertScopeSchema>;

/** Channels of alerts in addition to the site. `webhook` means all of the user's webhooks. */
export const AlertChannelsSchema = z.object({ email: z.boolean(), webhook: z.boolean() });

/** Alert rule of an app. Counts toward the limit `alerts_per_app`, also while it is paused. */
export const AlertRuleSchema = z.object({
  id: z.number(),
  appId: z.number(),
  appName: z.string(),
  country: z.string(),
  scope: AlertScopeSchema,
  /** Keyword of a scope of type `keyword`, otherwise `null`. */
  keyword: z.nullable(z.string()),
  /** Number of keywords that the scope has now; 0 for a chart. */
  keywordCount: z.number(),
  condition: AlertConditionSchema,
  threshold: z.number(),
  channels: AlertChannelsSchema,
  isPaused: z.boolean(),
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
  /** The keyword; for a chart its name, such as "Top Free in Weather". */
  keyword: z.string(),
  /** Chart in which the rank changed; `null` for a keyword. Answers of older servers lack it. */
  chart: z.optional(z.nullable(z.object({ category: z.string(), kind: ChartKindSchema }))),
  country: z.string(),
  previousRank: z.number(),
  currentRank: z.number(),
  at: z.string(),
  readAt: z.nullable(z.string()),
});

/** Parsed {@link AlertSchema}. */
export type Alert = z.infer<typeof AlertSchema>;

const Threshold = z.number().check(z.int(), z.gte(1), z.lte(200));

/** Body of `POST /alerts/rules`. Without a scope, `keyword` is the scope: `null` means all keywords. */
export const AlertRuleBodySchema = z.object({
  appId: z.union([z.number(), AppIdSchema]),
  country: z._default(CountrySchema, "us"),
  scope: z.optional(AlertScopeSchema),
  keyword: z._default(z.nullable(Keyword), null),
  condition: z._default(AlertConditionSchema, "moved"),
  threshold: z._default(Threshold, 10),
  channels: z._default(AlertChannelsSchema, { email: true, webhook: false }),
  isPaused: z._default(z.boolean(), false),
});

/** Body of `PUT /alerts/rules/{id}`; absent fields stay as they are. */
export const AlertRuleChangeSchema = z.object({
  country: z.optional(CountrySchema),
  scope: z.optional(AlertScopeSchema),
  condition: z.optional(AlertConditionSchema),
  threshold: z.optional(Threshold),
  channels: z.optional(AlertChannelsSchema),
  isPaused: z.optional(z.boolean()),
});

/** Parsed {@link AlertRuleChangeSchema}. */
export type AlertRuleChange = z.infer<typeof AlertRuleChangeSchema>;

const ScopeCountSchema = z.object({ name: z.string(), count: z.number() });

/** Scopes that a rule of an app can have in a country, with numbers of keywords, and how many rules the plan allows. */
export const AlertOptionsSchema = z.object({
  all: z.number(),
  favorites: z.number(),
  keywords: z.array(z.string()),
  categories: z.array(ScopeCountSchema),
  tags: z.array(ScopeCountSchema),
  /** Rules of the app in all countries. */
  rules: z.number(),
  maxRules: z.number(),
});

/** Parsed {@link AlertOptionsSchema}. */
export type AlertOptions = z.infer<typeof AlertOptionsSchema>;

const ById = z.object({ id: PathIdSchema });

/** One app; all apps if absent. */
const ByApp = z.object({ appId: z.optional(PathIdSchema) });

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
  options: endpoint({
    method: "GET",
    path: "/alerts/options",
    access: "user",
    tag: "alerts",
    summary: "List what an app's alert rules can watch in a country",
    query: z.object({ appId: PathIdSchema, country: CountrySchema }),
    response: answer(AlertOptionsSchema),
    errors: ["NOT_FOUND"],
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
  changeRule: endpoint({
    method: "PUT",
    path: "/alerts/rules/{id}",
    access: "user",
    tag: "alerts",
    summary: "Change, pause or resume an alert rule",
    params: ById,
    body: AlertRuleChangeSchema,
    response: answer(AlertRuleSchema),
    errors: ["NOT_FOUND", "CONFLICT", "UNKNOWN_COUNTRY"],
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
    query: ByApp,
    response: answer(z.array(AlertSchema), { unread: z.number() }),
  }),
  markRead: endpoint({
    method: "POST",
    path: "/alerts/read",
    access: "user",
    tag: "alerts",
    summary: "Mark the alerts of an app, or all alerts, as read",
    query: ByApp,
    response: z.object({ success: z.literal(true) }),
  }),
  unsubscribe: unsubscribeEndpoint(
    "rank-alerts",
    "alerts",
    "Turn off the emails about alerts with one click",
  ),
};
