import type { BlogPost } from "@listwise/contracts";
import { markup } from "./html";
import { lookOf } from "./icons";
import { meta, type Card } from "./pieces";

/** Returns the card of a post. */
export const postCard = (post: BlogPost): Card => ({
  path: `/blog/${post.slug}`,
  title: post.title,
  summary: post.summary,
  image: post.featuredImage,
  look: lookOf(post.categories[0]?.category.slug),
  labels: markup`${post.categories.map(({ category: { slug, name } }) => {
    const { icon, tone } = lookOf(slug);
    return markup`<span data-tone="${tone}" data-icon="${icon}">${name}</span>`;
  })}`,
  foot: meta({ publishedAt: post.publishedAt, wordCount: post.wordCount }),
});
