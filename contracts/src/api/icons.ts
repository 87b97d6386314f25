import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { PictureUrlSchema } from "../platform/pictures";
import { ProvenanceSchema } from "../platform/provenance";
import { CountrySchema } from "../platform/storefronts";
import { z } from "../zod";
import { AppIdSchema } from "./apps";
import { KeywordTextSchema } from "./keywords";

/** What is said of every icon that cannot be analysed. */
export const ICON_UNREADABLE_TEXT =
  "Could not extract colors from the icon. The image might be inaccessible or invalid.";

/** A colour of an icon as `#rrggbb`, with its share; recommended above 20 percent. */
export const IconColorSchema = z.object({
  color: z.string(),
  percentage: z.number(),
  isRecommended: z.boolean(),
});

/** Parsed {@link IconColorSchema}. */
export type IconColor = z.infer<typeof IconColorSchema>;

/** A part of the score: what was measured in words, its points (0–100) and its weight in percent. */
export const IconPartSchema = z.object({
  key: z.enum(["contrast", "small-size", "strength"]),
  name: z.string(),
  measured: z.string(),
  points: z.number(),
  weight: z.number(),
});

/**
 * What the pixels of an icon tell. `score` is 60 plus 38 percent of the weighted points, less 10 for each colour beyond
 * six (`penalty`), from 60 to 98.
 */
export const IconAnalysisSchema = z.object({
  colors: z.array(IconColorSchema),
  feedback: z.array(
    z.object({ type: z.enum(["positive", "negative"]), text: z.string(), description: z.string() }),
  ),
  score: z.number(),
  parts: z.array(IconPartSchema),
  penalty: z.number(),
  algorithm: z.string(),
  version: z.number(),
});

/** Parsed {@link IconAnalysisSchema}. */
export type IconAnalysis = z.infer<typeof IconAnalysisSchema>;

/**
 * An icon beside others. `score` comes from the app's rating (65–95, `null` when it has none), `analysis` from the pixels;
 * without one, `reason` says why.
 */
export const CompetitorIconSchema = z.object({
  appId: z.number(),
  appName: z.string(),
  iconUrl: z.nullable(PictureUrlSchema),
  colors: z.array(IconColorSchema),
  rating: z.nullable(z.number()),
  score: z.nullable(z.number()),
  mine: z.boolean(),
  analysis: z.nullable(IconAnalysisSchema),
  reason: z.nullable(z.string()),
});

/** Parsed {@link CompetitorIconSchema}. */
export type CompetitorIcon = z.infer<typeof CompetitorIconSchema>;

/** A place in a search with the icon that stands there and its colours; none where it could not be read. */
export const ShelfIconSchema = z.object({
  position: z.number(),
  appId: z.number(),
  appName: z.string(),
  iconUrl: z.nullable(PictureUrlSchema),
  colors: z.array(IconColorSchema),
});

/** Parsed {@link ShelfIconSchema}. */
export type ShelfIcon = z.infer<typeof ShelfIconSchema>;

/** Base64 of a picture of at most 2 MB. */
const PictureSchema = z
  .string()
  .check(z.minLength(1, "Choose a picture."), z.maxLength(2_800_000, "The picture is larger than 2 MB."))
  .check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/, "The picture could not be read."));

const IconUrlSchema = z
  .string(ICON_UNREADABLE_TEXT)
  .check(z.trim(), z.minLength(1, ICON_UNREADABLE_TEXT), z.maxLength(2000, ICON_UNREADABLE_TEXT));

/** Icons: colours, scores, and how they look beside others. */
export const iconsEndpoints = {
  analyze: endpoint({
    method: "POST",
    path: "/icons/analyze",
    access: "user",
    tag: "icons",
    summary: "The colours and the score of an icon at a store's address; https and known image hosts only",
    body: z.object({ iconUrl: IconUrlSchema }),
    response: answer(IconAnalysisSchema, { colors: z.array(IconColorSchema) }),
    errors: ["ICON_UNREADABLE"],
    perMinute: 60,
  }),
  upload: endpoint({
    method: "POST",
    path: "/icons/upload",
    access: "user",
    tag: "icons",
    summary: "The same for a picture that is sent; `preview` is it anew as a small PNG",
    body: z.object({ picture: PictureSchema }),
    response: answer(IconAnalysisSchema, { preview: z.string() }),
    errors: ["ICON_UNREADABLE"],
    perMinute: 30,
    bodyLimit: 3_000_000,
  }),
  competitors: endpoint({
    method: "GET",
    path: "/competitors/app/{id}/icons",
    access: "user",
    tag: "icons",
    summary: "The icons of an app and its competitors, at most 12, the best scored first, four colours each",
    params: z.object({ id: AppIdSchema }),
    query: z.object({ country: z._default(CountrySchema, "us") }),
    response: answer(z.array(CompetitorIconSchema), { provenance: ProvenanceSchema }),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
    perMinute: 60,
  }),
  shelf: endpoint({
    method: "GET",
    path: "/icons/shelf",
    access: "user",
    tag: "icons",
    summary: "The icons of the first 12 results of a store's search, in order, with four colours each",
    query: z.object({ keyword: KeywordTextSchema, country: z._default(CountrySchema, "us") }),
    response: answer(z.array(ShelfIconSchema), { keyword: z.string(), provenance: ProvenanceSchema }),
    errors: ["UNKNOWN_COUNTRY", "STORE_UNAVAILABLE"],
    perMinute: 60,
  }),
};
