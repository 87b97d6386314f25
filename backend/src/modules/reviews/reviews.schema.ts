import { index, integer, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.schema";
import { apps } from "../store/store.schema";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Which reviews: of an app, as one source shows them in a storefront. */
const shelf = () => ({
  appId: integer("app_id")
    .notNull()
    .references(() => apps.id),
  source: text("source").notNull(),
  country: text("country").notNull(),
});

/** Reviews as fetched from the store; what is there stays when the store shows it no longer. */
export const reviews = pgTable(
  "reviews",
  {
    ...shelf(),
    /** The store's. */
    id: text("id").notNull(),
    username: text("username").notNull(),
    rating: smallint("rating").notNull(),
    title: text("title"),
    text: text("text").notNull(),
    version: text("version"),
    date: moment("date").notNull(),
    /** −100 to 100 as stars and words say; `null` until it is first asked for. */
    mood: smallint("mood"),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.source, table.country, table.id] }),
    index("reviews_newest").on(table.appId, table.source, table.country, table.date.desc(), table.id),
  ],
);

/** When the reviews of an app in a storefront were last fetched whole. */
export const reviewFetches = pgTable(
  "review_fetches",
  { ...shelf(), fetchedAt: moment("fetched_at").notNull() },
  (table) => [primaryKey({ columns: [table.appId, table.source, table.country] })],
);

/** What a user has written to a review, and when they said that it was sent. */
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
