import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { ReleaseNameSchema } from "./release-token";
import { z } from "../zod";
import { ReleaseVersionSchema } from "../remotes/release";

/** Limits of one report and of the source maps of a version, chosen by us. */
const MAX_REPORT_BYTES = 32 * 1024;
const MAX_MAPS_BYTES = 40 * 1024 * 1024;
const MAX_RELEASES = 12;
const MAX_CALLS = 100;
const MAX_ERRORS = 5;
const MAX_FRAMES = 15;

const Duration = z.number().check(z.gte(0), z.lte(600_000));
const Position = z.number().check(z.int(), z.gte(1), z.lte(100_000_000));

/** Name of a script in a release folder. */
const ScriptNameSchema = z
  .string()
  .check(z.regex(/^\w[\w.-]{0,149}\.m?js$/, "Name a script as in the release, such as main.js."));

/** Position in a script of a release, both counted from 1. */
export const StackFrameSchema = z.object({
  name: ReleaseNameSchema,
  version: ReleaseVersionSchema,
  file: ScriptNameSchema,
  line: Position,
  column: Position,
});

/** Parsed {@link StackFrameSchema}. */
export type StackFrame = z.infer<typeof StackFrameSchema>;

/** Script error: its message, and the frames of its stack that are in releases, innermost first. */
const ScriptErrorSchema = z.object({
  message: z.string().check(z.maxLength(300)),
  frames: z.array(StackFrameSchema).check(z.minLength(1), z.maxLength(MAX_FRAMES)),
});

/**
 * Measurements of one version on a page. Vitals and bytes are sent with the first report of the page, calls and errors since
 * the report before. Durations are in milliseconds. `bytes` is the compressed size of the version's files on the page.
 * `calls` has the duration of every call, `failedCalls` of how many the answer was unusable: none, a server error, or not
 * what the contract says.
 */
export const VersionMeasurementsSchema = z.object({
  name: ReleaseNameSchema,
  version: ReleaseVersionSchema,
  lcpMs: z.optional(Duration),
  inpMs: z.optional(Duration),
  cls: z.optional(z.number().check(z.gte(0), z.lte(100))),
  bytes: z.optional(z.number().check(z.gte(0), z.lte(1_000_000_000))),
  calls: z._default(z.array(Duration).check(z.maxLength(MAX_CALLS)), []),
  failedCalls: z._default(z.number().check(z.int(), z.gte(0), z.lte(MAX_CALLS)), 0),
  errors: z._default(z.array(ScriptErrorSchema).check(z.maxLength(MAX_ERRORS)), []),
});

/** Parsed {@link VersionMeasurementsSchema}. */
export type VersionMeasurements = z.infer<typeof VersionMeasurementsSchema>;

const Figure = z.nullable(z.number());

/**
 * Measurements of a version over a time. Percentiles are the 75th and at most 5% from the exact value; `null` without
 * samples. Shares are from 0 to 1, of pages and of API calls.
 */
const MeasurementsSchema = z.object({
  pages: z.number(),
  lcpP75Ms: Figure,
  inpP75Ms: Figure,
  clsP75: Figure,
  apiP75Ms: Figure,
  bytesP75: Figure,
  scriptErrorShare: Figure,
  apiFailureShare: Figure,
});

/** Measurements of a version, in total with the numbers of samples, and over time. `at` is the start of a period. */
export const VersionMetricsSchema = z.extend(MeasurementsSchema, {
  version: ReleaseVersionSchema,
  lcpSamples: z.number(),
  inpSamples: z.number(),
  clsSamples: z.number(),
  apiCalls: z.number(),
  points: z.array(z.extend(MeasurementsSchema, { at: z.string() })),
});

/** Parsed {@link VersionMetricsSchema}. */
export type VersionMetrics = z.infer<typeof VersionMetricsSchema>;

/**
 * Frame of a stack with its position in the sources. `source` is the source file, `null` if the version's source map is
 * missing or has no such position.
 */
const MappedFrameSchema = z.extend(StackFrameSchema, {
  source: z.nullable(z.string()),
  sourceLine: z.nullable(z.number()),
  sourceColumn: z.nullable(z.number()),
});

/** Script error of a version, how often pages reported it, and its stack, innermost frame first. */
export const ReleaseErrorSchema = z.object({
  id: z.string(),
  version: ReleaseVersionSchema,
  message: z.string(),
  count: z.number(),
  firstAt: z.string(),
  lastAt: z.string(),
  frames: z.array(MappedFrameSchema),
});

/** Parsed {@link ReleaseErrorSchema}. */
export type ReleaseError = z.infer<typeof ReleaseErrorSchema>;

/** Days that metrics can cover. */
export const METRICS_DAYS = ["1", "7", "30"] as const;

const tag = "releases";
const ByName = z.object({ name: ReleaseNameSchema });

/** Endpoints for measurements of releases in browsers. A team's token reads and writes only its own release. */
export const releaseMetricsEndpoints = {
  measured: endpoint({
    method: "POST",
    path: "/page-metrics",
    access: "public",
    tag,
    summary: "Report the measurements of a page for the versions that it used",
    body: z.object({
      page: z.string().check(z.maxLength(1000)),
      releases: z.array(VersionMeasurementsSchema).check(z.maxLength(MAX_RELEASES)),
    }),
    bodyLimit: MAX_REPORT_BYTES,
    response: z.object({ success: z.literal(true) }),
    status: 202,
    errors: ["PAYLOAD_TOO_LARGE"],
    perMinute: 60,
  }),
  metrics: endpoint({
    method: "GET",
    path: "/releases/{name}/metrics",
    access: "team",
    tag,
    summary: "Get web vitals, script errors, API calls and bytes of a release by version; 7 days by default",
    params: ByName,
    query: z.object({ days: z._default(z.enum(METRICS_DAYS), "7") }),
    response: answer(z.array(VersionMetricsSchema)),
  }),
  errors: endpoint({
    method: "GET",
    path: "/releases/{name}/errors",
    access: "team",
    tag,
    summary: "List the latest script errors of a release, with their positions in the sources",
    params: ByName,
    response: answer(z.array(ReleaseErrorSchema)),
    perMinute: 60,
  }),
  saveSourceMaps: endpoint({
    method: "PUT",
    path: "/releases/{name}/source-maps",
    access: "team",
    tag,
    summary: "Store the source maps of a published version, gzipped and in base64; they are never public",
    params: ByName,
    body: z.object({
      version: ReleaseVersionSchema,
      maps: z.record(ScriptNameSchema, z.string()),
    }),
    bodyLimit: MAX_MAPS_BYTES,
    response: z.object({ success: z.literal(true), message: z.string() }),
    errors: ["NOT_FOUND", "PAYLOAD_TOO_LARGE"],
    perMinute: 60,
    recentSignIn: true,
  }),
};
