import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { PathIdSchema } from "../platform/ids";
import { z } from "../zod";
import { createNameSchema } from "./texts";

/** API keys one account may have at a time. */
export const MOST_API_KEYS = 10;

/** Scopes of a key: `read` makes GET calls, `write` all others. */
export const API_KEY_SCOPES = ["read", "write"] as const;

/** One of {@link API_KEY_SCOPES}. */
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** Days after which a key expires at the latest, and unless another time is chosen. */
export const MAX_API_KEY_DAYS = 365;

const Label = createNameSchema("Name the key.", 60);

const Scopes = z.array(z.enum(API_KEY_SCOPES));

/**
 * A key for one's own programs. `ending` is how it ends, to tell keys apart; the key itself is kept nowhere. Calls with an
 * expired key are refused with 401.
 */
export const ApiKeySchema = z.object({
  id: z.number(),
  label: z.string(),
  ending: z.string(),
  scopes: Scopes,
  expiresAt: z.string(),
  expired: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});

/** Parsed {@link ApiKeySchema}. */
export type ApiKey = z.infer<typeof ApiKeySchema>;

/** Body of `POST /api-keys`. Without scopes the key may read and write, without days it expires after a year. */
export const NewApiKeySchema = z.object({
  label: Label,
  scopes: z._default(Scopes.check(z.minLength(1, "Choose what the key may do.")), [...API_KEY_SCOPES]),
  expiresInDays: z._default(
    z
      .number()
      .check(
        z.int(),
        z.gte(1),
        z.lte(MAX_API_KEY_DAYS, `A key expires after ${MAX_API_KEY_DAYS} days at the latest.`),
      ),
    MAX_API_KEY_DAYS,
  ),
});

/** Input of {@link NewApiKeySchema}. */
export type NewApiKey = z.input<typeof NewApiKeySchema>;

/** Keys with which one's own programs call the API; their calls are counted by `api_calls_per_day`. */
export const apiKeysEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api-keys",
    access: "user",
    tag: "api-keys",
    summary: "One's API keys, newest first",
    response: answer(z.array(ApiKeySchema)),
  }),
  create: endpoint({
    method: "POST",
    path: "/api-keys",
    access: "user",
    tag: "api-keys",
    summary: "Make an API key; it is told once, and a mail tells the owner",
    body: NewApiKeySchema,
    response: answer(z.extend(ApiKeySchema, { key: z.string() })),
    status: 201,
    errors: ["CONFLICT"],
    perMinute: 20,
    recentSignIn: true,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api-keys/{id}",
    access: "user",
    tag: "api-keys",
    summary: "Delete an API key; calls with it are refused from then on",
    params: z.object({ id: PathIdSchema }),
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
    perMinute: 20,
  }),
};
