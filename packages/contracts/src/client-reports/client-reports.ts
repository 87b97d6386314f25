import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { ById } from "../api/texts";
import { ByToken, unsubscribeEndpoint } from "../api/unsubscribe-endpoint";
import { z } from "../zod";
import { ReportDocumentSchema } from "./report-document";
import { ReportInputSchema, ScheduleInputSchema } from "./report-input";
import {
  ClientReportSchema,
  LinkBodySchema,
  ReportRunSchema,
  RunBodySchema,
  SubscriptionSchema,
} from "./saved-report";

const ByRun = z.object({
  id: z.string().check(z.regex(/^[0-9a-f-]{36}$/, "Send the id of a listed report.")),
});
const Success = z.object({ success: z.literal(true) });
const tag = "client-reports";
const own = { access: "user", tag } as const;
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
    ...own,
    summary: "List your reports with their last run, newest first",
    response: answer(z.array(ClientReportSchema)),
  }),
  create: endpoint({
    method: "POST",
    path: "/app-reports",
    ...own,
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
    ...own,
    summary: "Get the document of a report without saving or counting it",
    body: ReportInputSchema,
    response: answer(ReportDocumentSchema),
    errors: gated,
    perMinute: 60,
  }),
  get: endpoint({
    method: "GET",
    path: "/app-reports/{id}",
    ...own,
    summary: "Get a report with its latest 50 runs, newest first",
    params: ById,
    response: answer(ClientReportSchema, { runs: z.array(ReportRunSchema) }),
    errors: ["NOT_FOUND"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/app-reports/{id}",
    ...own,
    summary: "Change a report; earlier runs stay as they are",
    params: ById,
    body: ReportInputSchema,
    response: Saved,
    errors: gated,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/app-reports/{id}",
    ...own,
    summary: "Delete a report with its runs and links",
    params: ById,
    response: Success,
    errors: ["NOT_FOUND"],
  }),
  setSchedule: endpoint({
    method: "PUT",
    path: "/app-reports/{id}/schedule",
    ...own,
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
    ...own,
    summary: "Stop sending a report",
    params: ById,
    response: Saved,
    errors: ["NOT_FOUND"],
  }),
  run: endpoint({
    method: "POST",
    path: "/app-reports/{id}/runs",
    ...own,
    summary: "Create a report now and send it to recipients, if any",
    params: ById,
    body: RunBodySchema,
    response: answer(ReportRunSchema),
    status: 202,
    errors: gated,
    perMinute: 20,
    idempotent: true,
  }),
  retry: endpoint({
    method: "POST",
    path: "/app-reports/runs/{id}/retry",
    ...own,
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
    ...own,
    summary: "Get a run with its document, which is null until it is completed",
    params: ByRun,
    response: answer(ReportRunSchema, { document: z.nullable(ReportDocumentSchema) }),
    errors: ["NOT_FOUND"],
  }),
  share: endpoint({
    method: "POST",
    path: "/app-reports/runs/{id}/link",
    ...own,
    summary: "Make a run public under a link, or change when the link expires",
    params: ByRun,
    body: LinkBodySchema,
    response: answer(ReportRunSchema),
    errors: ["NOT_FOUND", "CONFLICT"],
    perMinute: 20,
  }),
  revoke: endpoint({
    method: "DELETE",
    path: "/app-reports/runs/{id}/link",
    ...own,
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
  unsubscribe: unsubscribeEndpoint("reports", tag, "End a subscription to reports by email with one click"),
};
