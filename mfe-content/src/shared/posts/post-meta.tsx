import { computeReadingMinutes } from "@listwise/aso-core/text";
import type { BlogPost } from "@listwise/contracts/content";
import { ArticleMeta } from "../article/article-meta";

interface PostMetaProps {
  post: BlogPost;
  withAuthor?: boolean;
}

export function PostMeta({ post, withAuthor = false }: PostMetaProps) {
  const author = withAuthor ? { author: post.author?.name ?? null } : {};
  return <ArticleMeta date={post.publishedAt} minutes={computeReadingMinutes(post.wordCount)} {...author} />;
}
