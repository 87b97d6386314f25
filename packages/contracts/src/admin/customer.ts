import { answer, PageQuery, PaginationSchema } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { ById } from "../api/texts";
import { PlatformSchema, RelationSchema } from "../apps/listing";
import { TrialSchema } from "../billing/trials";
import { z } from "../zod";

/** Kinds of entries on a customer's timeline. */
export const TIMELINE_KINDS = [
  "sign-up",
  "sign-in",
  "account",
  "plan",
  "payment",
  "limit",
  "mail",
  "support",
] as const;

/** One of {@link TIMELINE_KINDS}. */
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** Sources of the entries of a timeline. */
export const TIMELINE_SOURCES = [
  "account",
  "audit-log",
  "limits",
  "mailer",
  "paddle",
  "contact-form",
] as const;

/** Entry of a customer's timeline. */
export const TimelineEntrySchema = z.object({
  /** Unique on the timeline. */
  id: z.string(),
  at: z.string(),
  kind: z.enum(TIMELINE_KINDS),
  source: z.enum(TIMELINE_SOURCES),
  /** Action of the audit log or another event, such as `mail.sent`. */
  event: z.string(),
  result: z.enum(["ok", "failed", "denied"]),
  /** Plain text; empty if the event says everything. */
  details: z.string(),
  /** Email address of another user who acted; `null` if the customer or the server did. */
  actor: z.nullable(z.string()),
  ip: z.nullable(z.string()),
});

/** Parsed {@link TimelineEntrySchema}. */
export type TimelineEntry = z.infer<typeof TimelineEntrySchema>;

/** Latest state of a customer's subscription at the payment provider. */
export const CustomerSubscriptionSchema = z.object({
  id: z.string(),
  status: z.string(),
  /** True if the customer pays for it now. */
  isPaid: z.boolean(),
  nextBilledAt: z.nullable(z.string()),
  updatedAt: z.string(),
});

/** Figures that an administrator sees first about a customer. `subscription` and `trial` are `null` without one. */
export const CustomerOverviewSchema = z.object({
  apps: z.record(RelationSchema, z.number()),
  /** Distinct keywords and storefronts. */
  keywords: z.number(),
  subscription: z.nullable(CustomerSubscriptionSchema),
  trial: z.nullable(TrialSchema),
  /** True if a payment provider is configured. */
  sellsPlans: z.boolean(),
  /** Earliest time of the next confirmation email; `null` if one may be sent now or the address is confirmed. */
  nextConfirmationAt: z.nullable(z.string()),
});

/** Parsed {@link CustomerOverviewSchema}. */
export type CustomerOverview = z.infer<typeof CustomerOverviewSchema>;

/** App that a customer tracks. `name` and `developer` are `null` if no storefront has its listing. */
export const CustomerAppSchema = z.object({
  id: z.number(),
  storeId: z.string(),
  platform: PlatformSchema,
  name: z.nullable(z.string()),
  developer: z.nullable(z.string()),
  relation: RelationSchema,
  trackedAt: z.string(),
  /** Keywords on the app's list. */
  keywords: z.number(),
  /** Latest keyword on the list; `null` without keywords. */
  lastKeywordAt: z.nullable(z.string()),
});

/** Parsed {@link CustomerAppSchema}. */
export type CustomerApp = z.infer<typeof CustomerAppSchema>;

const done = z.object({ success: z.literal(true) });
const own = { access: "admin", tag: "admin", params: ById } as const;

/** Endpoints of the admin area for a single customer. */
export const customerEndpoints = {
  overview: endpoint({
    ...own,
    method: "GET",
    path: "/admin/users/{id}/overview",
    summary: "Count a user's apps and keywords, and get the subscription and the free trial",
    response: answer(CustomerOverviewSchema),
    errors: ["NOT_FOUND"],
  }),
  timeline: endpoint({
    ...own,
    method: "GET",
    path: "/admin/users/{id}/timeline",
    summary:
      "List what happened to an account, newest first; `cursor` is the `nextCursor` of the page before",
    query: z.object({
      kind: z.optional(z.enum(TIMELINE_KINDS)),
      cursor: z.optional(z.string().check(z.regex(/^\d{1,15}\.\d{1,5}$/))),
      limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
    }),
    response: answer(z.array(TimelineEntrySchema), { nextCursor: z.nullable(z.string()) }),
    errors: ["NOT_FOUND"],
  }),
  apps: endpoint({
    ...own,
    method: "GET",
    path: "/admin/users/{id}/apps",
    summary:
      "List the apps that a user tracks with the number of keywords, latest first; 10 per page by default",
    query: z.object(PageQuery),
    response: answer(z.array(CustomerAppSchema), {
      pagination: PaginationSchema,
      /** Keywords that are on no app's list. */
      unassignedKeywords: z.number(),
    }),
    errors: ["NOT_FOUND"],
  }),
  resendConfirmation: endpoint({
    ...own,
    method: "POST",
    path: "/admin/users/{id}/resend-confirmation",
    summary: "Send the confirmation email to a user again; CONFLICT if the address is confirmed",
    response: done,
    errors: ["NOT_FOUND", "CONFLICT", "RATE_LIMITED"],
  }),
  sendPasswordReset: endpoint({
    ...own,
    method: "POST",
    path: "/admin/users/{id}/password-reset",
    summary: "Send the password reset email to a user; CONFLICT for a deactivated account",
    response: done,
    errors: ["NOT_FOUND", "CONFLICT", "RATE_LIMITED"],
  }),
};
