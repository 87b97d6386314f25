import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { SourceSchema } from "../store/provenance";
import { z } from "../zod";
import { PlatformSchema } from "../apps/listing";

/** Entry of the public site configuration. */
export const ConfigEntrySchema = z.object({
  key: z.string(),
  value: z.string(),
  type: z.string(),
  description: z.nullable(z.string()),
});

/** Parsed {@link ConfigEntrySchema}. */
export type ConfigEntry = z.infer<typeof ConfigEntrySchema>;

/** License state of this installation; `message` is the reason if it may not run. */
export const LicenseStatusSchema = z.object({
  ok: z.boolean(),
  killSwitch: z.boolean(),
  message: z.optional(z.string()),
});

/** Parsed {@link LicenseStatusSchema}. */
export type LicenseStatus = z.infer<typeof LicenseStatusSchema>;

/** Token from the `listwise-page` meta tag of the reporting page; reports without one are not counted. */
export const PageTokenSchema = z.optional(z.string().check(z.maxLength(1000)));

/** Failure reported by a browser. The server truncates the texts. */
export const ClientReportSchema = z.object({
  remote: z.optional(z.string().check(z.maxLength(100))),
  version: z.optional(z.string().check(z.maxLength(100))),
  phase: z.enum(["load", "mount", "update", "unmount", "render", "effect", "registry", "script"]),
  code: z.string().check(z.maxLength(100)),
  message: z.string().check(z.maxLength(2000)),
  composition: z.optional(z.string().check(z.maxLength(500))),
  page: PageTokenSchema,
});

/** Parsed {@link ClientReportSchema}. */
export type ClientReport = z.infer<typeof ClientReportSchema>;

/**
 * Codes of failures that a visitor's own connection can cause: a load that timed out or failed, or a missing chunk.
 * They are reported and count toward health, but don't trigger a rollback.
 */
export const CONNECTION_ERROR_CODES: readonly string[] = ["DEADLINE", "NETWORK", "CHUNK_GONE"];

/**
 * Code of a mount that timed out, also at the second try. A visitor's busy device can cause it, so it takes more of these
 * reports than of others to roll a version back.
 */
export const SLOW_MOUNT_CODE = "MOUNT_DEADLINE";

/** Public endpoints for license, configuration, health and client reports. */
export const siteEndpoints = {
  license: endpoint({
    method: "GET",
    path: "/license/status",
    access: "public",
    tag: "site",
    summary: "Check whether this installation is licensed to run",
    response: LicenseStatusSchema,
  }),
  publicConfig: endpoint({
    method: "GET",
    path: "/public/config",
    access: "public",
    tag: "site",
    summary: "Get the public configuration: seo.* and flags",
    /** `platforms` lists the stores that the source can search. */
    response: answer(z.array(ConfigEntrySchema), {
      source: SourceSchema,
      platforms: z.optional(z.array(PlatformSchema)),
    }),
  }),
  health: endpoint({
    method: "GET",
    path: "/health",
    access: "public",
    tag: "site",
    summary: "Check that the process is alive",
    response: z.object({
      success: z.literal(true),
      status: z.literal("ok"),
      version: z.string(),
      uptimeSeconds: z.number(),
    }),
  }),
  ready: endpoint({
    method: "GET",
    path: "/ready",
    access: "public",
    tag: "site",
    summary: "Check that the process can serve requests: database and store data",
    response: z.object({
      success: z.literal(true),
      status: z.literal("ready"),
      checks: z.record(z.string(), z.string()),
    }),
    errors: ["UNAVAILABLE"],
  }),
  report: endpoint({
    method: "POST",
    path: "/client-reports",
    access: "public",
    tag: "site",
    summary: "Report a failure seen by a browser",
    body: ClientReportSchema,
    // Identifies the report in the server's log, so that users can quote it to the operator.
    response: z.object({ success: z.literal(true), reportId: z.optional(z.string()) }),
    status: 202,
    perMinute: 60,
  }),
};
