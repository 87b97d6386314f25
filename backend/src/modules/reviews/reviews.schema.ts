import { PLATFORMS } from "@listwise/aso-core/stores";
import type { ReviewTheme } from "@listwise/contracts/reviews";
import { index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { moment } from "../../infra/db/moment";
import { users } from "../accounts/accounts.schema";
import { apps } from "../store/store.schema";

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
    /** Themes of its words; `null` until they are first needed. */
    themes: text("themes").array().$type<ReviewTheme[]>(),
    /** Language of its text (ISO 639-1); `null` if unknown. */
    language: text("language"),
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

/**
 * Replies that users drafted, and when they marked them as sent or a store accepted them. `delivery` is `null` for replies
 * that are not sent with a store connection.
 */
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
    delivery: text("delivery", { enum: ["queued", "sent", "refused", "kept"] }),
    /** The reason why the store refused the reply or we stopped sending it, as a sentence. */
    deliveryReason: text("delivery_reason"),
    deliveryAttempts: smallint("delivery_attempts").notNull().default(0),
    deliveryChangedAt: moment("delivery_changed_at"),
    /** Id of the reply in App Store Connect, for deleting it. */
    storeReplyId: text("store_reply_id"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.appId, table.source, table.country, table.reviewId] }),
  ],
);

/** Keys with which users reply to reviews in a store: at most one per user and platform. */
export const reviewConnections = pgTable(
  "review_connections",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    platform: text("platform", { enum: PLATFORMS }).notNull(),
    /** Issuer ID, or address of the service account. */
    identity: text("identity").notNull(),
    keyId: text("key_id").notNull(),
    /** The private key, encrypted. */
    sealedKey: text("sealed_key").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    usedAt: moment("used_at"),
    /** The reason why the store rejected the key when it was last used. */
    problem: text("problem"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.platform] })],
);
