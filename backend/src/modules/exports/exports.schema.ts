import type { ExportBodySchema } from "@listwise/contracts/exports";
import type { z } from "@listwise/contracts/zod";
import { boolean, index, integer, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../infra/db/moment";
import { users } from "../accounts/accounts.schema";
import { apps } from "../store/store.schema";

/** Background exports. The file in the exports folder is named after the id. */
export const exportJobs = pgTable(
  "export_jobs",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    appId: integer("app_id")
      .notNull()
      .references(() => apps.id),
    request: jsonb("request").$type<z.output<typeof ExportBodySchema>>().notNull(),
    status: text("status", { enum: ["queued", "running", "completed", "failed", "cancelled"] }).notNull(),
    fileName: text("file_name").notNull(),
    percent: smallint("percent").notNull().default(0),
    records: integer("records").notNull().default(0),
    truncated: boolean("truncated").notNull().default(false),
    message: text("message").notNull(),
    /** Number of downloads so far. A URL is signed for the next one only. */
    downloads: integer("downloads").notNull().default(0),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** Time of the worker's last heartbeat. Without one for a minute, another worker may take over. */
    aliveAt: moment("alive_at").notNull().defaultNow(),
    /** Time when the file expires; `null` until it is written. */
    expiresAt: moment("expires_at"),
  },
  (table) => [
    index("export_jobs_user").on(table.userId, table.createdAt.desc()),
    index("export_jobs_expires").on(table.expiresAt),
  ],
);
