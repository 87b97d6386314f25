import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { PathIdSchema } from "../api/ids";
import { createNameSchema } from "../api/texts";
import { z } from "../zod";

/** Maximum number of webhooks per account. */
export const MAX_WEBHOOKS = 5;

/** Number of consecutive failed attempts after which a webhook is disabled; chosen by us. */
export const MAX_WEBHOOK_FAILURES = 20;

/** Webhook that receives alerts. Its secret is only in the response that creates it. */
export const WebhookSchema = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string(),
  isEnabled: z.boolean(),
  /** Consecutive failed attempts. At {@link MAX_WEBHOOK_FAILURES} the webhook is disabled. */
  failures: z.number(),
  lastDeliveredAt: z.nullable(z.string()),
  lastFailedAt: z.nullable(z.string()),
  /** Reason of the last failure, as a sentence. */
  lastError: z.nullable(z.string()),
  createdAt: z.string(),
});

/** Parsed {@link WebhookSchema}. */
export type Webhook = z.infer<typeof WebhookSchema>;

/** Body of `POST /alerts/webhooks`. The URL uses https and the default port, and its host is public. */
export const NewWebhookSchema = z.object({
  name: createNameSchema("Enter a name.", 60),
  url: z
    .string()
    .check(
      z.trim(),
      z.maxLength(500, "Use at most 500 characters."),
      z.regex(/^https?:\/\/[^\s]+$/i, "Enter a URL that starts with https://."),
    ),
});

/** Input of {@link NewWebhookSchema}. */
export type NewWebhook = z.input<typeof NewWebhookSchema>;

const ById = z.object({ id: PathIdSchema });
const Success = z.object({ success: z.literal(true) });

/** Endpoints for the webhooks that receive alerts. */
export const webhooksEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/alerts/webhooks",
    access: "user",
    tag: "alerts",
    summary: "List your webhooks",
    viewable: false,
    response: answer(z.array(WebhookSchema)),
  }),
  add: endpoint({
    method: "POST",
    path: "/alerts/webhooks",
    access: "user",
    tag: "alerts",
    summary: "Create a webhook; its signing secret is returned only once",
    body: NewWebhookSchema,
    response: answer(z.extend(WebhookSchema, { secret: z.string() })),
    status: 201,
    errors: ["CONFLICT"],
    perMinute: 10,
  }),
  change: endpoint({
    method: "PUT",
    path: "/alerts/webhooks/{id}",
    access: "user",
    tag: "alerts",
    summary: "Disable a webhook, or enable it again",
    params: ById,
    body: z.object({ isEnabled: z.boolean() }),
    response: answer(WebhookSchema),
    errors: ["NOT_FOUND"],
    perMinute: 20,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/alerts/webhooks/{id}",
    access: "user",
    tag: "alerts",
    summary: "Delete a webhook",
    params: ById,
    response: Success,
    errors: ["NOT_FOUND"],
    perMinute: 20,
  }),
  test: endpoint({
    method: "POST",
    path: "/alerts/webhooks/{id}/test",
    access: "user",
    tag: "alerts",
    summary: "Send a test event to a webhook and return how it went",
    params: ById,
    response: answer(z.object({ delivered: z.boolean(), error: z.nullable(z.string()) })),
    errors: ["NOT_FOUND", "UNAVAILABLE"],
    perMinute: 10,
  }),
};
