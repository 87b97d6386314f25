import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { PictureUrlSchema } from "../api/pictures";
import { ById } from "../api/texts";
import { z } from "../zod";
import { ReportDocumentSchema } from "./report-document";
import { RecipientsSchema, ReportInputSchema, ScheduleInputSchema } from "./report-input";

/** Maximum number of saved reports per account; chosen by us. */
export const MAX_SAVED_REPORTS = 100;

/** Default and longest lifetime of a report's link in days. */
export const REPORT_LINK_DAYS = { default: 7, max: 90 } as const;

/**
 * Delivery of a report to an address: `sent`; `confirming` if the person hasn't agreed to get reports yet, and then
 * nothing was sent; `unsubscribed`.
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
 * When a report is sent next. `failures` counts the last failed runs in a row; the schedule pauses at
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

const ByRun = z.object({ id: z.string().check(z.regex(/^[0-9a-f-]{36}$/, "This is not a report's id.")) });
const ByToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
const Success = z.object({ success: z.literal(true) });
const tag = "client-reports";
const access = "user";
const Saved = answer(ClientReportSchema);
const gated = ["NOT_FOUND", "UNKNOWN_COUNTRY", "FEATURE_LIMIT_EXCEEDED"] as const;

/**
 * Endpoints for reports on an app. The PDF is `GET /app-reports/runs/{id}/pdf` for the owner and
 * `GET /public/reports/{token}/pdf` for everyone with the link.
 */
export const clientReportsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/app-reports",
    access,
    tag,
    summary: "List your reports with their last run, newest first",
    response: answer(z.array(ClientReportSchema)),
  }),
  create: endpoint({
    method: "POST",
    path: "/app-reports",
    access,
    tag,
    summary: "Save a report",
    body: ReportInputSchema,
    response: Saved,
    status: 201,
    errors: [...gated, "CONFLICT"],
    idempotent: true,
  }),
  preview: endpoint({
    method: "POST",
    path: "/app-reports/preview",
    access,
    tag,
    summary: "Get the document of a report without saving or counting it",
    body: ReportInputSchema,
    response: answer(ReportDocumentSchema),
    errors: gated,
    perMinute: 60,
  }),
  get: endpoint({
    method: "GET",
    path: "/app-reports/{id}",
    access,
    tag,
    summary: "Get a report with its latest 50 runs, newest first",
    params: ById,
    response: answer(ClientReportSchema, { runs: z.array(ReportRunSchema) }),
    errors: ["NOT_FOUND"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/app-reports/{id}",
    access,
    tag,
    summary: "Change a report; earlier runs stay as they are",
    params: ById,
    body: ReportInputSchema,
    response: Saved,
    errors: gated,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/app-reports/{id}",
    access,
    tag,
    summary: "Delete a report with its runs and links",
    params: ById,
    response: Success,
    errors: ["NOT_FOUND"],
  }),
  setSchedule: endpoint({
    method: "PUT",
    path: "/app-reports/{id}/schedule",
    access,
    tag,
    summary: "Send a report every week or month; new recipients get an email that asks them to confirm",
    params: ById,
    body: ScheduleInputSchema,
    response: Saved,
    errors: ["NOT_FOUND", "FEATURE_LIMIT_EXCEEDED"],
    perMinute: 20,
  }),
  removeSchedule: endpoint({
    method: "DELETE",
    path: "/app-reports/{id}/schedule",
    access,
    tag,
    summary: "Stop sending a report",
    params: ById,
    response: Saved,
    errors: ["NOT_FOUND"],
  }),
  run: endpoint({
    method: "POST",
    path: "/app-reports/{id}/runs",
    access,
    tag,
    summary: "Create a report now and send it to recipients, if any",
    params: ById,
    body: z.object({ recipients: z._default(RecipientsSchema, []) }),
    response: answer(ReportRunSchema),
    status: 202,
    errors: gated,
    perMinute: 20,
    idempotent: true,
  }),
  retry: endpoint({
    method: "POST",
    path: "/app-reports/runs/{id}/retry",
    access,
    tag,
    summary: "Repeat a failed run for the same period and recipients",
    params: ByRun,
    response: answer(ReportRunSchema),
    status: 202,
    errors: ["NOT_FOUND", "CONFLICT", "FEATURE_LIMIT_EXCEEDED"],
    perMinute: 20,
  }),
  getRun: endpoint({
    method: "GET",
    path: "/app-reports/runs/{id}",
    access,
    tag,
    summary: "Get a run with its document, which is null until it is completed",
    params: ByRun,
    response: answer(ReportRunSchema, { document: z.nullable(ReportDocumentSchema) }),
    errors: ["NOT_FOUND"],
  }),
  share: endpoint({
    method: "POST",
    path: "/app-reports/runs/{id}/link",
    access,
    tag,
    summary: "Make a run public under a link, or change when the link expires",
    params: ByRun,
    body: z.object({
      expirationDays: z._default(
        z.number().check(z.int(), z.gte(1), z.lte(REPORT_LINK_DAYS.max)),
        REPORT_LINK_DAYS.default,
      ),
    }),
    response: answer(ReportRunSchema),
    errors: ["NOT_FOUND", "CONFLICT"],
    perMinute: 20,
  }),
  revoke: endpoint({
    method: "DELETE",
    path: "/app-reports/runs/{id}/link",
    access,
    tag,
    summary: "Revoke the link of a run, also the one in emails",
    params: ByRun,
    response: answer(ReportRunSchema),
    errors: ["NOT_FOUND"],
  }),
  read: endpoint({
    method: "GET",
    path: "/public/reports/{token}",
    access: "public",
    tag,
    summary: "Get a report by its link; every invalid link results in the same 404",
    params: ByToken,
    response: answer(ReportDocumentSchema, { expiresAt: z.string() }),
    errors: ["NOT_FOUND"],
    perMinute: 60,
  }),
  subscription: endpoint({
    method: "GET",
    path: "/public/report-emails/{token}",
    access: "public",
    tag,
    summary: "Get a subscription to reports by email",
    params: ByToken,
    response: answer(SubscriptionSchema),
    errors: ["NOT_FOUND"],
    perMinute: 60,
  }),
  setSubscription: endpoint({
    method: "PUT",
    path: "/public/report-emails/{token}",
    access: "public",
    tag,
    summary: "Confirm or end a subscription to reports by email",
    params: ByToken,
    body: z.object({ status: z.enum(["confirmed", "unsubscribed"]) }),
    response: answer(SubscriptionSchema),
    errors: ["NOT_FOUND"],
    perMinute: 30,
  }),
};
