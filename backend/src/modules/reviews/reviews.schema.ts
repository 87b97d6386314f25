import { index, integer, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.schema";
import { apps } from "../store/store.schema";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Key columns: the reviews of an app from one source in one storefront. */
const shelf = () => ({
  appId: integer("app_id")
    .notNull()
    .references(() => apps.id),
  source: text("source").notNull(),
  country: text("country").notNull(),
});

/** Reviews fetched from the store. They remain after the store removes them. */
export const reviews = pgTable(
  "reviews",
  {
    ...shelf(),
    /** Id in the store. */
    id: text("id").notNull(),
    username: text("username").notNull(),
    rating: smallint("rating").notNull(),
    title: text("title"),
    text: text("text").notNull(),
    version: text("version"),
    date: moment("date").notNull(),
    /** Sentiment from −100 to 100, based on rating and words; `null` until it is first needed. */
    mood: smallint("mood"),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.source, table.country, table.id] }),
    index("reviews_newest").on(table.appId, table.source, table.country, table.date.desc(), table.id),
  ],
);

/** Time of the last complete fetch per app and storefront. */
export const reviewFetches = pgTable(
  "review_fetches",
  { ...shelf(), fetchedAt: moment("fetched_at").notNull() },
  (table) => [primaryKey({ columns: [table.appId, table.source, table.country] })],
);

/** Replies that users drafted, and when they marked them as sent. */
export const reviewReplies = pgTable(
  "review_replies",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    ...shelf(),
    reviewId: text("review_id").notNull(),
    text: text("text").notNull(),
    repliedAt: moment("replied_at"),
    savedAt: moment("saved_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.appId, table.source, table.country, table.reviewId] }),
  ],
);
