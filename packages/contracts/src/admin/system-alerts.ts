import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { z } from "../zod";

/** Kinds of problems that the server monitors. */
export const ALERT_KINDS = [
  "store-hosts",
  "waiting-requests",
  "failed-requests",
  "failed-sign-ins",
  "failing-releases",
  "regressed-releases",
  "automatic-rollbacks",
  "disk-usage",
  "database-latency",
  "database-connections",
  "database-outage",
  "queue-lag",
  "failed-jobs",
] as const;

/** Monitored value and its alert threshold. */
export const AlertConfigSchema = z.object({
  id: z.enum(ALERT_KINDS),
  name: z.string(),
  description: z.string(),
  enabled: z.boolean(),
  /** Minimum value that raises an alert. */
  threshold: z.number(),
});

/** Parsed {@link AlertConfigSchema}. */
export type AlertConfig = z.infer<typeof AlertConfigSchema>;

/** Editable fields of an alert configuration. */
export const AlertConfigBodySchema = z.object({
  enabled: z.boolean(),
  threshold: z
    .number("Enter a whole number.")
    .check(z.int("Enter a whole number."), z.gte(1, "Enter at least 1."), z.lte(1_000_000)),
});

/** Alert for a value above its threshold; `resolvedAt` is `null` while it is active. */
export const SystemAlertSchema = z.object({
  id: z.number(),
  kind: z.enum(ALERT_KINDS),
  name: z.string(),
  /** Value at the time it was raised. */
  value: z.number(),
  threshold: z.number(),
  raisedAt: z.string(),
  resolvedAt: z.nullable(z.string()),
});

/** Parsed {@link SystemAlertSchema}. */
export type SystemAlert = z.infer<typeof SystemAlertSchema>;

const tag = "admin";

/** Admin endpoints for the server's self-monitoring. */
export const systemAlertsEndpoints = {
  status: endpoint({
    method: "GET",
    path: "/admin/system-status",
    access: "admin",
    tag,
    summary: "Get the state of each part of the server and the number of active alerts",
    response: answer(
      z.object({
        ready: z.boolean(),
        uptimeSeconds: z.number(),
        checks: z.record(z.string(), z.string()),
        openAlerts: z.number(),
      }),
    ),
  }),
  alerts: endpoint({
    method: "GET",
    path: "/admin/system-alerts",
    access: "admin",
    tag,
    summary: "List the latest alerts, active ones first; 20 by default",
    query: z.object({
      limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
    }),
    response: answer(z.array(SystemAlertSchema)),
  }),
  configs: endpoint({
    method: "GET",
    path: "/admin/alert-configs",
    access: "admin",
    tag,
    summary: "List the monitored values and their alert thresholds",
    response: answer(z.array(AlertConfigSchema)),
  }),
  setConfig: endpoint({
    method: "PUT",
    path: "/admin/alert-configs/{id}",
    access: "admin",
    tag,
    summary: "Turn a monitor on or off, or change its threshold",
    params: z.object({ id: z.enum(ALERT_KINDS) }),
    body: AlertConfigBodySchema,
    response: answer(AlertConfigSchema),
  }),
};
