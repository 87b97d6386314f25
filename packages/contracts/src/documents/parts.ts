import { z } from "../zod";

/**
 * HTML that the server has sanitized. In a template, a tag with such a field (`{{text}}`) inserts it as HTML; every other
 * field is inserted as escaped text.
 */
export const SafeHtmlSchema = z.object({ safeHtml: z.string() });

/** Parsed {@link SafeHtmlSchema}. */
export type SafeHtml = z.infer<typeof SafeHtmlSchema>;

/** A point in time: `iso` for `datetime` attributes, `text` as "November 20, 2025" in UTC. */
export const MomentSchema = z.object({ iso: z.string(), text: z.string() });

/** Parsed {@link MomentSchema}. */
export type Moment = z.infer<typeof MomentSchema>;

/** A link. Every `url` of a view is an encoded path of this site, an https URL or a `mailto:` address. */
export const LinkSchema = z.object({ url: z.string(), label: z.string() });

/** An entry of a list of filters. `one` is true if `count` is 1, for the plural of the noun. */
export const FilterLinkSchema = z.object({
  slug: z.string(),
  label: z.string(),
  url: z.string(),
  current: z.boolean(),
  count: z.number(),
  one: z.boolean(),
});

/** Parsed {@link FilterLinkSchema}. */
export type FilterLink = z.infer<typeof FilterLinkSchema>;

/** Links to the pages of a list. `pages` holds both ends and the neighbors of the current page; a `gap` has no number. */
export const PaginationViewSchema = z.object({
  previous: z.nullable(z.string()),
  next: z.nullable(z.string()),
  pages: z.array(z.object({ number: z.number(), url: z.string(), current: z.boolean(), gap: z.boolean() })),
});

/** Parsed {@link PaginationViewSchema}. */
export type PaginationView = z.infer<typeof PaginationViewSchema>;

/** Name and slug of a category. */
const CategorySchema = z.object({ slug: z.string(), name: z.string() });

/** A post in a list. `picture` is the URL of its featured image; `minutes` its reading time. */
export const PostCardSchema = z.object({
  url: z.string(),
  title: z.string(),
  summary: z.string(),
  picture: z.nullable(z.string()),
  /** Slug of the first category, or an empty text. */
  category: z.string(),
  categories: z.array(CategorySchema),
  published: z.nullable(MomentSchema),
  minutes: z.number(),
});

/** Parsed {@link PostCardSchema}. */
export type PostCard = z.infer<typeof PostCardSchema>;

/** A guide in a list. */
export const GuideCardSchema = z.object({
  url: z.string(),
  title: z.string(),
  summary: z.string(),
  picture: z.nullable(z.string()),
  categoryName: z.string(),
  published: z.nullable(MomentSchema),
  minutes: z.number(),
});

/** Parsed {@link GuideCardSchema}. */
export type GuideCard = z.infer<typeof GuideCardSchema>;

/** An article's text, `null` if it is empty, and its table of contents, empty if the text is short. */
export const ArticleTextSchema = z.object({
  text: z.nullable(SafeHtmlSchema),
  /** `depth` is 0 for the highest level of headings and 1 for the next. */
  contents: z.array(z.object({ id: z.string(), label: z.string(), depth: z.number() })),
});

/** Parsed {@link ArticleTextSchema}. */
export type ArticleText = z.infer<typeof ArticleTextSchema>;

/** A change in a release. `type` is `feature`, `improvement`, `bugfix` or `performance`; `label` names it. */
export const HighlightViewSchema = z.object({
  type: z.string(),
  label: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
});

/** Parsed {@link HighlightViewSchema}. */
export type HighlightView = z.infer<typeof HighlightViewSchema>;

/** A plan with its main limits; `value` is `null` if the plan doesn't include the feature. */
export const PlanViewSchema = z.object({
  name: z.string(),
  description: z.string(),
  isDefault: z.boolean(),
  /** Its costs; `null` if it isn't sold. */
  price: z.nullable(z.string()),
  /** Length of its free trial, such as "14 days"; `null` without one. */
  trial: z.nullable(z.string()),
  /** True if it has a price or a trial. */
  hasPrice: z.boolean(),
  /** Page on which visitors sign up for it. */
  href: z.string(),
  limits: z.array(z.object({ label: z.string(), value: z.nullable(z.string()) })),
});

/** Parsed {@link PlanViewSchema}. */
export type PlanView = z.infer<typeof PlanViewSchema>;

/** A search for the top apps with its results. */
export const TopAppsViewSchema = z.object({
  keyword: z.string(),
  /** The countries to choose from. */
  countries: z.array(z.object({ code: z.string(), name: z.string(), isCurrent: z.boolean() })),
  results: z.array(
    z.object({
      position: z.number(),
      /** Tone of the position's rank band. */
      tone: z.string(),
      name: z.string(),
      icon: z.nullable(z.string()),
      /** Replacement of a missing icon, and its tone. */
      letter: z.string(),
      letterTone: z.string(),
      developer: z.nullable(z.string()),
      rating: z.nullable(z.string()),
      /** A sparkline: its path and last point; `null` with fewer than two known ranks. */
      history: z.nullable(z.object({ label: z.string(), path: z.string(), x: z.number(), y: z.number() })),
    }),
  ),
  /** Source of the results; `null` without results. `at` is `null` if the date of the data is unknown. */
  origin: z.nullable(
    z.object({ source: z.string(), isEstimated: z.boolean(), at: z.nullable(MomentSchema) }),
  ),
  /** True if there are no results because the keyword was never checked in the country. */
  isUnchecked: z.boolean(),
});

/** Parsed {@link TopAppsViewSchema}. */
export type TopAppsView = z.infer<typeof TopAppsViewSchema>;
