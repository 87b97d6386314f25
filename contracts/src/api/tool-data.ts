import { CountrySchema } from "../platform/storefronts";
import { z } from "../zod";
import { IconAnalysisSchema } from "./icons";

const text = (longest: number) => z.string().check(z.maxLength(longest));
const Platform = z.enum(["ios", "android"]);
const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/** Texts of a title optimization. Fields a store does not have stay empty. */
export const TitleWorkSchema = z.object({
  platform: Platform,
  country: CountrySchema,
  name: text(500),
  subtitle: text(500),
  keywords: text(1000),
  shortDescription: text(1000),
});

/** Parsed {@link TitleWorkSchema}. */
export type TitleWork = z.infer<typeof TitleWorkSchema>;

/** Texts of a description optimization. */
export const DescriptionWorkSchema = z.object({
  platform: Platform,
  country: CountrySchema,
  description: text(20_000),
});

/** Parsed {@link DescriptionWorkSchema}. */
export type DescriptionWork = z.infer<typeof DescriptionWorkSchema>;

/** A collection of keyword ideas. */
export const KeywordWorkSchema = z.object({
  country: CountrySchema,
  seeds: z.array(text(100)).check(z.maxLength(10)),
  keywords: z.array(text(100)).check(z.maxLength(500)),
});

/** Parsed {@link KeywordWorkSchema}. */
export type KeywordWork = z.infer<typeof KeywordWorkSchema>;

/** A picture of a listing: its words, its ground and how the screen stands on it. The screen itself stays in the browser. */
export const ScreenSchema = z.object({
  id: text(40),
  caption: text(200),
  sub: text(200),
  background: z.object({ kind: z.enum(["plain", "gradient"]), from: Colour, to: Colour }),
  textColour: Colour,
  layout: z.enum(["text-top", "text-bottom", "screen-only"]),
  frame: z.boolean(),
  scale: z.number().check(z.gte(0.5), z.lte(1)),
});

/** Parsed {@link ScreenSchema}. */
export type Screen = z.infer<typeof ScreenSchema>;

/** A set of screenshots. */
export const ScreenshotWorkSchema = z.object({
  size: z.enum(["iphone-6.9", "iphone-6.5", "iphone-5.5", "ipad-13"]),
  screens: z.array(ScreenSchema).check(z.minLength(1), z.maxLength(10)),
});

/** Parsed {@link ScreenshotWorkSchema}. */
export type ScreenshotWork = z.infer<typeof ScreenshotWorkSchema>;

/** Texts one answers reviews with; `{user}` and `{app}` stand for names. */
export const ReplyTemplatesSchema = z.object({
  templates: z.array(z.object({ name: text(60), text: text(2000) })).check(z.maxLength(50)),
});

/** Parsed {@link ReplyTemplatesSchema}. */
export type ReplyTemplates = z.infer<typeof ReplyTemplatesSchema>;

/** An icon that is worked on: a small picture and what was told of it, and where it is looked at among others. */
export const IconWorkSchema = z.object({
  /** Empty while none was uploaded. */
  picture: text(90_000).check(z.regex(/^(data:image\/png;base64,[A-Za-z0-9+/]+={0,2})?$/)),
  analysis: z.nullable(IconAnalysisSchema),
  keyword: text(100),
  country: CountrySchema,
});

/** Parsed {@link IconWorkSchema}. */
export type IconWork = z.infer<typeof IconWorkSchema>;

/** What each tool saves. A tool that is added here can save work. */
export const TOOL_DATA = {
  "title-optimizer": TitleWorkSchema,
  "description-optimizer": DescriptionWorkSchema,
  "keyword-generator": KeywordWorkSchema,
  "screenshot-generator": ScreenshotWorkSchema,
  "review-manager": ReplyTemplatesSchema,
  "icon-analyzer": IconWorkSchema,
} as const;

/** A tool that saves work. */
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
