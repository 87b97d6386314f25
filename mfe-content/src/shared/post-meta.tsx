import type { BlogPost } from "@listwise/contracts";
import { ArticleMeta } from "./article-meta";
import { readingMinutes } from "./reading-time";

interface PostMetaProps {
  post: BlogPost;
  withAuthor?: boolean;
}

export function PostMeta({ post, withAuthor = false }: PostMetaProps) {
  const author = withAuthor ? { author: post.author?.name ?? null } : {};
  return <ArticleMeta date={post.publishedAt} minutes={readingMinutes(post.wordCount)} {...author} />;
}
