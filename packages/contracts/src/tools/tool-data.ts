import { PLATFORMS, STORES } from "@listwise/aso-core/stores";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { IdeaSourceSchema } from "../keywords/ideas";
import { IconAnalysisSchema } from "./icons";
import { ScreenshotDraftSchema } from "./screenshot-draft";

const text = (longest: number) => z.string().check(z.maxLength(longest));
const Platform = z.enum(PLATFORMS);

/** Draft of the title optimizer. Fields that the store doesn't have are empty. */
export const TitleDraftSchema = z.object({
  platform: Platform,
  country: CountrySchema,
  name: text(500),
  subtitle: text(500),
  keywords: text(1000),
  shortDescription: text(1000),
});

/** Parsed {@link TitleDraftSchema}. */
export type TitleDraft = z.infer<typeof TitleDraftSchema>;

/** Draft of the description optimizer. */
export const DescriptionDraftSchema = z.object({
  platform: Platform,
  country: CountrySchema,
  description: text(20_000),
});

/** Parsed {@link DescriptionDraftSchema}. */
export type DescriptionDraft = z.infer<typeof DescriptionDraftSchema>;

/** Maximum number of combinations in a draft of the keyword generator; chosen by us. */
export const MAX_COMBINED_IDEAS = 400;

/** Draft of the keyword generator: a collection of keyword ideas. */
export const KeywordDraftSchema = z.object({
  country: CountrySchema,
  seeds: z.array(text(100)).check(z.maxLength(10)),
  keywords: z.array(text(100)).check(z.maxLength(500)),
  /** Sources of the ideas; empty before the first ideas. */
  sources: z._default(z.array(IdeaSourceSchema), []),
  /** Combinations of words that were added to the ideas. */
  combined: z._default(z.array(text(100)).check(z.maxLength(MAX_COMBINED_IDEAS)), []),
});

/** Parsed {@link KeywordDraftSchema}. */
export type KeywordDraft = z.infer<typeof KeywordDraftSchema>;

/** Reply templates for reviews with the variables of `REPLY_VARIABLES`; `supportEmail` is the value of one of them. */
export const ReplyTemplatesSchema = z.object({
  templates: z
    .array(z.object({ name: text(60), text: text(STORES.ios.replies.limit) }))
    .check(z.maxLength(50)),
  supportEmail: z._default(text(254), ""),
});

/** Parsed {@link ReplyTemplatesSchema}. */
export type ReplyTemplates = z.infer<typeof ReplyTemplatesSchema>;

/** Draft of the icon analyzer: a small image with its analysis, and the search it is compared in. */
export const IconDraftSchema = z.object({
  /** Empty before the first upload. */
  picture: text(90_000).check(z.regex(/^(data:image\/png;base64,[A-Za-z0-9+/]+={0,2})?$/)),
  analysis: z.nullable(IconAnalysisSchema),
  keyword: text(100),
  country: CountrySchema,
});

/** Parsed {@link IconDraftSchema}. */
export type IconDraft = z.infer<typeof IconDraftSchema>;

/** Schema of each tool's draft data. Adding a tool here lets it save drafts. */
export const TOOL_DRAFT_SCHEMAS = {
  "title-optimizer": TitleDraftSchema,
  "description-optimizer": DescriptionDraftSchema,
  "keyword-generator": KeywordDraftSchema,
  "screenshot-generator": ScreenshotDraftSchema,
  "review-manager": ReplyTemplatesSchema,
  "icon-analyzer": IconDraftSchema,
} as const;

/** Tool that saves drafts. */
export const ToolNameSchema = z.enum([
  "title-optimizer",
  "description-optimizer",
  "keyword-generator",
  "screenshot-generator",
  "review-manager",
  "icon-analyzer",
]);

/** Parsed {@link ToolNameSchema}. */
export type ToolName = z.infer<typeof ToolNameSchema>;
