import type { Faq } from "@listwise/contracts/content";
import { PRODUCT_NAME } from "@listwise/contracts/site";
import { escapeJson } from "../../../infra/html";
import type { PageFacts } from "../pages/metadata";
import type { Crumb, LoadedView, StructuredData } from "./document";

/** Renders the structured data of a page; an empty string if it has none. */
export function renderStructuredData(
  { path, publicUrl }: PageFacts,
  document: Pick<LoadedView, "data" | "trail"> | null,
): string {
  if (path === "/") return renderDataTags(createSiteData(publicUrl));
  return document ? renderDataTags([...document.data, ...createTrailData(document.trail, publicUrl)]) : "";
}

/** Renders JSON-LD data blocks. Browsers don't run them, so the Content Security Policy doesn't apply. */
export function renderDataTags(data: readonly StructuredData[]): string {
  return data
    .map((one) => escapeJson(JSON.stringify({ "@context": "https://schema.org", ...one })))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join("\n    ");
}

const createPublisher = (publicUrl: string) => ({
  "@type": "Organization",
  name: PRODUCT_NAME,
  url: `${publicUrl}/`,
  logo: `${publicUrl}/icon-512.png`,
});

/** Returns the publisher and the site, for the home page. */
export function createSiteData(publicUrl: string): StructuredData[] {
  const site = { "@type": "WebSite", name: PRODUCT_NAME, url: `${publicUrl}/` };
  return [createPublisher(publicUrl), { ...site, createPublisher: createPublisher(publicUrl) }];
}

/** Returns a page's breadcrumbs, starting with the home page; empty if there are none. */
export function createTrailData(trail: readonly Crumb[], publicUrl: string): StructuredData[] {
  if (trail.length === 0) return [];
  const steps = [{ name: "Home", path: "/" }, ...trail].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: publicUrl + encodeURI(path),
  }));
  return [{ "@type": "BreadcrumbList", itemListElement: steps }];
}

export interface ArticleFacts {
  type: "BlogPosting" | "Article";
  title: string;
  description: string | null;
  image: string | null;
  author: string | null;
  publishedAt: Date | string | null;
  updatedAt: Date | string | null;
  path: string;
  wordCount?: number;
  tags?: readonly string[];
}

/** Returns the questions with their answers. */
export function createFaqData(faqs: readonly Faq[]): StructuredData {
  const mainEntity = faqs.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  return { "@type": "FAQPage", mainEntity };
}

const formatMoment = (value: Date | string | null) =>
  value === null ? undefined : new Date(value).toISOString();

/** Returns an article; unknown facts are left out. */
export function createArticleData(article: ArticleFacts, publicUrl: string): StructuredData {
  const { type, title, description, image, author, wordCount, tags = [] } = article;
  const url = publicUrl + encodeURI(article.path);
  return {
    "@type": type,
    headline: title,
    description: description ?? undefined,
    image: image ?? `${publicUrl}/social-card.png`,
    author: author === null ? createPublisher(publicUrl) : { "@type": "Person", name: author },
    createPublisher: createPublisher(publicUrl),
    datePublished: formatMoment(article.publishedAt),
    dateModified: formatMoment(article.updatedAt),
    wordCount,
    keywords: tags.length > 0 ? tags.join(", ") : undefined,
    mainEntityOfPage: url,
    url,
  };
}
