import type { ReviewRow } from "../reviews.repository";

/** Review that is replied to. */
export type RepliedReview = Pick<ReviewRow, "id" | "username" | "rating" | "title" | "text" | "date">;

/** Client of a store's API for reviews. All methods throw `StoreApiError`. */
export interface ReplyApi {
  /** Checks that the key may read the reviews of an app. */
  check(storeId: string): Promise<void>;
  /** Creates or replaces the reply to a review. Returns its id if the store has one. */
  send(storeId: string, review: RepliedReview, text: string): Promise<string | null>;
  /** Deletes a reply; absent if the store's API can't. */
  remove?(replyId: string): Promise<void>;
}
