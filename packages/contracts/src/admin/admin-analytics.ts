import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { z } from "../zod";

/** Counts for one UTC day. */
export const AnalyticsDaySchema = z.object({
  day: z.string(),
  registrations: z.number(),
  signIns: z.number(),
  failedSignIns: z.number(),
  follows: z.number(),
  keywords: z.number(),
  /** New store requests. */
  crawls: z.number(),
  exports: z.number(),
});

/** Parsed {@link AnalyticsDaySchema}. */
export type AnalyticsDay = z.infer<typeof AnalyticsDaySchema>;

const Ranked = z.array(z.object({ name: z.string(), id: z.nullable(z.number()), count: z.number() }));

/** Site-wide activity: exact row counts, no estimates. */
export const AdminAnalyticsSchema = z.object({
  days: z.array(AnalyticsDaySchema),
  plans: Ranked,
  countries: Ranked,
  apps: Ranked,
  keywords: Ranked,
});

/** Parsed {@link AdminAnalyticsSchema}. */
export type AdminAnalytics = z.infer<typeof AdminAnalyticsSchema>;

/** Endpoints for site-wide statistics. */
export const adminAnalyticsEndpoints = {
  analytics: endpoint({
    method: "GET",
    path: "/admin/analytics",
    access: "admin",
    tag: "admin",
    summary: "Get daily counts (30 days by default) and the top plans, countries, apps and keywords",
    query: z.object({ days: z.optional(z.coerce.number().check(z.int(), z.gte(7), z.lte(365))) }),
    response: answer(AdminAnalyticsSchema),
  }),
};
