import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { PathIdSchema } from "../platform/ids";
import { z } from "../zod";

/** API keys one account may have at a time. */
export const MOST_API_KEYS = 10;

const Label = z
  .string()
  .check(z.trim(), z.minLength(1, "Name the key."), z.maxLength(60, "Use at most 60 characters."));

/** A key for one's own programs. `ending` is how it ends, to tell keys apart; the key itself is kept nowhere. */
export const ApiKeySchema = z.object({
  id: z.number(),
  label: z.string(),
  ending: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});

/** Parsed {@link ApiKeySchema}. */
export type ApiKey = z.infer<typeof ApiKeySchema>;

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
    summary: "Make an API key; it is told once",
    body: z.object({ label: Label }),
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
  }),
};
