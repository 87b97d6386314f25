import { ListingFieldSchema } from "../analytics";
import { PictureUrlSchema } from "../api/pictures";
import { PlatformSchema } from "../apps/listing";
import { ListFiguresSchema, MoverSchema, PerformanceDaySchema, VisibilityRowSchema } from "../portfolio";
import { ReviewSchema } from "../reviews/reviews";
import { z } from "../zod";
import { ReportSectionSchema } from "./report-input";

/** Statement of the summary. `tone` says if it is good news for the app. */
export const ReportHighlightSchema = z.object({
  tone: z.enum(["good", "bad", "neutral"]),
  text: z.string(),
});

/**
 * Keyword with its first known rank of the period and the one at its end; 201 = not in the top 200, `null` = not checked.
 * `change` is positive if the rank improved, and `null` if the app wasn't ranked on one of the days (in earlier documents, it
 * counted as 201). The other figures are those of the keyword table.
 */
export const ReportKeywordSchema = z.object({
  keyword: z.string(),
  popularity: z.nullable(z.number()),
  difficulty: z.nullable(z.number()),
  chance: z.nullable(z.number()),
  rank: z.nullable(z.number()),
  previousRank: z.nullable(z.number()),
  /** UTC day of `previousRank` if it is after the start of the period. Earlier documents have none. */
  since: z.optional(z.nullable(z.string())),
  /** Number of apps in the search results of `rank`; `null` if it is unknown. Earlier documents have none. */
  results: z.optional(z.nullable(z.number())),
  change: z.nullable(z.number()),
  category: z.nullable(z.string()),
});

/** Parsed {@link ReportKeywordSchema}. */
export type ReportKeyword = z.infer<typeof ReportKeywordSchema>;

/** Change of a listing. Long texts are shortened. Changes of earlier documents have no platform: the report's app's. */
export const ReportChangeSchema = z.object({
  at: z.string(),
  appName: z.string(),
  platform: z.optional(PlatformSchema),
  field: ListingFieldSchema,
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

/** Parsed {@link ReportChangeSchema}. */
export type ReportChange = z.infer<typeof ReportChangeSchema>;

/** Note about a UTC day. */
export const ReportNoteSchema = z.object({ day: z.string(), text: z.string() });

/** Parsed {@link ReportNoteSchema}. */
export type ReportNote = z.infer<typeof ReportNoteSchema>;

/**
 * Key figures at the end of the period and their changes since the first day of it on which a rank is known; `null` if one
 * of the two is unknown.
 */
const SummarySectionSchema = z.object({
  figures: ListFiguresSchema,
  changes: z.object({
    visibility: z.nullable(z.number()),
    averageRank: z.nullable(z.number()),
    top10: z.nullable(z.number()),
  }),
  rating: z.nullable(z.number()),
  ratingCount: z.nullable(z.number()),
  highlights: z.array(ReportHighlightSchema),
});

/** Reviews written in the period. `distribution` has the numbers of reviews with 5, 4, 3, 2 and 1 stars. */
const ReviewsSectionSchema = z.object({
  count: z.number(),
  averageRating: z.nullable(z.number()),
  distribution: z.array(z.number()),
  sentimentScore: z.nullable(z.number()),
  /** Topics with their number of reviews and their sentiment, 0–100. */
  topics: z.array(z.object({ topic: z.string(), count: z.number(), sentiment: z.number() })),
  reviews: z.array(ReviewSchema),
  /** Reason why there are no reviews, if the source has none at all. */
  reason: z.nullable(z.string()),
});

/** Version of {@link ReportDocumentSchema}. */
export const REPORT_DOCUMENT_VERSION = 1;

/** Sections about one app. A section is `null` unless the report has it. */
const ReportPartSchema = z.object({
  app: z.object({
    id: z.number(),
    name: z.string(),
    developer: z.nullable(z.string()),
    icon: z.nullable(PictureUrlSchema),
    platform: PlatformSchema,
    storeUrl: z.nullable(z.string()),
  }),
  summary: z.nullable(SummarySectionSchema),
  /** UTC day with which the changes compare if it is after the start of the period. Earlier documents have none. */
  changesSince: z.optional(z.nullable(z.string())),
  visibility: z.nullable(z.object({ days: z.array(PerformanceDaySchema) })),
  /** Notes to mark in the charts, oldest first. Earlier documents have none. */
  notes: z.optional(z.array(ReportNoteSchema)),
  movers: z.nullable(z.object({ up: z.array(MoverSchema), down: z.array(MoverSchema) })),
  keywords: z.nullable(z.object({ total: z.number(), rows: z.array(ReportKeywordSchema) })),
  competitors: z.nullable(
    z.object({ shares: z.array(VisibilityRowSchema), changes: z.array(ReportChangeSchema) }),
  ),
  reviews: z.nullable(ReviewsSectionSchema),
  listingChanges: z.nullable(z.object({ total: z.number(), rows: z.array(ReportChangeSchema) })),
});

/** Parsed {@link ReportPartSchema}. */
export type ReportPart = z.infer<typeof ReportPartSchema>;

/**
 * Contents of a report at one moment; it never changes. The page, the preview and the PDF show this document. `sections`
 * names its sections in their order.
 */
export const ReportDocumentSchema = z.extend(ReportPartSchema, {
  version: z.literal(REPORT_DOCUMENT_VERSION),
  title: z.string(),
  /** Data URL of a PNG. */
  logo: z.nullable(z.string()),
  country: z.string(),
  countryName: z.string(),
  /** First and last UTC day. A plan with less history has a later first day, and `isShortened` is true. */
  period: z.object({ from: z.string(), to: z.string(), isShortened: z.boolean() }),
  createdAt: z.string(),
  source: z.object({
    label: z.string(),
    /** Date of the data. */
    dataDate: z.nullable(z.string()),
    /** Time of the latest rank check. */
    checkedAt: z.nullable(z.string()),
  }),
  /** False if the plan lacks advanced analytics: visibility, shares and rank distribution are `null` then. */
  advanced: z.boolean(),
  sections: z.array(ReportSectionSchema),
  /** The same sections about the linked app in the other store. Earlier documents have none. */
  linked: z.optional(z.nullable(ReportPartSchema)),
});

/** Parsed {@link ReportDocumentSchema}. */
export type ReportDocument = z.infer<typeof ReportDocumentSchema>;
