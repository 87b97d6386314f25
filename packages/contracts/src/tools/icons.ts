import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { PictureUrlSchema } from "../api/pictures";
import { ProvenanceSchema } from "../store/provenance";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { AppIdSchema } from "../apps/apps";
import { PlatformSchema } from "../apps/listing";
import { KeywordTextSchema } from "../keywords/keywords";

/** Prescribed message for an icon that can't be analyzed. */
export const ICON_UNREADABLE_TEXT =
  "Could not extract colors from the icon. The image might be inaccessible or invalid.";

/** Color of an icon as `#rrggbb` with its share of the pixels; recommended above 20 percent. */
export const IconColorSchema = z.object({
  color: z.string(),
  percentage: z.number(),
  isRecommended: z.boolean(),
});

/** Parsed {@link IconColorSchema}. */
export type IconColor = z.infer<typeof IconColorSchema>;

/** Part of the score: the measurement in words, its points (0–100) and its weight in percent. */
export const IconPartSchema = z.object({
  key: z.enum(["contrast", "small-size", "strength"]),
  name: z.string(),
  measured: z.string(),
  points: z.number(),
  weight: z.number(),
});

/**
 * Pixel analysis of an icon. `score` is 60 plus 38 percent of the weighted points, minus 10 for each color beyond six
 * (`penalty`), from 60 to 98.
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
 * Icon in a comparison. `score` is derived from the app's rating (65–95, `null` without a rating), `analysis` from the
 * pixels; if `analysis` is missing, `reason` says why.
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

/** Search position with the icon shown there and its colors; without colors if the icon couldn't be read. */
export const ShelfIconSchema = z.object({
  position: z.number(),
  appId: z.number(),
  appName: z.string(),
  iconUrl: z.nullable(PictureUrlSchema),
  colors: z.array(IconColorSchema),
});

/** Parsed {@link ShelfIconSchema}. */
export type ShelfIcon = z.infer<typeof ShelfIconSchema>;

/** Base64 of an image of at most 2 MB. */
const PictureSchema = z
  .string()
  .check(
    z.minLength(1, "Choose an image."),
    z.maxLength(2_800_000, "The image is larger than 2 MB. Choose a smaller one."),
  )
  .check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/, "The image could not be read. Choose another file."));

const IconUrlSchema = z
  .string(ICON_UNREADABLE_TEXT)
  .check(z.trim(), z.minLength(1, ICON_UNREADABLE_TEXT), z.maxLength(2000, ICON_UNREADABLE_TEXT));

/** Endpoints for icon analysis: colors, scores and comparison. */
export const iconsEndpoints = {
  analyze: endpoint({
    method: "POST",
    path: "/icons/analyze",
    access: "user",
    tag: "icons",
    summary: "Analyze the colors and score of an icon at a store URL; https and known image hosts only",
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
    summary: "Analyze an uploaded image; `preview` is a small PNG of it",
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
    summary: "List the icons of an app and up to 12 competitors, best score first, with four colors each",
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
    summary: "List the icons of the first 12 search results, in order, with four colors each",
    query: z.object({
      keyword: KeywordTextSchema,
      platform: z._default(PlatformSchema, "ios"),
      country: z._default(CountrySchema, "us"),
    }),
    response: answer(z.array(ShelfIconSchema), { keyword: z.string(), provenance: ProvenanceSchema }),
    errors: ["UNKNOWN_COUNTRY", "STORE_UNAVAILABLE"],
    perMinute: 60,
  }),
};
