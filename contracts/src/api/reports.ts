import { answer, PageQuery, PaginationSchema } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { z } from "../zod";
import { ById } from "./texts";

/** What reports can be made of, in the order they are offered. */
export const REPORT_KINDS = ["accounts", "registrations", "plans", "usage", "activity"] as const;

/** One of {@link REPORT_KINDS}. */
export const ReportKindSchema = z.enum(REPORT_KINDS);

/** Parsed {@link ReportKindSchema}. */
export type ReportKind = z.infer<typeof ReportKindSchema>;

/** A kind of report: what it holds, and whether it looks back over days. */
export const ReportTemplateSchema = z.object({
  kind: ReportKindSchema,
  name: z.string(),
  description: z.string(),
  columns: z.array(z.string()),
  overDays: z.boolean(),
});

/** Parsed {@link ReportTemplateSchema}. */
export type ReportTemplate = z.infer<typeof ReportTemplateSchema>;

/** A report. Its rows are as they were when it was made. `mine`: the caller made it, and alone may share or delete it. */
export const ReportSchema = z.object({
  id: z.number(),
  name: z.string(),
  kind: ReportKindSchema,
  days: z.nullable(z.number()),
  rows: z.number(),
  truncated: z.boolean(),
  isShared: z.boolean(),
  mine: z.boolean(),
  createdBy: z.nullable(z.string()),
  createdAt: z.string(),
});

/** Parsed {@link ReportSchema}. */
export type Report = z.infer<typeof ReportSchema>;

/** A report with its rows, a text for each column; unknown is empty. */
export const ReportDetailSchema = z.extend(ReportSchema, {
  columns: z.array(z.string()),
  table: z.array(z.array(z.string())),
});

/** What is told to make a report. */
export const ReportInputSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, "Name the report."), z.maxLength(100, "Use at most 100 characters.")),
  kind: ReportKindSchema,
  days: z._default(
    z
      .number()
      .check(z.int(), z.gte(1, "Look back at least a day."), z.lte(366, "Look back at most 366 days.")),
    30,
  ),
  isShared: z._default(z.boolean(), false),
});

/** Parsed {@link ReportInputSchema}. */
export type ReportInput = z.infer<typeof ReportInputSchema>;

const tag = "reports";

/** Tables that administrators make of what the site knows, and keep. */
export const reportsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/admin/reports",
    access: "admin",
    tag,
    summary: "The caller's reports and those that others share, newest first, 10 a page unless told",
    query: z.object({ ...PageQuery, isShared: z.optional(z.enum(["true", "false"])) }),
    response: answer(z.array(ReportSchema), { pagination: PaginationSchema }),
  }),
  templates: endpoint({
    method: "GET",
    path: "/admin/reports/templates",
    access: "admin",
    tag,
    summary: "What reports can be made of",
    response: answer(z.array(ReportTemplateSchema)),
  }),
  report: endpoint({
    method: "GET",
    path: "/admin/reports/{id}",
    access: "admin",
    tag,
    summary: "A report with its rows",
    params: ById,
    response: answer(ReportDetailSchema),
    errors: ["NOT_FOUND"],
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/reports",
    access: "admin",
    tag,
    summary: "Makes a report of how things stand now",
    body: ReportInputSchema,
    response: answer(ReportSchema),
    status: 201,
    perMinute: 20,
    idempotent: true,
  }),
  share: endpoint({
    method: "PUT",
    path: "/admin/reports/{id}/share",
    access: "admin",
    tag,
    summary: "Lets all administrators see a report, or its maker alone",
    params: ById,
    body: z.object({ isShared: z.boolean() }),
    response: answer(ReportSchema),
    errors: ["NOT_FOUND"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/admin/reports/{id}",
    access: "admin",
    tag,
    summary: "Deletes a report",
    params: ById,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
  }),
};
