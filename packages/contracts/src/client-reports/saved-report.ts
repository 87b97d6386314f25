import { PictureUrlSchema } from "../api/pictures";
import { z } from "../zod";
import { RecipientsSchema, ReportInputSchema } from "./report-input";

/** Maximum number of saved reports per account; chosen by us. */
export const MAX_SAVED_REPORTS = 100;

/** Default and longest lifetime of a report's link in days. */
export const REPORT_LINK_DAYS = { default: 7, max: 90 } as const;

/**
 * Delivery of a report to an address: `sent`; `confirming` if the person hasn't agreed to get reports yet: it is sent once
 * they do, unless there is a newer run by then; `unsubscribed`.
 */
export const DeliverySchema = z.object({
  email: z.string(),
  status: z.enum(["sent", "confirming", "unsubscribed"]),
});

/**
 * Run of a report: one document for one period. `link` is the public page, `null` without one, or if it was revoked or
 * has expired.
 */
export const ReportRunSchema = z.object({
  id: z.string(),
  reportId: z.number(),
  title: z.string(),
  trigger: z.enum(["manual", "schedule"]),
  status: z.enum(["queued", "running", "completed", "failed"]),
  from: z.string(),
  to: z.string(),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
  /** Reason of a failure, as a sentence. */
  error: z.nullable(z.string()),
  fileName: z.string(),
  recipients: z.array(z.string()),
  /** Empty until the run is completed. */
  deliveries: z.array(DeliverySchema),
  link: z.nullable(z.object({ url: z.string(), expiresAt: z.string() })),
});

/** Parsed {@link ReportRunSchema}. */
export type ReportRun = z.infer<typeof ReportRunSchema>;

/** Address that the user sends reports to. */
export const RecipientSchema = z.object({
  email: z.string(),
  status: z.enum(["confirmed", "pending", "unsubscribed"]),
});

/**
 * Schedule of a report with the time of its next run. `failures` counts the last failed runs in a row; the schedule pauses at
 * {@link MAX_SCHEDULE_FAILURES}.
 */
export const ScheduleSchema = z.object({
  frequency: z.enum(["weekly", "monthly"]),
  day: z.number(),
  recipients: z.array(RecipientSchema),
  isPaused: z.boolean(),
  failures: z.number(),
  nextRunAt: z.nullable(z.string()),
});

/** Parsed {@link ScheduleSchema}. */
export type Schedule = z.infer<typeof ScheduleSchema>;

/** Number of failed runs in a row after which a schedule pauses; chosen by us. */
export const MAX_SCHEDULE_FAILURES = 3;

/** Saved report. */
export const ClientReportSchema = z.extend(ReportInputSchema, {
  id: z.number(),
  logo: z.nullable(z.string()),
  appName: z.string(),
  appIcon: z.nullable(PictureUrlSchema),
  schedule: z.nullable(ScheduleSchema),
  lastRun: z.nullable(ReportRunSchema),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** Parsed {@link ClientReportSchema}. */
export type ClientReport = z.infer<typeof ClientReportSchema>;

/** Sender and state of a subscription to reports by email, as its recipient sees it. */
export const SubscriptionSchema = z.object({
  email: z.string(),
  sender: z.string(),
  status: RecipientSchema.shape.status,
});

/** Parsed {@link SubscriptionSchema}. */
export type Subscription = z.infer<typeof SubscriptionSchema>;

/** Body that starts a run. Without recipients, it isn't sent. */
export const RunBodySchema = z.object({ recipients: z._default(RecipientsSchema, []) });

/** Body that makes a run public. */
export const LinkBodySchema = z.object({
  expirationDays: z._default(
    z.number().check(z.int(), z.gte(1), z.lte(REPORT_LINK_DAYS.max)),
    REPORT_LINK_DAYS.default,
  ),
});
