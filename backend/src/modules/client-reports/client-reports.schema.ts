import type {
  ReportDocument,
  ReportPeriod,
  ReportRun,
  ReportSection,
} from "@listwise/contracts/client-reports";
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "../../infra/db/moment";
import { users } from "../accounts/accounts.schema";
import { apps } from "../store/store.schema";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const owner = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Saved reports. */
export const clientReports = pgTable(
  "client_reports",
  {
    id: serial("id").primaryKey(),
    userId: owner(),
    appId: integer("app_id")
      .notNull()
      .references(() => apps.id, { onDelete: "cascade" }),
    country: text("country").notNull(),
    title: text("title").notNull(),
    /** Data URL of a PNG. */
    logo: text("logo"),
    sections: jsonb("sections").$type<ReportSection[]>().notNull(),
    period: jsonb("period").$type<ReportPeriod>().notNull(),
    /** `null` for all competitors of the app. */
    competitorIds: jsonb("competitor_ids").$type<number[]>(),
    includeNotes: boolean("include_notes").notNull().default(false),
    includeLinked: boolean("include_linked").notNull().default(false),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [index("client_reports_user").on(table.userId, table.id.desc())],
);

/** Schedules on which reports are sent, at most one per report. */
export const clientReportSchedules = pgTable(
  "client_report_schedules",
  {
    reportId: integer("report_id")
      .primaryKey()
      .references(() => clientReports.id, { onDelete: "cascade" }),
    frequency: text("frequency", { enum: ["weekly", "monthly"] }).notNull(),
    /** Day of the week (0 = Sunday) or of the month (1–28). */
    day: smallint("day").notNull(),
    recipients: jsonb("recipients").$type<string[]>().notNull(),
    isPaused: boolean("is_paused").notNull(),
    /** Failed runs in a row. */
    failures: smallint("failures").notNull().default(0),
    nextRunAt: moment("next_run_at").notNull(),
  },
  (table) => [index("client_report_schedules_next").on(table.nextRunAt)],
);

/** Runs of reports with their documents and PDFs, which never change. */
export const clientReportRuns = pgTable(
  "client_report_runs",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    reportId: integer("report_id")
      .notNull()
      .references(() => clientReports.id, { onDelete: "cascade" }),
    userId: owner(),
    title: text("title").notNull(),
    fileName: text("file_name").notNull(),
    trigger: text("trigger", { enum: ["manual", "schedule"] }).notNull(),
    status: text("status", { enum: ["queued", "running", "completed", "failed"] }).notNull(),
    /** First and last UTC day, `YYYY-MM-DD`. */
    periodFrom: text("period_from").notNull(),
    periodTo: text("period_to").notNull(),
    recipients: jsonb("recipients").$type<string[]>().notNull(),
    deliveries: jsonb("deliveries").$type<ReportRun["deliveries"]>().notNull().default([]),
    attempts: smallint("attempts").notNull().default(0),
    error: text("error"),
    document: jsonb("document").$type<ReportDocument>(),
    pdf: bytea("pdf"),
    /** Random part of the link's token; a new one revokes the links before. */
    linkNonce: uuid("link_nonce").notNull().defaultRandom(),
    /** `null` if there is no link. */
    linkExpiresAt: moment("link_expires_at"),
    /** Time when the run was counted, for the refund. */
    chargedAt: moment("charged_at").notNull().defaultNow(),
    createdAt: moment("created_at").notNull().defaultNow(),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    index("client_report_runs_report").on(table.reportId, table.createdAt.desc()),
    index("client_report_runs_user").on(table.userId),
  ],
);

/** People who get the reports of a user by email. Only confirmed ones are sent any. */
export const clientReportRecipients = pgTable(
  "client_report_recipients",
  {
    id: serial("id").primaryKey(),
    userId: owner(),
    email: text("email").notNull(),
    status: text("status", { enum: ["pending", "confirmed", "unsubscribed"] }).notNull(),
    /** Time when the last email asked for a confirmation. */
    askedAt: moment("asked_at").notNull().defaultNow(),
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (table) => [unique("client_report_recipients_email").on(table.userId, table.email)],
);
