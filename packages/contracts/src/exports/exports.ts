import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { AppIdSchema } from "../apps/apps";

/** Time span of an export or a chart. */
export const DateRangeSchema = z.enum(["7days", "30days", "90days", "6months", "1year", "all"]);

/** Parsed {@link DateRangeSchema}. */
export type DateRange = z.infer<typeof DateRangeSchema>;

/** Days of each range, today included. */
export const DATE_RANGE_DAYS: Readonly<Record<DateRange, number>> = {
  "7days": 7,
  "30days": 30,
  "90days": 90,
  "6months": 183,
  "1year": 365,
  all: Infinity,
};

/** Prescribed error message for an incomplete export. */
export const EXPORT_INCOMPLETE = "Please select a format, date range, and at least one data type.";

/** Export formats; `excel` is an .xlsx file. */
export const ExportFormatSchema = z.enum(["csv", "json", "pdf", "excel", "zip"], EXPORT_INCOMPLETE);

/** Parts of an app's data that can be exported. */
export const ExportDataTypeSchema = z.enum([
  "metadata",
  "rankings",
  "categoryRanks",
  "reviews",
  "keywords",
  "analytics",
]);

/** Body of an export. */
export const ExportBodySchema = z.object({
  format: ExportFormatSchema,
  dateRange: z._default(DateRangeSchema, "30days"),
  dataTypes: z.array(ExportDataTypeSchema, EXPORT_INCOMPLETE).check(z.minLength(1, EXPORT_INCOMPLETE)),
  includeScreenshots: z._default(z.boolean(), true),
  country: z._default(CountrySchema, "us"),
});

/**
 * Export in progress or completed. `url`, relative to the site's origin, allows one download until `expiresAt` and is
 * `null` until the file is ready. Its answer may be a redirect to another origin. `truncated` is true if the plan's `max_export_records` cut the file.
 */
export const ExportJobSchema = z.object({
  jobId: z.string(),
  status: z.enum(["queued", "running", "completed", "failed", "cancelled"]),
  appId: z.number(),
  format: ExportFormatSchema,
  fileName: z.string(),
  percent: z.number(),
  records: z.number(),
  truncated: z.boolean(),
  message: z.string(),
  url: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
  createdAt: z.string(),
});

/** Parsed {@link ExportJobSchema}. */
export type ExportJob = z.infer<typeof ExportJobSchema>;

/** Response header that marks a truncated export. */
export const EXPORT_TRUNCATED_HEADER = "X-Export-Truncated";

/** Path below `/api` that streams an export immediately: POST with {@link ExportBodySchema} and a bearer token. */
export const EXPORT_STREAM_PATH = "/apps/{id}/export";

const ByJob = z.object({
  jobId: z.string().check(z.regex(/^[0-9a-f-]{36}$/, "Send the id that starting the export returned.")),
});
const errors = ["NOT_FOUND"] as const;

/**
 * Endpoints for exports of an app's data. The file itself is `GET` of the job's `url`: 404 for other users, 410 once it
 * has expired.
 */
export const exportsEndpoints = {
  start: endpoint({
    method: "POST",
    path: "/apps/{id}/exports",
    access: "user",
    tag: "exports",
    summary: "Start an export of an app's data in the background",
    params: z.object({ id: AppIdSchema }),
    body: ExportBodySchema,
    response: answer(ExportJobSchema),
    status: 202,
    errors: ["NOT_FOUND", "FEATURE_LIMIT_EXCEEDED", "UNKNOWN_COUNTRY"],
    idempotent: true,
  }),
  list: endpoint({
    method: "GET",
    path: "/exports",
    access: "user",
    tag: "exports",
    summary: "List your pending and available exports, newest first",
    viewable: false,
    response: answer(z.array(ExportJobSchema)),
  }),
  get: endpoint({
    method: "GET",
    path: "/exports/{jobId}",
    access: "user",
    tag: "exports",
    summary: "Get the progress of an export",
    params: ByJob,
    viewable: false,
    response: answer(ExportJobSchema),
    errors,
  }),
  cancel: endpoint({
    method: "DELETE",
    path: "/exports/{jobId}",
    access: "user",
    tag: "exports",
    summary: "Cancel an export or delete its file",
    params: ByJob,
    response: z.object({ success: z.literal(true) }),
    errors,
  }),
};
