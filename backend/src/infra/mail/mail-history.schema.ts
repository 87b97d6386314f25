import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../db/moment";

/** Emails that were sent, by address. Subjects and texts aren't stored, because they can contain secrets. */
export const sentMails = pgTable(
  "sent_mails",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Address in lower case. */
    address: text("address").notNull(),
    template: text("template").notNull(),
    queuedAt: moment("queued_at").notNull().defaultNow(),
    /** Time at which the mail server accepted it, or it was stored in the outbox. */
    deliveredAt: moment("delivered_at"),
  },
  (table) => [
    index("sent_mails_address").on(table.address, table.queuedAt),
    index("sent_mails_queued").on(table.queuedAt),
  ],
);
