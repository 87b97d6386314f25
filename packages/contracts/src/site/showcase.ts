import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { PictureUrlSchema } from "../api/pictures";
import { ProvenanceSchema, SourceSchema } from "../store/provenance";
import { CountrySchema, DEFAULT_COUNTRY } from "../store/storefronts";
import { z } from "../zod";
import { KeywordTextSchema } from "../keywords/keywords";

/** Number of days of rank history in a public result. */
export const SHOWCASE_DAYS = 14;

/** The search that the home page opens with: common enough for every source of listings to have results. */
export const FIRST_SEARCH = { keyword: "weather radar", country: DEFAULT_COUNTRY };

/** Returns the text alternative of a rank history, from its known ranks. */
export const getHistoryLabel = (known: readonly number[]): string =>
  `Rank over ${known.length} of the last ${SHOWCASE_DAYS} days, from ${known.at(0)} to ${known.at(-1)}`;

/** App in a public search. `ranks` is its rank on each of the last days, oldest first; `null` if none is stored. */
export const ShowcaseResultSchema = z.object({
  position: z.number(),
  name: z.string(),
  icon: z.nullable(PictureUrlSchema),
  developer: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  ranks: z.array(z.nullable(z.number())),
});

/** Parsed {@link ShowcaseResultSchema}. */
export type ShowcaseResult = z.infer<typeof ShowcaseResultSchema>;

/** Public endpoints for the home page, based on this installation's data. */
export const showcaseEndpoints = {
  figures: endpoint({
    method: "GET",
    path: "/public/figures",
    access: "public",
    tag: "showcase",
    summary: "Get the totals of this installation; unknown ones are null",
    response: answer(
      z.object({
        apps: z.nullable(z.number()),
        storefronts: z.nullable(z.number()),
        keywords: z.nullable(z.number()),
        ranks: z.nullable(z.number()),
      }),
      { source: SourceSchema, countedAt: z.string() },
    ),
  }),
  topApps: endpoint({
    method: "GET",
    path: "/public/top-apps",
    access: "public",
    tag: "showcase",
    summary: "List the top five apps in a store's search results for a keyword",
    query: z.object({ keyword: KeywordTextSchema, country: z._default(CountrySchema, "us") }),
    response: answer(z.array(ShowcaseResultSchema), {
      keyword: z.string(),
      country: z.string(),
      provenance: ProvenanceSchema,
    }),
    perMinute: 30,
    errors: ["UNKNOWN_COUNTRY", "NOT_FOUND", "STORE_UNAVAILABLE"],
  }),
};
