import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { SourceSchema } from "../platform/provenance";
import { z } from "../zod";
import { PlatformSchema } from "./apps";

/** One entry of the site's configuration. */
export const ConfigEntrySchema = z.object({
  key: z.string(),
  value: z.string(),
  type: z.string(),
  description: z.nullable(z.string()),
});

/** Parsed {@link ConfigEntrySchema}. */
export type ConfigEntry = z.infer<typeof ConfigEntrySchema>;

/** Whether this installation may run; `message` says why not. */
export const LicenseStatusSchema = z.object({
  ok: z.boolean(),
  killSwitch: z.boolean(),
  message: z.optional(z.string()),
});

/** Parsed {@link LicenseStatusSchema}. */
export type LicenseStatus = z.infer<typeof LicenseStatusSchema>;

/** Token of the page that reports, from its `listwise-page` meta tag: a report without one counts for nothing. */
export const PageTokenSchema = z.optional(z.string().check(z.maxLength(1000)));

/** Reports of the browser: what failed where. Texts are cut by the server. */
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
 * Codes of failures that may as well lie at the visitor's own line: a load that took too long, did not arrive, or a part
 * that did not. They are told, and count in health, but take no version out.
 */
export const LINE_CODES: readonly string[] = ["DEADLINE", "NETWORK", "CHUNK_GONE"];

/** Licence, public configuration, health and reports. */
export const siteEndpoints = {
  license: endpoint({
    method: "GET",
    path: "/license/status",
    access: "public",
    tag: "site",
    summary: "Whether this installation may run",
    response: LicenseStatusSchema,
  }),
  publicConfig: endpoint({
    method: "GET",
    path: "/public/config",
    access: "public",
    tag: "site",
    summary: "Configuration everyone may read: seo.* and flags",
    /** `platforms`: the stores that the source can search. */
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
    summary: "Whether the process lives",
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
    summary: "Whether the process can serve: database and store data",
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
    summary: "A failure seen by a browser",
    body: ClientReportSchema,
    // By the id it is found in the server's log: something to tell whoever runs the site.
    response: z.object({ success: z.literal(true), reportId: z.optional(z.string()) }),
    status: 202,
    perMinute: 60,
  }),
};
