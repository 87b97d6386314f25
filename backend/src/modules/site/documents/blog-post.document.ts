import { readArticle, relatedPosts } from "../../content";
import { articleText } from "./article-text";
import type { DocumentParts, PageDocument } from "./document";
import { markup } from "./html";
import { lookOf } from "./icons";
import { backLink, cards, meta, picture } from "./pieces";
import { postCard } from "./post-card";
import { articleData } from "./structured-data";

const RELATED = 3;

/** Renders a blog post. */
export async function blogPostDocument(parts: DocumentParts): Promise<PageDocument> {
  const { ctx, path, title: blog, publicUrl } = parts;
  const { post, html, contents } = await readArticle(ctx, path.slice("/blog/".length));
  const related = await relatedPosts(ctx.db, post.id, null, RELATED);
  const names = post.categories.map(({ category }) => category.name);
  const body = markup`<div class="doc-page doc-article">
    <article>
      <header class="doc-head">
        ${backLink("/blog", "Back to Blog")}
        <h1>${post.title}</h1>
        <p>${post.summary}</p>
        <div class="doc-line">
          ${meta({ publishedAt: post.publishedAt, author: post.author?.name ?? null, wordCount: post.wordCount })}
        </div>
        <p class="doc-chips">
          ${post.categories.map(({ category }) => markup`<a href="/blog?category=${encodeURIComponent(category.slug)}" data-icon="${lookOf(category.slug).icon}">${category.name}</a>`)}
        </p>
      </header>
      <div class="doc-lead" ${post.featuredImage ? markup`data-shown` : null}>
        ${picture(post.featuredImage, lookOf(post.categories[0]?.category.slug))}
      </div>
      <div class="doc-body">
        ${articleText(html, contents)}
        ${backLink("/blog", "Back to Blog")}
      </div>
    </article>
    ${
      related.length > 0
        ? markup`<section class="doc-more" aria-label="Related posts">
            <h2>Related posts</h2>
            ${cards(related.map(postCard), "h3")}
          </section>`
        : null
    }
  </div>`;
  const data = articleData(
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
