import type { DocumentView } from "@listwise/contracts/documents";
import { findCategories, listPosts, loadArticle, loadRelatedPosts } from "../../content";
import { createArticleData } from "../documents/structured-data";
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
  toPostCard,
} from "./parts";
import type { ViewLoader } from "./view-request";

const PAGE_SIZE = 10;
const RELATED = 3;
const ROOT = "/blog";

/** Loads the list of posts. Search, categories and paging use the same query parameters as the remote. */
export const loadBlogView: ViewLoader<DocumentView<"/blog">> = async ({ ctx, query, title }) => {
  const search = getSearch(query);
  const category = (query.get("category") ?? "").trim().slice(0, 100);
  const asked = query.get("page") ?? "";
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
  const slice = { pageSize: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const [{ data, total }, categories] = await Promise.all([
    listPosts(ctx.db, { published: true, category, search }, slice),
    findCategories(ctx.db),
  ]);
  const toLink = (slug: string, label: string, count: number) =>
    toFilterLink({
      slug,
      label,
      count,
      url: buildHref(ROOT, { search, category: slug }),
      current: slug === category,
    });
  const view = {
    search,
    category,
    all: toLink("", "", total),
    categories: categories.map(({ slug, name, postCount }) => toLink(slug, name, postCount)),
    posts: data.map(toPostCard),
    pagination: buildPagination(page, Math.ceil(total / PAGE_SIZE), (number) =>
      buildHref(ROOT, { search, category, page: number > 1 ? String(number) : "" }),
    ),
  };
  return { view, trail: [{ name: title, path: ROOT }], data: [] };
};

/** Loads a post with related ones. */
export const loadBlogPostView: ViewLoader<DocumentView<"/blog/:slug">> = async (request) => {
  const { ctx, path, title: blog, page, publicUrl } = request;
  const { post, html, contents } = await loadArticle(ctx, path.slice(ROOT.length + 1));
  const related = await loadRelatedPosts(ctx.db, post.id, null, RELATED);
  const { title, summary, featuredImage, publishedAt, wordCount } = post;
  const author = post.author?.name ?? null;
  const article = toArticleText(html, contents);
  const view = {
    ...article,
    title,
    summary,
    author: author ?? TEAM,
    published: toMomentOrNull(publishedAt),
    minutes: computeMinutes(wordCount),
    picture: getPictureUrl(featuredImage),
    category: post.categories[0]?.category.slug ?? "",
    categories: post.categories.map(({ category: { slug, name } }) => ({
      slug,
      label: name,
      url: buildHref(ROOT, { category: slug }),
    })),
    related: related.map(toPostCard),
  };
  const data = createArticleData(
    {
      ...{ title, description: summary, image: featuredImage, author, publishedAt, wordCount, path },
      type: "BlogPosting",
      updatedAt: page?.updatedAt ?? null,
      tags: post.categories.map(({ category }) => category.name),
    },
    publicUrl,
  );
  const trail = [
    { name: blog, path: ROOT },
    { name: title, path },
  ];
  return { view, trail, data: [data], article: { title, text: article.text } };
};
