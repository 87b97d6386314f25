import type { ContentPage } from "@listwise/contracts/content";
import type { ListFilters } from "../../shared/lists/list-filters";
import { stripMarkup } from "../../shared/cms-pages/page-text";

const PAGE_SIZE = 10;
const MAX_RELATED = 3;

export interface GuideCategory {
  slug: string;
  name: string;
  count: number;
}

export const getCategoryName = (guide: ContentPage) => guide.subcategory?.trim() || "General";

export function getCategorySlug(guide: ContentPage): string {
  const words = getCategoryName(guide)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-");
  return words.replace(/^-|-$/g, "") || "general";
}

/** Returns the guides' categories, sorted by name. Names with the same slug are one category. */
export function getCategories(guides: readonly ContentPage[]): GuideCategory[] {
  const found = new Map<string, GuideCategory>();
  for (const guide of guides) {
    const slug = getCategorySlug(guide);
    const { name, count } = found.get(slug) ?? { name: getCategoryName(guide), count: 0 };
    found.set(slug, { slug, name, count: count + 1 });
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, "en"));
}

export const getSummary = (guide: ContentPage) =>
  guide.seoDescription?.trim() || stripMarkup(guide.content.slice(0, 1000)).slice(0, 200);

function matches(guide: ContentPage, { search, category }: ListFilters): boolean {
  if (category !== "" && getCategorySlug(guide) !== category) return false;
  const wanted = search.toLowerCase();
  const where = [guide.title, guide.seoDescription ?? "", getCategoryName(guide), guide.content];
  return wanted === "" || where.some((text) => text.toLowerCase().includes(wanted));
}

/** Returns one page of the matching guides. A page beyond the last becomes the last. */
export function getGuidePage(guides: readonly ContentPage[], filters: ListFilters) {
  const found = guides.filter((guide) => matches(guide, filters));
  const pages = Math.ceil(found.length / PAGE_SIZE);
  const page = Math.min(filters.page, Math.max(1, pages));
  return { guides: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages };
}

/** Returns other guides: only those of the chosen category, or else those of the same category first. */
export function getRelatedGuides(
  all: readonly ContentPage[],
  guide: ContentPage,
  chosen: string | undefined,
) {
  const others = all.filter(({ id }) => id !== guide.id);
  const near = others.filter((other) => getCategorySlug(other) === (chosen ?? getCategorySlug(guide)));
  const rest = chosen === undefined ? others.filter((other) => !near.includes(other)) : [];
  return [...near, ...rest].slice(0, MAX_RELATED);
}
