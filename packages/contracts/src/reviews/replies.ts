import { STORES } from "@listwise/aso-core/stores";
import { z } from "../zod";

/** Maximum length of a stored reply. Sending checks the limit of the review's store. */
export const MAX_REPLY_LENGTH = STORES.ios.replies.limit;

/**
 * State of a reply that is sent with a store connection: `queued` until the store responds, `sent` once it accepted the
 * reply, `refused` by the store for `reason`, or `kept` for copying, because we stopped trying, or the user edited it after it
 * was sent, for `reason`.
 */
export const ReplyDeliverySchema = z.object({
  state: z.enum(["queued", "sent", "refused", "kept"]),
  reason: z.nullable(z.string()),
  attempts: z.number(),
  changedAt: z.string(),
});

/** Parsed {@link ReplyDeliverySchema}. */
export type ReplyDelivery = z.infer<typeof ReplyDeliverySchema>;

/**
 * Reply to a review. `repliedAt` is when the store accepted it or the user marked it as sent; `delivery` is `null` unless
 * it is sent with a store connection.
 */
export const ReplySchema = z.object({
  text: z.string(),
  repliedAt: z.nullable(z.string()),
  delivery: z._default(z.nullable(ReplyDeliverySchema), null),
});

/** Parsed {@link ReplySchema}. */
export type Reply = z.infer<typeof ReplySchema>;

/** Text of a reply draft; it can be empty. */
export const ReplyTextSchema = z
  .string()
  .check(
    z.maxLength(MAX_REPLY_LENGTH, `Use at most ${MAX_REPLY_LENGTH} characters.`),
    z.regex(/^[^\0]*$/, "The text contains characters that can't be stored. Remove them."),
  );

/** Filter by the user's reply. */
export const ReplyFilterSchema = z.enum(["answered", "unanswered", "draft", "queued", "failed"]);

/** Parsed {@link ReplyFilterSchema}. */
export type ReplyFilter = z.infer<typeof ReplyFilterSchema>;
