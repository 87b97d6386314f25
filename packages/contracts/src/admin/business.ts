import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { z } from "../zod";
import { BUSINESS_DAYS, FUNNEL_STEPS } from "./segments";

/** A count in the period and in the one before; `null` if it wasn't recorded then. */
const Count = z.object({ value: z.nullable(z.number()), previous: z.nullable(z.number()) });

/** A share: `part` accounts out of `whole`. */
const Share = z.object({ part: Count, whole: Count });

/** Amounts by currency in its smallest unit; `null` with the reason if unknown. */
const Revenue = z.object({
  amounts: z.nullable(z.array(z.object({ currency: z.string(), amount: z.number() }))),
  reason: z.nullable(z.string()),
});

const Pressure = z.object({
  userId: z.number(),
  name: z.string(),
  email: z.string(),
  plan: z.string(),
  /** The limit of which the account uses the largest share. */
  feature: z.string(),
  featureName: z.string(),
  current: z.number(),
  limit: z.number(),
  percentage: z.number(),
});

/**
 * Figures of the business. Each count is that of the accounts in the segment of its name, which the list of users shows. Periods
 * are UTC days; `from` is the first one, and the period before has as many days.
 */
export const BusinessSchema = z.object({
  days: z.number(),
  from: z.string(),
  previousFrom: z.string(),
  /** First day with complete records of activity; `null` if nothing is missing. */
  activitySince: z.nullable(z.string()),
  accounts: Count,
  registered: Count,
  active: Count,
  paying: Count,
  trying: Count,
  conversion: Share,
  churn: Share,
  mrr: z.object({ value: Revenue, previous: Revenue }),
  funnel: z.array(z.extend(Count, { step: z.enum(FUNNEL_STEPS) })),
  /** Accounts of the period whose second week has begun; the others can't have reached the last step of the funnel. */
  secondWeek: Count,
  /** Accounts by the Monday of the week in which they registered; `active[n]` counts those active n weeks later. */
  cohorts: z.array(z.object({ week: z.string(), size: z.number(), active: z.array(z.nullable(z.number())) })),
  pressure: z.object({
    total: z.number(),
    features: z.array(z.object({ feature: z.string(), name: z.string(), count: z.number() })),
    /** The accounts closest to a limit, at most ten. */
    accounts: z.array(Pressure),
  }),
});

/** Parsed {@link BusinessSchema}. */
export type Business = z.infer<typeof BusinessSchema>;

/** One of {@link Business}'s counts. */
export type BusinessCount = z.infer<typeof Count>;

/** An account close to a limit. */
export type LimitPressure = z.infer<typeof Pressure>;

/** Endpoints for the figures of the business. */
export const businessEndpoints = {
  business: endpoint({
    method: "GET",
    path: "/admin/business",
    access: "admin",
    tag: "admin",
    summary:
      "Get accounts, revenue, free trials, conversion, churn, activation, cohorts and accounts close to a limit",
    query: z.object({
      /** Length of the period; 30 by default. */
      days: z.optional(z.enum(BUSINESS_DAYS)),
    }),
    response: answer(BusinessSchema),
  }),
};
