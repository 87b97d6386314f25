import type { BlogPost } from "@listwise/contracts/content";
import { EmptyState, ErrorState, Loading, SkeletonCard } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import type { Ref } from "react";
import { PostCard } from "../../shared/posts/post-card";
import { relatedQuery } from "./blog-post.api";

interface RelatedPostsProps {
  post: BlogPost;
  /** Slug of the category that filters the posts. */
  selected: string | undefined;
  ref: Ref<HTMLElement>;
}

export function RelatedPosts({ post, selected, ref }: RelatedPostsProps) {
  const categories = post.categories.map(({ category }) => category);
  const wanted = categories.filter(({ slug }) => selected === undefined || slug === selected);
  const related = useQuery(
    relatedQuery(
      post.id,
      wanted.map(({ id }) => id),
    ),
  );
  if (categories.length === 0) return null;
  const heading = selected === undefined ? "Related posts" : `Related posts in ${wanted[0]?.name ?? ""}`;
  return (
    <section className="doc-related" ref={ref} aria-labelledby="related-posts">
      <h2 id="related-posts">{heading}</h2>
      {related.isPending && (
        <Loading label="Loading related posts">
          <div className="doc-related-grid">
            {Array.from({ length: 3 }, (_, index) => (
              <SkeletonCard key={index} imageHeight="6rem" />
            ))}
          </div>
        </Loading>
      )}
      {related.isError && (
        <ErrorState
          title="Couldn't load related posts"
          problem={related.error}
          onRetry={() => void related.refetch()}
          retrying={related.isFetching}
        />
      )}
      {related.data?.length === 0 && (
        <EmptyState title="No related posts" message="There are no other posts on this topic yet." />
      )}
      {related.data && related.data.length > 0 && (
        <div className="doc-related-grid">
          {related.data.map((other) => (
            <PostCard key={other.id} post={other} headingLevel="h3" />
          ))}
        </div>
      )}
    </section>
  );
}
