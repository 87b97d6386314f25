import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { PathIdSchema } from "../api/ids";
import { z } from "../zod";
import { createNameSchema } from "../api/texts";

/** Maximum number of API keys per account. */
export const MAX_API_KEYS = 10;

/** Scopes of a key: `read` allows GET requests, `write` all others. */
export const API_KEY_SCOPES = ["read", "write"] as const;

/** One of {@link API_KEY_SCOPES}. */
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** Maximum and default lifetime of a key in days. */
export const MAX_API_KEY_DAYS = 365;

const Label = createNameSchema("Enter a name for the key.", 60);

const Scopes = z.array(z.enum(API_KEY_SCOPES));

/**
 * API key. `ending` is the last characters of the key, to tell keys apart; the key itself is not stored. Requests with
 * an expired key fail with 401.
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

/** Body of `POST /api-keys`. The default is both scopes and an expiry after one year. */
export const NewApiKeySchema = z.object({
  label: Label,
  scopes: z._default(Scopes.check(z.minLength(1, "Select at least one scope.")), [...API_KEY_SCOPES]),
  expiresInDays: z._default(
    z
      .number()
      .check(
        z.int(),
        z.gte(1),
        z.lte(MAX_API_KEY_DAYS, `Choose an expiry of at most ${MAX_API_KEY_DAYS} days.`),
      ),
    MAX_API_KEY_DAYS,
  ),
});

/** Input of {@link NewApiKeySchema}. */
export type NewApiKey = z.input<typeof NewApiKeySchema>;

/** Endpoints for API keys; requests with a key count toward the limit `api_calls_per_day`. */
export const apiKeysEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api-keys",
    access: "user",
    tag: "api-keys",
    summary: "List your API keys, newest first",
    viewable: false,
    response: answer(z.array(ApiKeySchema)),
  }),
  create: endpoint({
    method: "POST",
    path: "/api-keys",
    access: "user",
    tag: "api-keys",
    summary: "Create an API key; it is returned only once, and the owner is notified by email",
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
    summary: "Delete an API key; requests with it fail immediately",
    params: z.object({ id: PathIdSchema }),
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
    perMinute: 20,
  }),
};
