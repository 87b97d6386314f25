import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { z } from "../zod";

/** What the server watches by itself. */
export const ALERT_KINDS = [
  "store-hosts",
  "waiting-requests",
  "failed-requests",
  "failed-sign-ins",
  "failing-releases",
  "disk-usage",
  "database-latency",
  "database-connections",
  "database-outage",
  "queue-lag",
  "failed-jobs",
] as const;

/** What is watched, and from which value on an alert is raised. */
export const AlertConfigSchema = z.object({
  id: z.enum(ALERT_KINDS),
  name: z.string(),
  description: z.string(),
  enabled: z.boolean(),
  /** An alert is raised when the value is at least this. */
  threshold: z.number(),
});

/** Parsed {@link AlertConfigSchema}. */
export type AlertConfig = z.infer<typeof AlertConfigSchema>;

/** What an administrator changes of it. */
export const AlertConfigBodySchema = z.object({
  enabled: z.boolean(),
  threshold: z
    .number("Enter a whole number.")
    .check(z.int("Enter a whole number."), z.gte(1, "Enter at least 1."), z.lte(1_000_000)),
});

/** Something that was watched went over its threshold; `resolvedAt` is `null` while it is. */
export const SystemAlertSchema = z.object({
  id: z.number(),
  kind: z.enum(ALERT_KINDS),
  name: z.string(),
  /** The value when it was raised. */
  value: z.number(),
  threshold: z.number(),
  raisedAt: z.string(),
  resolvedAt: z.nullable(z.string()),
});

/** Parsed {@link SystemAlertSchema}. */
export type SystemAlert = z.infer<typeof SystemAlertSchema>;

const tag = "admin";

/** What the server watches of itself. */
export const systemAlertsEndpoints = {
  status: endpoint({
    method: "GET",
    path: "/admin/system-status",
    access: "admin",
    tag,
    summary: "The state of each part of the server, and how many alerts stand",
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
    summary: "The latest alerts, those that stand first; 20 unless told",
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
    summary: "What is watched, and from which value on an alert is raised",
    response: answer(z.array(AlertConfigSchema)),
  }),
  setConfig: endpoint({
    method: "PUT",
    path: "/admin/alert-configs/{id}",
    access: "admin",
    tag,
    summary: "Switch a watch on or off, or move its threshold",
    params: z.object({ id: z.enum(ALERT_KINDS) }),
    body: AlertConfigBodySchema,
    response: answer(AlertConfigSchema),
  }),
};
