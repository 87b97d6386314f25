import { loadArticle, loadRelatedPosts } from "../../content";
import { renderArticleText } from "./article-text";
import type { DocumentParts, PageDocument } from "./document";
import { markup } from "./html";
import { getCategoryStyle } from "./icons";
import { renderBackLink, renderCards, renderMeta, renderPicture } from "./components";
import { createPostCard } from "./post-card";
import { createArticleData } from "./structured-data";

const RELATED = 3;

/** Renders a blog post. */
export async function renderBlogPostDocument(parts: DocumentParts): Promise<PageDocument> {
  const { ctx, path, title: blog, publicUrl } = parts;
  const { post, html, contents } = await loadArticle(ctx, path.slice("/blog/".length));
  const related = await loadRelatedPosts(ctx.db, post.id, null, RELATED);
  const names = post.categories.map(({ category }) => category.name);
  const body = markup`<div class="doc-page doc-article">
    <article>
      <header class="doc-head">
        ${renderBackLink("/blog", "Back to Blog")}
        <h1>${post.title}</h1>
        <p>${post.summary}</p>
        <div class="doc-line">
          ${renderMeta({ publishedAt: post.publishedAt, author: post.author?.name ?? null, wordCount: post.wordCount })}
        </div>
        <p class="doc-chips">
          ${post.categories.map(({ category }) => markup`<a href="/blog?category=${encodeURIComponent(category.slug)}" data-icon="${getCategoryStyle(category.slug).icon}">${category.name}</a>`)}
        </p>
      </header>
      <div class="doc-lead" ${post.featuredImage ? markup`data-shown` : null}>
        ${renderPicture(post.featuredImage, getCategoryStyle(post.categories[0]?.category.slug))}
      </div>
      <div class="doc-body">
        ${renderArticleText(html, contents)}
        ${renderBackLink("/blog", "Back to Blog")}
      </div>
    </article>
    ${
      related.length > 0
        ? markup`<section class="doc-more" aria-label="Related posts">
            <h2>Related posts</h2>
            ${renderCards(related.map(createPostCard), "h3")}
          </section>`
        : null
    }
  </div>`;
  const data = createArticleData(
    {
      type: "BlogPosting",
      title: post.title,
      description: post.summary,
      image: post.featuredImage,
      author: post.author?.name ?? null,
      publishedAt: post.publishedAt,
      updatedAt: parts.page?.updatedAt ?? null,
      wordCount: post.wordCount,
      tags: names,
      path,
    },
    publicUrl,
  );
  const trail = [
    { name: blog, path: "/blog" },
    { name: post.title, path },
  ];
  return { body, trail, data: [data] };
}
