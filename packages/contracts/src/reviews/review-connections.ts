import { PLATFORMS } from "@listwise/aso-core/stores";
import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { AppIdSchema } from "../apps/apps";
import { z } from "../zod";

/** Platform whose store a connection belongs to. */
const Platform = z.enum(PLATFORMS);

/** Key of App Store Connect's API, as its page "Users and Access" shows it. The private key is write-only. */
export const AppStoreKeySchema = z.object({
  platform: z.literal("ios"),
  issuerId: z
    .string()
    .check(
      z.trim(),
      z.regex(
        /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
        "Copy the issuer ID, such as 57246542-96fe-1a63-e053-0824d011072a.",
      ),
    ),
  keyId: z.string().check(z.trim(), z.regex(/^[A-Z\d]{5,20}$/, "Copy the key ID, such as 2X9R4HXF34.")),
  /** Content of the .p8 file. */
  privateKey: z.string().check(z.minLength(1, "Paste the content of the .p8 file."), z.maxLength(10_000)),
});

/** Key of a service account that has access to the Play Console. It is write-only. */
export const GooglePlayKeySchema = z.object({
  platform: z.literal("android"),
  /** Content of the JSON file. */
  serviceAccount: z
    .string()
    .check(z.minLength(1, "Paste the content of the JSON file."), z.maxLength(20_000)),
});

/**
 * Connection of an account to a store, without its key. `identity` is the issuer ID or the service account. `problem` is
 * why the store rejected the key when it was last used; `null` if it accepted it or wasn't asked yet (`usedAt`).
 */
export const ReviewConnectionSchema = z.object({
  platform: Platform,
  identity: z.string(),
  keyId: z.string(),
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
  problem: z.nullable(z.string()),
});

/** Parsed {@link ReviewConnectionSchema}. */
export type ReviewConnection = z.infer<typeof ReviewConnectionSchema>;

const Test = z.object({ ok: z.boolean(), message: z.string() });

/** Result of a test with its message for users. */
export type ReviewConnectionTest = z.infer<typeof Test>;

const ByPlatform = z.object({ platform: Platform });
const tag = "review-connections";

/** Endpoints for the keys with which an account replies to reviews. API keys can't call them. */
export const reviewConnectionsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/review-connections",
    access: "user",
    tag,
    summary: "List your store connections without their keys",
    response: answer(z.array(ReviewConnectionSchema)),
  }),
  save: endpoint({
    method: "PUT",
    path: "/review-connections",
    access: "user",
    tag,
    summary: "Connect App Store Connect or Google Play; the key is stored encrypted and never returned",
    body: z.discriminatedUnion("platform", [AppStoreKeySchema, GooglePlayKeySchema]),
    response: answer(ReviewConnectionSchema),
    recentSignIn: true,
    perMinute: 10,
  }),
  test: endpoint({
    method: "POST",
    path: "/review-connections/{platform}/test",
    access: "user",
    tag,
    summary: "Ask the store if the key may read the reviews of a tracked app",
    params: ByPlatform,
    body: z.object({ appId: AppIdSchema }),
    response: answer(Test),
    errors: ["NOT_FOUND"],
    perMinute: 10,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/review-connections/{platform}",
    access: "user",
    tag,
    summary: "Delete a store connection and its key; queued replies are kept for copying",
    params: ByPlatform,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
    perMinute: 20,
  }),
};
