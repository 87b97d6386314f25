import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { z } from "../zod";
import { SourceSchema } from "./provenance";

/** Kinds of data that a source can have besides names and ids. */
export const SOURCE_FIELDS = [
  "subtitle",
  "keywords",
  "description",
  "icon",
  "developer",
  "developerUrl",
  "storeUrl",
  "price",
  "releaseDate",
  "lastUpdated",
  "version",
  "screenshots",
  "languages",
  "rating",
  "reviews",
  "charts",
  "history",
] as const;

/** Parsed element of {@link SOURCE_FIELDS}. */
export type SourceField = (typeof SOURCE_FIELDS)[number];

/**
 * Source of all listings and what it has. `capturedAt` is the date of the data, never that of its import; `null` for a
 * live source. `storefronts` are the covered ones, those with the most listings first; `null` means all.
 */
export const StoreSourceSchema = z.object({
  kind: SourceSchema,
  /** Name for users: "Sample data", "Data set of December 2017", "App Store". */
  label: z.string(),
  /** True if the data comes from a store when it is requested. */
  live: z.boolean(),
  capturedAt: z.nullable(z.string()),
  storefronts: z.nullable(z.array(z.string())),
  fields: z.array(z.enum(SOURCE_FIELDS)),
  /** Present while a data set is imported; the other fields don't describe it until then. `stopped` if it doesn't go on. */
  importing: z.optional(z.object({ percent: z.number(), stopped: z.boolean() })),
});

/** Parsed {@link StoreSourceSchema}. */
export type StoreSource = z.infer<typeof StoreSourceSchema>;

/** Endpoint for the source of listings. It is public because the home page and shared links name their source too. */
export const storeEndpoints = {
  source: endpoint({
    method: "GET",
    path: "/store/source",
    access: "public",
    tag: "store",
    summary: "Get the source of listings: its name, the date of its data, its storefronts and fields",
    response: answer(StoreSourceSchema),
  }),
};
