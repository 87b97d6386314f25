import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { CountrySchema } from "../platform/storefronts";
import { z } from "../zod";
import { AppIdSchema, PlatformSchema } from "./apps";
import { UsageSchema } from "./limits";

const figure = z.nullable(z.number());

/** A tracked keyword with what was last known of it. */
export const KeywordFigureSchema = z.object({ keyword: z.string(), popularity: figure, difficulty: figure });

/** A report as `OptimizerReport` of the optimizer face describes it. */
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
    z.object({ field: z.string(), severity: z.enum(["error", "warning"]), message: z.string() }),
  ),
});

/** What is optimized. */
export const OptimizationKindSchema = z.enum(["title", "description"]);

/** Parsed {@link OptimizationKindSchema}. */
export type OptimizationKind = z.infer<typeof OptimizationKindSchema>;

const text = (longest: number) =>
  z.optional(
    z
      .string()
      .check(z.maxLength(longest), z.regex(/^[^\0]*$/, "The text holds characters that cannot be used.")),
  );

/** The texts that are scored; those of the kind are read, an absent one is empty. */
export const OptimizedTextsSchema = z.object({
  name: text(500),
  subtitle: text(500),
  keywords: text(1000),
  shortDescription: text(1000),
  description: text(20_000),
});

/** Parsed {@link OptimizedTextsSchema}. */
export type OptimizedTexts = z.infer<typeof OptimizedTextsSchema>;

/** Texts that were scored once. */
export const OptimizationSchema = z.object({
  id: z.number(),
  kind: OptimizationKindSchema,
  platform: PlatformSchema,
  country: z.string(),
  texts: OptimizedTextsSchema,
  report: OptimizerReportSchema,
  createdAt: z.string(),
});

/** Parsed {@link OptimizationSchema}. */
export type Optimization = z.infer<typeof OptimizationSchema>;

/** What the live listing scores, `null` with its reason where there is none. */
const LiveReportSchema = z.object({
  report: z.nullable(OptimizerReportSchema),
  reason: z.nullable(z.string()),
  /** The ASO score of the listing as it is, and with the new texts in it. */
  aso: z.nullable(z.object({ before: z.number(), after: z.number() })),
});

const ByAppId = z.object({ id: AppIdSchema });

/** Scores of listing texts; each counts as one of the day's optimizations. */
export const optimizerEndpoints = {
  keywords: endpoint({
    method: "GET",
    path: "/optimizer/keywords",
    access: "user",
    tag: "tools",
    summary: "The keywords one tracks in a country, with the figures known last",
    query: z.object({ country: z._default(CountrySchema, "us") }),
    response: answer(z.array(KeywordFigureSchema)),
    errors: ["UNKNOWN_COUNTRY"],
  }),
  list: endpoint({
    method: "GET",
    path: "/apps/{id}/optimizations",
    access: "user",
    tag: "tools",
    summary: "The last 50 scored versions of an app's texts, newest first",
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
      "Score texts beside the live listing and keep them as a version; uses one optimization of the day",
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
