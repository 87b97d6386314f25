import type { ExportBodySchema, z } from "@listwise/contracts";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.schema";
import { apps } from "../store/store.schema";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Exports that are prepared in the background; the file is named after the id, in the folder for exports. */
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
    /** Downloads so far: an address is signed for the next one, which spends it. */
    downloads: integer("downloads").notNull().default(0),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** When its worker was last heard of: one that stays silent has lost it. */
    aliveAt: moment("alive_at").notNull().defaultNow(),
    /** When the file goes; set when it is there. */
    expiresAt: moment("expires_at"),
  },
  (table) => [
    index("export_jobs_user").on(table.userId, table.createdAt.desc()),
    index("export_jobs_expires").on(table.expiresAt),
  ],
);
