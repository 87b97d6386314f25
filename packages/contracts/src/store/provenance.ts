import { z } from "../zod";

/** Source of store data. */
export const SourceSchema = z.enum(["sample", "dataset", "apple", "google-play"]);

/** Parsed {@link SourceSchema}. */
export type Source = z.infer<typeof SourceSchema>;

/** Source of a metric: a store source, or Apple Ads. */
const FigureSourceSchema = z.enum([...SourceSchema.options, "apple-ads"]);

/**
 * Source of a metric and the time it was fetched (UTC, ISO 8601). `algorithm` and `version` identify the computation of
 * a derived metric; `confidence` is 0–100, or `null` if not applicable.
 */
export const ProvenanceSchema = z.object({
  source: FigureSourceSchema,
  algorithm: z.nullable(z.string()),
  version: z.nullable(z.number()),
  confidence: z.nullable(z.number()),
  fetchedAt: z.nullable(z.string()),
});

/** Parsed {@link ProvenanceSchema}. */
export type Provenance = z.infer<typeof ProvenanceSchema>;
