import type { BlogPost } from "@listwise/contracts/content";
import { Container, useSetPageMetadata } from "@listwise/shared-ui";
import { useRef } from "react";
import { BackLink } from "../../shared/article/back-link";
import { PostMeta } from "../../shared/posts/post-meta";
import { PostPicture } from "../../shared/posts/post-picture";
import { ShareButton } from "../../shared/article/share-button";
import { useRelatedFilter } from "../../shared/article/use-related-filter";
import { AuthoredContent } from "../../shared/article/authored-content";
import { CategoryFilter } from "./category-filter";
import { RelatedPosts } from "./related-posts";

export function Article({ post }: { post: BlogPost }) {
  const related = useRef<HTMLElement>(null);
  useSetPageMetadata({ title: post.title, description: post.summary });
  const { selected, toggle } = useRelatedFilter(
    post.categories.map(({ category }) => category.slug),
    related,
  );
  return (
    <Container className="doc-article">
      <article>
        <header className="doc-head">
          <BackLink to="/blog">Back to Blog</BackLink>
          <h1>{post.title}</h1>
          <p>{post.summary}</p>
          <div className="doc-line">
            <PostMeta post={post} withAuthor />
            <ShareButton path={`/blog/${encodeURIComponent(post.slug)}`} />
          </div>
          <CategoryFilter categories={post.categories} selected={selected} onToggle={toggle} />
        </header>
        <div className="doc-lead">
          <PostPicture image={post.featuredImage} category={post.categories[0]?.category.slug} lead />
        </div>
        <div className="doc-body">
          <AuthoredContent text={post} />
          <BackLink to="/blog">Back to Blog</BackLink>
        </div>
      </article>
      <RelatedPosts ref={related} post={post} selected={selected} />
    </Container>
  );
}
