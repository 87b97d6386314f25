import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { AppIdSchema } from "../apps/apps";
import { DateRangeSchema } from "../exports/exports";
import { RankSchema } from "../keywords/keywords";
import { ProvenanceSchema } from "../store/provenance";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { HistoryRangeSchema, RankPointSchema } from "./rankings";

/** Charts of a category, by how their apps are chosen. */
export const ChartKindSchema = z.enum(["free", "paid", "grossing"]);

/**
 * Rank of an app in a chart of its category, with one rank per UTC day. 201 means not among the chart's first 200 apps;
 * `results` is the number of apps in the latest chart, at most 200.
 */
export const CategoryRankSchema = z.extend(RankSchema, {
  /** Name of the category, as in listings. */
  category: z.string(),
  chart: ChartKindSchema,
  results: z.nullable(z.number()),
  /** Best rank of all recorded days; `null` if the app was never in the chart. */
  bestRank: z.nullable(z.number()),
  /** Ranks of the range, oldest first; `checkedAt` is the UTC day. */
  points: z.array(RankPointSchema),
});

/** Parsed {@link CategoryRankSchema}. */
export type CategoryRank = z.infer<typeof CategoryRankSchema>;

/** Endpoint for an app's ranks in the charts of its category. */
export const categoryRanksEndpoints = {
  byApp: endpoint({
    method: "GET",
    path: "/rankings/app/{id}/categories",
    access: "user",
    tag: "rankings",
    summary: "List an app's ranks in the top charts of its category in a country, with their history",
    params: z.object({ id: AppIdSchema }),
    query: z.object({
      country: z._default(CountrySchema, "us"),
      dateRange: z._default(DateRangeSchema, "30days"),
    }),
    response: answer(z.array(CategoryRankSchema), {
      /** Reason why there are no ranks, as a sentence; `null` if there are any. */
      reason: z.nullable(z.string()),
      provenance: ProvenanceSchema,
      ...HistoryRangeSchema.shape,
    }),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
};
