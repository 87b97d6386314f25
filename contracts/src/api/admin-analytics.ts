import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { z } from "../zod";

/** Counts of one day (UTC). */
export const AnalyticsDaySchema = z.object({
  day: z.string(),
  registrations: z.number(),
  signIns: z.number(),
  failedSignIns: z.number(),
  follows: z.number(),
  keywords: z.number(),
  /** Orders of a store that were new. */
  crawls: z.number(),
  exports: z.number(),
});

/** Parsed {@link AnalyticsDaySchema}. */
export type AnalyticsDay = z.infer<typeof AnalyticsDaySchema>;

const Ranked = z.array(z.object({ name: z.string(), id: z.nullable(z.number()), count: z.number() }));

/** What goes on at the site; counts of rows, nothing estimated. */
export const AdminAnalyticsSchema = z.object({
  days: z.array(AnalyticsDaySchema),
  plans: Ranked,
  countries: Ranked,
  apps: Ranked,
  keywords: Ranked,
});

/** Parsed {@link AdminAnalyticsSchema}. */
export type AdminAnalytics = z.infer<typeof AdminAnalyticsSchema>;

/** Figures of the whole site. */
export const adminAnalyticsEndpoints = {
  analytics: endpoint({
    method: "GET",
    path: "/admin/analytics",
    access: "admin",
    tag: "admin",
    summary: "Counts by day (30 unless told), and what most accounts have: plans, countries, apps, keywords",
    query: z.object({ days: z.optional(z.coerce.number().check(z.int(), z.gte(7), z.lte(365))) }),
    response: answer(AdminAnalyticsSchema),
  }),
};
