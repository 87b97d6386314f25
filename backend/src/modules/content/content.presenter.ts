import type { BlogPost } from "@listwise/contracts";
import type { CategoryRow, PostRow } from "./content.repository";

export function presentPost(post: PostRow, categories: readonly CategoryRow[] = []): BlogPost {
  const { id, title, slug, summary, content, featuredImage, wordCount, authorName } = post;
  return {
    id,
    title,
    slug,
    summary,
    content,
    featuredImage,
    // A draft has no date yet; the list of drafts sorts it by when it was begun.
    publishedAt: (post.publishedAt ?? post.createdAt).toISOString(),
    author: authorName === null ? null : { name: authorName },
    wordCount,
    categories: categories.map((category) => ({ category })),
  };
}

/** As lists carry it: without the body. */
export function presentListed(post: PostRow, categories?: readonly CategoryRow[]): BlogPost {
  return { ...presentPost(post, categories), content: "" };
}
