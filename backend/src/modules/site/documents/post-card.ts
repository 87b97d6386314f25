import type { BlogPost } from "@listwise/contracts/content";
import { markup } from "./html";
import { getCategoryStyle } from "./icons";
import { renderMeta, type Card } from "./components";

/** Returns the card of a post. */
export const createPostCard = (post: BlogPost): Card => ({
  path: `/blog/${post.slug}`,
  title: post.title,
  summary: post.summary,
  image: post.featuredImage,
  look: getCategoryStyle(post.categories[0]?.category.slug),
  labels: markup`${post.categories.map(({ category: { slug, name } }) => {
    const { icon, tone } = getCategoryStyle(slug);
    return markup`<span data-tone="${tone}" data-icon="${icon}">${name}</span>`;
  })}`,
  foot: renderMeta({ publishedAt: post.publishedAt, wordCount: post.wordCount }),
});
