import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { CountrySchema } from "../platform/storefronts";
import { z } from "../zod";
import { KeywordTextSchema } from "./keywords";

/** Keywords that are asked for at once. */
export const MOST_FIGURES = 1000;

const figure = z.nullable(z.number());

/** What was last known of a keyword in a country; all `null` with `computedAt` where nothing was ever computed. */
export const KnownFiguresSchema = z.object({
  keyword: z.string(),
  popularity: figure,
  difficulty: figure,
  opportunity: figure,
  computedAt: z.nullable(z.string()),
  tracked: z.boolean(),
});

/** Parsed {@link KnownFiguresSchema}. */
export type KnownFigures = z.infer<typeof KnownFiguresSchema>;

/** Figures of many keywords at once. */
export const keywordFiguresEndpoints = {
  known: endpoint({
    method: "POST",
    path: "/keywords/figures",
    access: "user",
    tag: "keywords",
    summary: "Figures known last of keywords in a country, in their order; nothing is computed for it",
    body: z.object({
      country: CountrySchema,
      keywords: z
        .array(KeywordTextSchema)
        .check(
          z.minLength(1, "Name at least one keyword."),
          z.maxLength(MOST_FIGURES, `Ask for at most ${MOST_FIGURES} keywords at once.`),
        ),
    }),
    response: answer(z.array(KnownFiguresSchema)),
    errors: ["UNKNOWN_COUNTRY"],
    idempotent: true,
  }),
};
