import type { BlogPost } from "@listwise/contracts/content";
import type { CategoryRow, ListedPost, PostRow } from "./content.repository";

/** Presents a post with its source but without its `html`, which only answers with a single post contain. */
export function presentPost(
  post: ListedPost & Pick<PostRow, "content">,
  categories: readonly CategoryRow[] = [],
): BlogPost {
  const { id, title, slug, summary, content, featuredImage, wordCount, authorName } = post;
  return {
    id,
    title,
    slug,
    summary,
    content,
    featuredImage,
    // A draft has no date yet, so drafts are listed by their creation.
    publishedAt: (post.publishedAt ?? post.createdAt).toISOString(),
    author: authorName === null ? null : { name: authorName },
    wordCount,
    categories: categories.map((category) => ({ category })),
  };
}

/** Presents a post for lists, without its body. */
export function presentListedPost(post: ListedPost, categories?: readonly CategoryRow[]): BlogPost {
  return presentPost({ ...post, content: "" }, categories);
}
