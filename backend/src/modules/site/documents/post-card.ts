import type { BlogPost } from "@listwise/contracts";
import { meta, type Card } from "./pieces";

/** A post, as lists show it. */
export const postCard = (post: BlogPost): Card => ({
  path: `/blog/${post.slug}`,
  title: post.title,
  summary: post.summary,
  image: post.featuredImage,
  labels: post.categories.map(({ category }) => category.name),
  foot: meta({ publishedAt: post.publishedAt, wordCount: post.wordCount }),
});
