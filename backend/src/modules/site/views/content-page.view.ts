import { truncate } from "@listwise/aso-core/text";
import type { ContentPage } from "@listwise/contracts/content";
import type { DocumentView } from "@listwise/contracts/documents";
import { loadPageArticle, loadPagesOfCategory } from "../../content";
import type { Crumb } from "../documents/document";
import { createPageData } from "./article-data";
import { getPictureUrl } from "./picture-url";
import { TEAM, toArticleText, toMoment } from "./parts";
import type { ViewLoader } from "./view-request";

/** Areas with an index, by the first segment of their path. */
const AREAS: ReadonlyMap<string, { title: string; lead: string }> = new Map([
  ["help", { title: "Help Center", lead: "How to get things done in Listwise." }],
  ["guides", { title: "Guides", lead: "App Store Optimization, step by step." }],
  ["changelog", { title: "Changelog", lead: "New features, improvements and fixes." }],
  ["legal", { title: "Legal", lead: "Our terms and policies." }],
]);

/** Returns the header of an area; one without an index is titled by its name in the address. */
function getArea(name: string) {
  const known = AREAS.get(name);
  if (known) return { ...known, url: `/${name}` };
  const words = name.replaceAll("-", " ");
  return { title: words.charAt(0).toUpperCase() + words.slice(1), lead: null, url: null };
}

function getTrail({ title, parent }: ContentPage, name: string, path: string): Crumb[] {
  const area = AREAS.get(name);
  return [
    ...(area ? [{ name: area.title, path: `/${name}` }] : []),
    ...(parent ? [{ name: parent.title, path: `/${name}/${parent.slug}` }] : []),
    { name: title, path },
  ];
}

/** Loads a help page or a page of any other category. */
export const loadContentPageView: ViewLoader<DocumentView<"/:category/:slug">> = async (request) => {
  const { ctx, path } = request;
  const [, area = "", slug = ""] = path.split("/");
  const { page, html, contents } = await loadPageArticle(ctx, slug);
  const { title, parent, children, createdBy, updatedAt, featuredImage } = page;
  const article = toArticleText(html, contents);
  const toLink = (other: { slug: string; title: string }) => ({
    url: `/${area}/${encodeURIComponent(other.slug)}`,
    label: other.title,
  });
  const view = {
    ...article,
    area: getArea(area),
    parent: parent && toLink(parent),
    title,
    author: createdBy?.name ?? TEAM,
    updated: toMoment(updatedAt),
    picture: getPictureUrl(featuredImage),
    children: children.map(toLink),
  };
  return {
    view,
    trail: getTrail(page, area, path),
    data: [createPageData(page, request)],
    article: { title, text: article.text },
  };
};

const MAX_SUMMARY_LENGTH = 120;
const KINDS = ["terms", "privacy", "cookies"];

/** Returns a summary, or else the beginning of the first paragraph. */
function getSummary({ seoDescription, content }: ContentPage): string {
  const summary = seoDescription?.trim();
  if (summary) return summary;
  const paragraph = content.split(/\n\s*\n/).find((block) => /^[^#\s>|<-]/.test(block)) ?? "";
  const text = paragraph
    .replace(/[*_`[\]]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return truncate(text, MAX_SUMMARY_LENGTH);
}

/** Loads the list of legal documents. */
export const loadLegalView: ViewLoader<DocumentView<"/legal">> = async ({ ctx, path, title }) => {
  const pages = await loadPagesOfCategory(ctx, "legal", undefined);
  const documents = pages.map((page) => ({
    url: `${path}/${encodeURIComponent(page.slug)}`,
    title: page.title,
    summary: getSummary(page),
    kind: KINDS.find((kind) => page.slug.includes(kind)) ?? "document",
    updated: toMoment(page.updatedAt),
  }));
  return { view: { documents }, trail: [{ name: title, path }], data: [] };
};

/** Loads a legal document. */
export const loadLegalDocumentView: ViewLoader<DocumentView<"/legal/:documentType">> = async (request) => {
  const { ctx, path } = request;
  const [, area = "", slug = ""] = path.split("/");
  const { page, html } = await loadPageArticle(ctx, slug);
  const { title } = page;
  const article = toArticleText(html);
  return {
    view: { ...article, title, updated: toMoment(page.updatedAt) },
    trail: getTrail(page, area, path),
    data: [createPageData(page, request)],
    article: { title, text: article.text },
  };
};
