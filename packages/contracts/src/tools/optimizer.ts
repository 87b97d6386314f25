import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { PathIdSchema } from "../api/ids";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { AppIdSchema } from "../apps/apps";
import { PlatformSchema } from "../apps/listing";
import { UsageSchema } from "../limits/limits";

const figure = z.nullable(z.number());

/** Tracked keyword with its latest known metrics. */
export const KeywordFigureSchema = z.object({ keyword: z.string(), popularity: figure, difficulty: figure });

/** Report; see `OptimizerReport` in `@listwise/aso-core/optimizer`. */
export const OptimizerReportSchema = z.object({
  score: figure,
  parts: z.array(
    z.object({ key: z.string(), label: z.string(), points: figure, max: z.number(), detail: z.string() }),
  ),
  keywords: z.array(
    z.extend(KeywordFigureSchema, {
      covered: z.boolean(),
      missing: z.array(z.string()),
      where: z.array(z.string()),
    }),
  ),
  findings: z.array(
    z.object({
      field: z.string(),
      severity: z.enum(["error", "warning"]),
      message: z.string(),
      words: z.optional(z.array(z.string())),
    }),
  ),
});

/** Subject of an optimization. */
export const OptimizationKindSchema = z.enum(["title", "description"]);

/** Parsed {@link OptimizationKindSchema}. */
export type OptimizationKind = z.infer<typeof OptimizationKindSchema>;

const text = (longest: number) =>
  z.optional(
    z
      .string()
      .check(
        z.maxLength(longest),
        z.regex(/^[^\0]*$/, "The text contains characters that can't be stored. Remove them."),
      ),
  );

/** Texts to score. Only those of the kind are read; missing ones count as empty. */
export const OptimizedTextsSchema = z.object({
  name: text(500),
  subtitle: text(500),
  keywords: text(1000),
  shortDescription: text(1000),
  description: text(20_000),
});

/** Parsed {@link OptimizedTextsSchema}. */
export type OptimizedTexts = z.infer<typeof OptimizedTextsSchema>;

/** Time in which crawls saw a version's texts in the store. */
export const LivePeriodSchema = z.object({
  /** First crawl that saw them; `null` if they are older than the first crawl. */
  since: z.nullable(z.string()),
  /** Last crawl that saw other texts; `null` with `since`. */
  previousAt: z.nullable(z.string()),
  /** Last crawl that saw them; `null` while they are live. */
  until: z.nullable(z.string()),
});

/** Texts that were scored. */
export const OptimizationSchema = z.object({
  id: z.number(),
  kind: OptimizationKindSchema,
  platform: PlatformSchema,
  country: z.string(),
  texts: OptimizedTextsSchema,
  report: OptimizerReportSchema,
  label: z.nullable(z.string()),
  /** Period in which these texts were live, ignoring the keyword field; `null` if no crawl saw them. */
  live: z.nullable(LivePeriodSchema),
  createdAt: z.string(),
});

/** Parsed {@link OptimizationSchema}. */
export type Optimization = z.infer<typeof OptimizationSchema>;

/** Report on the live listing; `null` with a reason if it is unavailable. */
const LiveReportSchema = z.object({
  report: z.nullable(OptimizerReportSchema),
  reason: z.nullable(z.string()),
  /** ASO score of the live listing, and with the new texts; `null` if they aren't comparable. */
  aso: z.nullable(z.object({ before: z.number(), after: z.number() })),
  /** Score of the sent texts over the fields that are known in the listing, for a comparison with `report`. */
  comparable: figure,
});

const ByAppId = z.object({ id: AppIdSchema });

/** Endpoints for scoring listing texts; each score counts toward the daily optimization limit. */
export const optimizerEndpoints = {
  keywords: endpoint({
    method: "GET",
    path: "/optimizer/keywords",
    access: "user",
    tag: "tools",
    summary: "List the keywords on an app's list in a country with their latest known metrics",
    query: z.object({
      /** Our id of the app; the current app if absent. */
      appId: z.optional(PathIdSchema),
      country: z._default(CountrySchema, "us"),
    }),
    response: answer(z.array(KeywordFigureSchema)),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
  list: endpoint({
    method: "GET",
    path: "/apps/{id}/optimizations",
    access: "user",
    tag: "tools",
    summary: "List the last 50 scored versions of an app's texts, newest first",
    params: ByAppId,
    query: z.object({ kind: OptimizationKindSchema }),
    response: answer(z.array(OptimizationSchema)),
    errors: ["NOT_FOUND"],
  }),
  run: endpoint({
    method: "POST",
    path: "/apps/{id}/optimizations",
    access: "user",
    tag: "tools",
    summary:
      "Score texts against the live listing and save them as a version; uses one of your daily optimizations",
    params: ByAppId,
    body: z.object({
      kind: OptimizationKindSchema,
      platform: PlatformSchema,
      country: CountrySchema,
      texts: OptimizedTextsSchema,
    }),
    response: answer(OptimizationSchema, { live: LiveReportSchema, usage: UsageSchema }),
    status: 201,
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY", "FEATURE_LIMIT_EXCEEDED"],
    idempotent: true,
    perMinute: 60,
  }),
};
