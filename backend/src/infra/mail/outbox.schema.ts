import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../db/moment";

/** Emails that a site without SMTP stores instead of sending. */
export const outboxMails = pgTable(
  "outbox_mails",
  {
    /** The id of the job that stored it; earlier versions stored files, whose names remain as ids. */
    id: text("id").primaryKey(),
    at: moment("at").notNull().defaultNow(),
    address: text("address").notNull(),
    /** The name of the sender; earlier versions didn't store it. */
    sender: text("sender"),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    /** Earlier versions sent only plain text. */
    html: text("html"),
    unsubscribeUrl: text("unsubscribe_url"),
    /** The links and codes that only the recipient may see. */
    secrets: text("secrets").array().notNull().default([]),
  },
  (table) => [
    index("outbox_mails_at").on(table.at, table.id),
    index("outbox_mails_address").on(sql`lower(${table.address})`),
  ],
);
