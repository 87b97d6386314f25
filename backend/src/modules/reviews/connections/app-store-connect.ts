import { createSigner } from "fast-jwt";
import { z } from "zod";
import type { ReviewApisConfig } from "../../../infra/config/config-providers";
import type { ReplyApi, RepliedReview } from "./reply-api";
import { requestStore, StoreApiError } from "./request-store";

const STORE = "App Store Connect";
const AUDIENCE = "appstoreconnect-v1";
/** Apple accepts at most 20 minutes; a token is used for one reply. */
const TOKEN_LIFETIME_MS = 10 * 60_000;
const PAGE_SIZE = 200;
/** Maximum number of pages that are searched for a review: 4,000 reviews with the same rating. Chosen by us. */
const MAX_PAGES = 20;
/** Difference between the dates of a review in the store and in App Store Connect; chosen by us. */
const MAX_DATE_DIFFERENCE_MS = 3 * 86_400_000;

const ErrorsSchema = z.object({
  errors: z.array(z.object({ title: z.string().optional(), detail: z.string().optional() })).min(1),
});
const ReviewsSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      attributes: z.object({
        title: z.string().nullish(),
        body: z.string().nullish(),
        reviewerNickname: z.string().nullish(),
        createdDate: z.string(),
      }),
    }),
  ),
  links: z.object({ next: z.string().optional() }).optional(),
});
const CreatedSchema = z.object({ data: z.object({ id: z.string() }) });

function readReason(body: unknown): string | null {
  const [first] = ErrorsSchema.safeParse(body).data?.errors ?? [];
  return first?.detail ?? first?.title ?? null;
}

/** Key of App Store Connect's API. */
export interface AppStoreKey {
  issuerId: string;
  keyId: string;
  /** In PEM format. */
  privateKey: string;
}

/**
 * Creates a client of App Store Connect's API
 * (https://developer.apple.com/documentation/appstoreconnectapi/customer-review-responses).
 */
export function createAppStoreConnect(
  { appStoreConnectUrl: baseUrl, timeoutMs }: ReviewApisConfig,
  { issuerId, keyId, privateKey }: AppStoreKey,
): ReplyApi {
  const sign = createSigner({
    algorithm: "ES256",
    key: privateKey,
    kid: keyId,
    iss: issuerId,
    aud: AUDIENCE,
    expiresIn: TOKEN_LIFETIME_MS,
  });
  const ask = (path: string, method: "GET" | "POST" | "DELETE" = "GET", body?: object) =>
    requestStore({
      store: STORE,
      url: `${baseUrl}${path}`,
      init: {
        method,
        headers: {
          authorization: `Bearer ${sign({})}`,
          accept: "application/json",
          ...(body && { "content-type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
      },
      timeoutMs,
      readReason,
    });
  const getReviewsPath = (storeId: string) => `/v1/apps/${encodeURIComponent(storeId)}/customerReviews`;

  /** Reviews have other ids in App Store Connect than in the store, so it looks for the same review. */
  async function findReviewId(storeId: string, review: RepliedReview): Promise<string> {
    const query = { "filter[rating]": String(review.rating), sort: "-createdDate", limit: String(PAGE_SIZE) };
    let path = `${getReviewsPath(storeId)}?${new URLSearchParams(query).toString()}`;
    for (let page = 0; page < MAX_PAGES; page++) {
      const parsed = ReviewsSchema.safeParse(await ask(path));
      if (!parsed.success) throw new StoreApiError(`${STORE} sent a response without reviews.`);
      const { data, links } = parsed.data;
      const found = data.find(({ attributes }) => isSameReview(attributes, review));
      if (found) return found.id;
      const oldest = data.at(-1)?.attributes.createdDate;
      const isPast =
        oldest !== undefined && Date.parse(oldest) < review.date.getTime() - MAX_DATE_DIFFERENCE_MS;
      // The key must not be sent to another host, whatever the response says.
      if (isPast || !links?.next?.startsWith(`${baseUrl}/`)) break;
      path = links.next.slice(baseUrl.length);
    }
    throw new StoreApiError(`${STORE} doesn't list this review. It may have been edited or deleted.`, 404);
  }

  return {
    async check(storeId) {
      await ask(`${getReviewsPath(storeId)}?limit=1`);
    },
    async send(storeId, review, text) {
      const reviewId = await findReviewId(storeId, review);
      const relationships = { review: { data: { type: "customerReviews", id: reviewId } } };
      const type = "customerReviewResponses";
      const body = { data: { type, attributes: { responseBody: text }, relationships } };
      const created = CreatedSchema.safeParse(await ask(`/v1/${type}`, "POST", body));
      return created.success ? created.data.data.id : null;
    },
    async remove(replyId) {
      await ask(`/v1/customerReviewResponses/${encodeURIComponent(replyId)}`, "DELETE");
    },
  };
}

const normalize = (text: string | null | undefined) =>
  (text ?? "").normalize("NFC").replace(/\s+/g, " ").trim();

function isSameReview(
  { title, body, reviewerNickname }: z.infer<typeof ReviewsSchema>["data"][number]["attributes"],
  review: RepliedReview,
): boolean {
  return (
    normalize(reviewerNickname) === normalize(review.username) &&
    normalize(body) === normalize(review.text) &&
    normalize(title) === normalize(review.title)
  );
}
