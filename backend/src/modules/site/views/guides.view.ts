import { GUIDE_RESOURCES, type ContentPage } from "@listwise/contracts/content";
import type { DocumentView, GuideCard } from "@listwise/contracts/documents";
import { loadPageArticle, loadPagesOfCategory } from "../../content";
import { createPageData } from "./article-data";
import { getPictureUrl } from "./picture-url";
import { buildPagination } from "./pagination";
import {
  buildHref,
  computeMinutes,
  getSearch,
  TEAM,
  toArticleText,
  toFilterLink,
  toMomentOrNull,
} from "./parts";
import type { ViewLoader } from "./view-request";

const PAGE_SIZE = 10;
const RELATED = 3;
const ROOT = "/guides";
/** Reading time of a guide without text, in minutes. */
const MINUTES_WITHOUT_TEXT = 5;

const getCategoryName = ({ subcategory }: ContentPage) => subcategory?.trim() || "General";

function getCategorySlug(guide: ContentPage): string {
  const words = getCategoryName(guide)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-");
  return words.replace(/^-|-$/g, "") || "general";
}

/** Returns a text without tags, Markdown marks and link addresses. */
const stripMarkup = (content: string) =>
  content
    .replace(/<[^<>]*>/g, " ")
    .replace(/\]\([^()\n]{0,2000}\)/g, "] ")
    .replace(/[#*_`>|~[\]]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const getMinutes = ({ wordCount }: ContentPage) =>
  wordCount === 0 ? MINUTES_WITHOUT_TEXT : computeMinutes(wordCount);

const toCard = (guide: ContentPage): GuideCard => ({
  url: `${ROOT}/${encodeURIComponent(guide.slug)}`,
  title: guide.title,
  summary: guide.seoDescription?.trim() || stripMarkup(guide.content.slice(0, 1000)).slice(0, 200),
  picture: getPictureUrl(guide.featuredImage),
  categoryName: getCategoryName(guide),
  published: toMomentOrNull(guide.publishedAt),
  minutes: getMinutes(guide),
});

/** Returns the links to the guides' categories, sorted by name. */
function toCategoryLinks(guides: readonly ContentPage[], current: string, search: string) {
  const found = new Map<string, { label: string; count: number }>();
  for (const guide of guides) {
    const slug = getCategorySlug(guide);
    const { label, count } = found.get(slug) ?? { label: getCategoryName(guide), count: 0 };
    found.set(slug, { label, count: count + 1 });
  }
  return [...found]
    .sort(([, a], [, b]) => a.label.localeCompare(b.label, "en"))
    .map(([slug, { label, count }]) =>
      toFilterLink({
        ...{ slug, label, count },
        url: buildHref(ROOT, { search, category: slug }),
        current: slug === current,
      }),
    );
}

/** Loads the list of guides. Search and categories use the same query parameters as the remote. */
export const loadGuidesView: ViewLoader<DocumentView<"/guides">> = async ({ ctx, query, title }) => {
  const search = getSearch(query);
  const category = (query.get("category") ?? "").trim().slice(0, 100);
  const asked = query.get("page") ?? "";
  const guides = await loadPagesOfCategory(ctx, "guides", undefined);
  const found = guides.filter(
    (guide) =>
      (category === "" || getCategorySlug(guide) === category) &&
      [guide.title, guide.seoDescription ?? "", getCategoryName(guide), guide.content].some((text) =>
        text.toLowerCase().includes(search.toLowerCase()),
      ),
  );
  const pages = Math.ceil(found.length / PAGE_SIZE);
  const page = Math.min(/^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1, Math.max(1, pages));
  const view = {
    search,
    category,
    all: toFilterLink({
      ...{ slug: "", label: "", count: guides.length },
      url: buildHref(ROOT, { search }),
      current: category === "",
    }),
    categories: toCategoryLinks(guides, category, search),
    resources: GUIDE_RESOURCES.map(({ label, to }) => ({ label, url: to, isExternal: !to.startsWith("/") })),
    guides: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(toCard),
    pagination: buildPagination(page, pages, (number) =>
      buildHref(ROOT, { search, category, page: number > 1 ? String(number) : "" }),
    ),
  };
  return { view, trail: [{ name: title, path: ROOT }], data: [] };
};

/** Loads a guide with related ones: those of the same category first. */
export const loadGuideView: ViewLoader<DocumentView<"/guides/:slug">> = async (request) => {
  const { ctx, path, title: area } = request;
  const [{ page: guide, html, contents }, guides] = await Promise.all([
    loadPageArticle(ctx, path.slice(ROOT.length + 1)),
    loadPagesOfCategory(ctx, "guides", undefined),
  ]);
  const others = guides.filter(({ id }) => id !== guide.id);
  const isNear = (other: ContentPage) => getCategorySlug(other) === getCategorySlug(guide);
  const related = [...others.filter(isNear), ...others.filter((other) => !isNear(other))];
  const article = toArticleText(html, contents);
  const view = {
    ...article,
    title: guide.title,
    summary: guide.seoDescription || null,
    author: guide.createdBy?.name ?? TEAM,
    published: toMomentOrNull(guide.publishedAt),
    minutes: getMinutes(guide),
    picture: getPictureUrl(guide.featuredImage),
    categoryName: getCategoryName(guide),
    categories: toCategoryLinks(guides, "", ""),
    related: related.slice(0, RELATED).map(toCard),
  };
  const trail = [
    { name: area, path: ROOT },
    { name: guide.title, path },
  ];
  return {
    view,
    trail,
    data: [createPageData(guide, request)],
    article: { title: guide.title, text: article.text },
  };
};
