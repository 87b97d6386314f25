import type { ContentPage } from "@listwise/contracts/content";
import { loadPageArticle } from "../../content";
import { renderArticleHead, AREAS, isNarrow } from "./article-head";
import type { Crumb, DocumentParts, PageDocument } from "./document";
import { renderArticleText } from "./article-text";
import { markup } from "./html";
import { renderCards } from "./components";
import { renderHighlights } from "./release";
import { createArticleData } from "./structured-data";

function getTrail(page: ContentPage, area: string, path: string): Crumb[] {
  const name = AREAS.get(area)?.name;
  return [
    ...(name ? [{ name, path: `/${area}` }] : []),
    ...(page.parent ? [{ name: page.parent.title, path: `/${area}/${page.parent.slug}` }] : []),
    { name: page.title, path },
  ];
}

/** Renders a guide, a help page, a changelog entry, a legal document, or a page of any other category. */
export async function renderContentPageDocument({
  ctx,
  path,
  publicUrl,
}: DocumentParts): Promise<PageDocument> {
  const [, area = "", slug = ""] = path.split("/");
  const { page, html, contents } = await loadPageArticle(ctx, slug);
  const children = page.children.map(({ slug: child, title }) => ({
    path: `/${area}/${child}`,
    title,
    summary: null,
    labels: null,
    foot: null,
  }));
  const text =
    area === "changelog" && page.content.trim() === ""
      ? renderHighlights(page, [], false)
      : renderArticleText(html, isNarrow(area) ? [] : contents);
  const body = markup`<div class="doc-page ${isNarrow(area) ? "doc-narrow" : "doc-article"}">
    <article>
      ${renderArticleHead(page, area)}
      <div class="doc-body">${text}</div>
    </article>
    ${
      children.length > 0
        ? markup`<section class="doc-more" aria-label="Related Pages">
            <h2>Related Pages</h2>
            ${renderCards(children, "h3")}
          </section>`
        : null
    }
  </div>`;
  const { title, featuredImage, publishedAt, updatedAt } = page;
  const data = createArticleData(
    {
      type: "Article",
      title,
      description: page.seoDescription,
      image: featuredImage,
      author: page.createdBy?.name ?? null,
      publishedAt,
      updatedAt,
      path,
    },
    publicUrl,
  );
  return { body, trail: getTrail(page, area, path), data: [data] };
}
