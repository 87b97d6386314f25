import { z } from "../zod";

/** Where store data can come from. */
export const SourceSchema = z.enum(["sample", "dataset", "apple"]);

/** Parsed {@link SourceSchema}. */
export type Source = z.infer<typeof SourceSchema>;

/** Where a figure can come from: the store, or what Apple Ads tells its customers. */
const FigureSourceSchema = z.enum([...SourceSchema.options, "apple-ads"]);

/**
 * Where a figure comes from and when it was fetched (UTC, ISO 8601). `algorithm` and `version` name the computation
 * when it was computed here; `confidence` is 0–100 or `null` where the notion does not apply.
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
