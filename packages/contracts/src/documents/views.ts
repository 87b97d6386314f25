import { z } from "../zod";
import {
  ArticleTextSchema,
  FilterLinkSchema,
  GuideCardSchema,
  HighlightViewSchema,
  LinkSchema,
  MomentSchema,
  PaginationViewSchema,
  PlanViewSchema,
  PostCardSchema,
  TopAppsViewSchema,
} from "./parts";

/** A picture's URL, `null` without one. */
const Picture = z.nullable(z.string());

const HomeViewSchema = z.object({
  plans: z.array(PlanViewSchema),
  /** Totals of this installation's own data; unknown ones are left out. */
  figures: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Name of the source of the totals. */
  source: z.string(),
  /** Label of the links to the registration. */
  signUp: z.string(),
  search: TopAppsViewSchema,
});

const PricingViewSchema = z.object({
  plans: z.array(PlanViewSchema),
  /** Number of columns of the comparison: one per plan and one for the features. */
  columns: z.number(),
  groups: z.array(
    z.object({
      name: z.string(),
      features: z.array(
        z.object({
          name: z.string(),
          description: z.string(),
          /** One cell per plan. */
          cells: z.array(z.object({ text: z.nullable(z.string()), isIncluded: z.boolean() })),
        }),
      ),
    }),
  ),
  /** Name of the payment provider that sells the plans; `null` without one. */
  provider: z.nullable(z.string()),
});

const BlogViewSchema = z.object({
  search: z.string(),
  /** Slug of the current category, or an empty text. */
  category: z.string(),
  all: FilterLinkSchema,
  categories: z.array(FilterLinkSchema),
  posts: z.array(PostCardSchema),
  pagination: z.nullable(PaginationViewSchema),
});

const BlogPostViewSchema = z.extend(ArticleTextSchema, {
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  published: z.nullable(MomentSchema),
  minutes: z.number(),
  picture: Picture,
  category: z.string(),
  categories: z.array(z.object({ slug: z.string(), label: z.string(), url: z.string() })),
  related: z.array(PostCardSchema),
});

const FaqViewSchema = z.object({
  search: z.string(),
  all: FilterLinkSchema,
  categories: z.array(FilterLinkSchema),
  questions: z.array(z.object({ id: z.number(), url: z.string(), question: z.string(), answer: z.string() })),
});

const HelpViewSchema = z.object({
  search: z.string(),
  groups: z.array(
    z.object({
      name: z.string(),
      pages: z.array(z.object({ url: z.string(), title: z.string(), summary: z.string() })),
    }),
  ),
  questions: z.array(LinkSchema),
});

const FiguresViewSchema = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      figures: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          definition: z.string(),
          formula: z.string(),
          unit: z.string(),
          range: z.string(),
          source: z.string(),
          sourceUrl: z.nullable(z.string()),
          /** Reasons for an unknown value as one text; `null` if the value is always known. */
          unknown: z.nullable(z.string()),
          /** Outcomes of chances; `null` for other figures. */
          calibration: z.nullable(
            z.object({
              note: z.string(),
              rows: z.array(z.object({ chance: z.string(), observations: z.string(), reached: z.string() })),
            }),
          ),
        }),
      ),
    }),
  ),
});

const GuidesViewSchema = z.object({
  search: z.string(),
  category: z.string(),
  all: FilterLinkSchema,
  categories: z.array(FilterLinkSchema),
  resources: z.array(z.extend(LinkSchema, { isExternal: z.boolean() })),
  guides: z.array(GuideCardSchema),
  pagination: z.nullable(PaginationViewSchema),
});

const GuideViewSchema = z.extend(ArticleTextSchema, {
  title: z.string(),
  summary: z.nullable(z.string()),
  author: z.string(),
  published: z.nullable(MomentSchema),
  minutes: z.number(),
  picture: Picture,
  categoryName: z.string(),
  categories: z.array(FilterLinkSchema),
  related: z.array(GuideCardSchema),
});

const ContentPageViewSchema = z.extend(ArticleTextSchema, {
  /** The category of the page; `url` and `lead` are `null` without an index. */
  area: z.object({ title: z.string(), lead: z.nullable(z.string()), url: z.nullable(z.string()) }),
  parent: z.nullable(LinkSchema),
  title: z.string(),
  author: z.string(),
  updated: MomentSchema,
  picture: Picture,
  children: z.array(LinkSchema),
});

const LegalViewSchema = z.object({
  documents: z.array(
    z.object({
      url: z.string(),
      title: z.string(),
      summary: z.string(),
      /** `terms`, `privacy`, `cookies` or `document`. */
      kind: z.string(),
      updated: MomentSchema,
    }),
  ),
});

const LegalDocumentViewSchema = z.extend(ArticleTextSchema, { title: z.string(), updated: MomentSchema });

const release = { url: z.string(), version: z.string(), title: z.string() };
const ReleaseLinkSchema = z.object(release);

const ChangelogViewSchema = z.object({
  releases: z.array(z.object({ ...release, date: MomentSchema, highlights: z.array(HighlightViewSchema) })),
});

const ChangelogEntryViewSchema = z.extend(ArticleTextSchema, {
  version: z.string(),
  title: z.string(),
  date: MomentSchema,
  highlights: z.array(HighlightViewSchema),
  older: z.nullable(ReleaseLinkSchema),
  newer: z.nullable(ReleaseLinkSchema),
});

const AboutViewSchema = z.extend(ArticleTextSchema, {
  title: z.string(),
  description: z.nullable(z.string()),
  contacts: z.array(LinkSchema),
});

const ContactViewSchema = z.object({ contacts: z.array(LinkSchema) });

/**
 * The data that the server fills a page's template with, by route pattern. Templates of all other routes get no data.
 * Fields are never optional: Mustache would look a missing one up in the surrounding section.
 */
export const documentViews = {
  "/": HomeViewSchema,
  "/pricing": PricingViewSchema,
  "/blog": BlogViewSchema,
  "/blog/:slug": BlogPostViewSchema,
  "/faq": FaqViewSchema,
  "/help": HelpViewSchema,
  "/help/figures": FiguresViewSchema,
  "/help/:slug": ContentPageViewSchema,
  "/guides": GuidesViewSchema,
  "/guides/:slug": GuideViewSchema,
  "/changelog": ChangelogViewSchema,
  "/changelog/:slug": ChangelogEntryViewSchema,
  "/legal": LegalViewSchema,
  "/legal/:documentType": LegalDocumentViewSchema,
  "/about": AboutViewSchema,
  "/contact": ContactViewSchema,
  "/:category/:slug": ContentPageViewSchema,
} as const;

/** A route whose template gets data. */
export type DocumentRoute = keyof typeof documentViews;

/** The data of a route's template. */
export type DocumentView<Route extends DocumentRoute> = z.infer<(typeof documentViews)[Route]>;
