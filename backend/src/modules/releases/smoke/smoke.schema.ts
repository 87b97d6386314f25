import type { SmokePage } from "@listwise/contracts/releases";
import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../../../infra/db/moment";

/** The last smoke test of each version. */
export const releaseSmokeTests = pgTable(
  "release_smoke_tests",
  {
    release: text("release").notNull(),
    version: text("version").notNull(),
    status: text("status", { enum: ["queued", "running", "passed", "refused", "skipped"] }).notNull(),
    /** The reason why the version was not tested. */
    reason: text("reason"),
    opened: integer("opened").notNull().default(0),
    planned: integer("planned").notNull().default(0),
    pages: jsonb("pages").$type<SmokePage[]>().notNull().default([]),
    queuedAt: moment("queued_at").notNull().defaultNow(),
    finishedAt: moment("finished_at"),
  },
  (table) => [primaryKey({ columns: [table.release, table.version] })],
);
