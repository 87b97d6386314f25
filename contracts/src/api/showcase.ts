import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { PictureUrlSchema } from "../platform/pictures";
import { ProvenanceSchema, SourceSchema } from "../platform/provenance";
import { CountrySchema } from "../platform/storefronts";
import { z } from "../zod";
import { KeywordTextSchema } from "./keywords";

/** Days of stored ranks a public result tells of. */
export const SHOWCASE_DAYS = 14;

/** One app of a public search. `ranks` is its place on each of the last days, oldest first; `null` where not stored. */
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

/** What the home page shows to everybody, from the data this installation has. */
export const showcaseEndpoints = {
  figures: endpoint({
    method: "GET",
    path: "/public/figures",
    access: "public",
    tag: "showcase",
    summary: "How much is known here; what is not known is null",
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
    summary: "The first five apps a store's search lists for a keyword",
    query: z.object({ keyword: KeywordTextSchema, country: z._default(CountrySchema, "us") }),
    response: answer(z.array(ShowcaseResultSchema), {
      keyword: z.string(),
      country: z.string(),
      provenance: ProvenanceSchema,
    }),
    perMinute: 30,
    errors: ["UNKNOWN_COUNTRY", "NOT_FOUND"],
  }),
};
