import { answer, PageQuery, PaginationSchema } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { PathIdSchema } from "../api/ids";
import { z } from "../zod";
import { SearchTextSchema } from "../api/texts";

/** Audit log entry: who did what, when, from where, and with what result. */
export const AuditEntrySchema = z.object({
  id: z.number(),
  at: z.string(),
  /** `null` if no user was signed in; `email` is `null` once the account is deleted. */
  actor: z.nullable(z.object({ id: z.number(), email: z.nullable(z.string()) })),
  action: z.string(),
  result: z.enum(["ok", "failed", "denied"]),
  ip: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  /** `client` entries were reported by a browser. */
  source: z.enum(["server", "client"]),
  details: z.string(),
  /** Value before and after a change to a single subject; `null` if the details have another shape. */
  change: z.nullable(z.object({ subject: z.string(), before: z.string(), after: z.string() })),
});

/** Parsed {@link AuditEntrySchema}. */
export type AuditEntry = z.infer<typeof AuditEntrySchema>;

const Day = z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/, "Enter a date as YYYY-MM-DD."));

const tag = "activity";
const Latest = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
});

/** Endpoints of the audit log, which is append-only. */
export const activityEndpoints = {
  log: endpoint({
    method: "GET",
    path: "/admin/activity-log",
    access: "admin",
    tag,
    summary: "List audit log entries, newest first; `from` and `to` are inclusive UTC days",
    query: z.object({
      ...PageQuery,
      search: z.optional(SearchTextSchema),
      action: z.optional(z.string().check(z.regex(/^[a-z-]+(\.[a-z-]+)?$/), z.maxLength(60))),
      result: z.optional(z.enum(["ok", "failed", "denied"])),
      source: z.optional(z.enum(["server", "client"])),
      userId: z.optional(PathIdSchema),
      from: z.optional(Day),
      to: z.optional(Day),
      sortBy: z.optional(z.enum(["at"])),
      sortDir: z.optional(z.enum(["asc", "desc"])),
    }),
    response: answer(z.array(AuditEntrySchema), { pagination: PaginationSchema }),
  }),
  actions: endpoint({
    method: "GET",
    path: "/admin/activity-log/actions",
    access: "admin",
    tag,
    summary: "List all actions in the audit log in alphabetical order",
    response: answer(z.array(z.string())),
  }),
  record: endpoint({
    method: "POST",
    path: "/admin/activity-log",
    access: "admin",
    tag,
    summary: "Add an audit log entry for the caller, marked as reported by a browser",
    body: z.object({
      action: z
        .string()
        .check(z.regex(/^[a-z-]+\.[a-z-]+$/, "Enter an action such as page.opened."), z.maxLength(60)),
      details: z._default(z.string().check(z.maxLength(1000, "Use at most 1,000 characters.")), ""),
    }),
    response: z.object({ success: z.literal(true) }),
    status: 201,
    perMinute: 60,
  }),
  logins: endpoint({
    method: "GET",
    path: "/admin/user-logins",
    access: "admin",
    tag,
    summary: "List recent sign-in attempts, including failed ones; 20 by default",
    query: Latest,
    response: answer(z.array(AuditEntrySchema)),
  }),
};
