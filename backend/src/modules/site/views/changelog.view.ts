import {
  type ContentPage,
  getHighlightType,
  getReleaseTitle,
  getReleaseVersion,
  type HighlightType,
} from "@listwise/contracts/content";
import type { DocumentView, HighlightView } from "@listwise/contracts/documents";
import { loadPageArticle, loadReleases, type Highlight } from "../../content";
import { createPageData } from "./article-data";
import { toArticleText, toMoment } from "./parts";
import type { ViewLoader } from "./view-request";

const ROOT = "/changelog";
const LABELS: Record<HighlightType, string> = {
  feature: "Feature",
  improvement: "Improvement",
  bugfix: "Bug fix",
  performance: "Performance",
};

interface Release {
  page: ContentPage;
  highlights: readonly Highlight[];
}

const getDate = ({ publishedAt, createdAt }: ContentPage) => publishedAt ?? createdAt;
const sortNewestFirst = (releases: readonly Release[]) =>
  [...releases].sort((a, b) => getDate(b.page).localeCompare(getDate(a.page)) || b.page.id - a.page.id);

const toLink = (page: ContentPage) => ({
  url: `${ROOT}/${encodeURIComponent(page.slug)}`,
  version: getReleaseVersion(page),
  title: getReleaseTitle(page),
});

/** Returns a release's highlights: each heading with the paragraph right below it, or the title if there are none. */
function toHighlights({ page, highlights }: Release): HighlightView[] {
  const toView = (type: HighlightType, title: string, description: string | null) => ({
    ...{ type, title, description },
    label: LABELS[type],
  });
  if (highlights.length === 0) return [toView("feature", page.title, page.seoDescription)];
  return highlights.map(({ title, description }) => toView(getHighlightType(title), title, description));
}

/** Loads the releases, newest first. */
export const loadChangelogView: ViewLoader<DocumentView<"/changelog">> = async ({ ctx, path, title }) => {
  const releases = sortNewestFirst(await loadReleases(ctx)).map((release) => ({
    ...toLink(release.page),
    date: toMoment(getDate(release.page)),
    highlights: toHighlights(release),
  }));
  return { view: { releases }, trail: [{ name: title, path }], data: [] };
};

/** Loads a release with links to the one before and the one after it. */
export const loadChangelogEntryView: ViewLoader<DocumentView<"/changelog/:slug">> = async (request) => {
  const { ctx, path, title: area } = request;
  const [{ page, html }, list] = await Promise.all([
    loadPageArticle(ctx, path.slice(ROOT.length + 1)),
    loadReleases(ctx),
  ]);
  const releases = sortNewestFirst(list);
  const at = releases.findIndex((release) => release.page.id === page.id);
  const [newer, older] = [releases[at - 1], at < 0 ? undefined : releases[at + 1]];
  const article = toArticleText(html);
  const title = getReleaseTitle(page);
  const view = {
    ...article,
    version: getReleaseVersion(page),
    title,
    date: toMoment(getDate(page)),
    highlights: toHighlights({ page, highlights: [] }),
    older: older ? toLink(older.page) : null,
    newer: newer ? toLink(newer.page) : null,
  };
  const trail = [
    { name: area, path: ROOT },
    { name: page.title, path },
  ];
  return { view, trail, data: [createPageData(page, request)], article: { title, text: article.text } };
};
