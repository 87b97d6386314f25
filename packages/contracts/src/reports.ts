import { answer, PageQuery, PaginationSchema } from "./api/envelope";
import { endpoint } from "./api/endpoint";
import { z } from "./zod";
import { ById } from "./api/texts";

/** Kinds of reports in display order. */
export const REPORT_KINDS = ["accounts", "registrations", "plans", "usage", "activity"] as const;

/** One of {@link REPORT_KINDS}. */
export const ReportKindSchema = z.enum(REPORT_KINDS);

/** Parsed {@link ReportKindSchema}. */
export type ReportKind = z.infer<typeof ReportKindSchema>;

/** Kind of report: its contents, and whether it covers a period. */
export const ReportTemplateSchema = z.object({
  kind: ReportKindSchema,
  name: z.string(),
  description: z.string(),
  columns: z.array(z.string()),
  overDays: z.boolean(),
});

/** Parsed {@link ReportTemplateSchema}. */
export type ReportTemplate = z.infer<typeof ReportTemplateSchema>;

/**
 * Report. Its rows are a snapshot from its creation. `mine` is true for its creator, who alone can share or delete it.
 */
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

/** Report with its rows, one text per column; unknown values are empty. */
export const ReportDetailSchema = z.extend(ReportSchema, {
  columns: z.array(z.string()),
  table: z.array(z.array(z.string())),
});

/** Input for a new report. */
export const ReportInputSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Enter a name for the report."),
      z.maxLength(100, "Use at most 100 characters."),
    ),
  kind: ReportKindSchema,
  days: z._default(
    z
      .number()
      .check(
        z.int(),
        z.gte(1, "Use a period of at least 1 day."),
        z.lte(366, "Use a period of at most 366 days."),
      ),
    30,
  ),
  isShared: z._default(z.boolean(), false),
});

/** Parsed {@link ReportInputSchema}. */
export type ReportInput = z.infer<typeof ReportInputSchema>;

const tag = "reports";

/** Admin endpoints for saved reports on the site's data. */
export const reportsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/admin/reports",
    access: "admin",
    tag,
    summary: "List your own and shared reports, newest first; 10 per page by default",
    query: z.object({ ...PageQuery, isShared: z.optional(z.enum(["true", "false"])) }),
    response: answer(z.array(ReportSchema), { pagination: PaginationSchema }),
  }),
  templates: endpoint({
    method: "GET",
    path: "/admin/reports/templates",
    access: "admin",
    tag,
    summary: "List the available kinds of reports",
    response: answer(z.array(ReportTemplateSchema)),
  }),
  report: endpoint({
    method: "GET",
    path: "/admin/reports/{id}",
    access: "admin",
    tag,
    summary: "Get a report with its rows",
    params: ById,
    response: answer(ReportDetailSchema),
    errors: ["NOT_FOUND"],
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/reports",
    access: "admin",
    tag,
    summary: "Create a report from the current data",
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
    summary: "Share a report with all administrators, or stop sharing it",
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
    summary: "Delete a report",
    params: ById,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
  }),
};
