import { Button, EmptyState, Loading, Pagination, SkeletonCard, Stack } from "@listwise/shared-ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { PostCard } from "../../shared/posts/post-card";
import type { PostPage } from "./blog.api";
import { ListError } from "../../shared/lists/list-error";
import type { ListFilters } from "../../shared/lists/list-filters";

interface PostListProps {
  posts: UseQueryResult<PostPage>;
  filters: ListFilters;
  onChange: (change: Partial<ListFilters>) => void;
}

const SKELETONS = 6;

function getEmptyText({ search, category }: ListFilters): string {
  if (search) return `No results for "${search}"`;
  return category ? "No posts in this category" : "Check back soon for new content";
}

export function PostList({ posts, filters, onChange }: PostListProps) {
  if (posts.isPending) {
    return (
      <Loading label="Loading posts">
        <div className="doc-cards">
          {Array.from({ length: SKELETONS }, (_, index) => (
            <SkeletonCard key={index} imageHeight="8rem" />
          ))}
        </div>
      </Loading>
    );
  }
  if (!posts.data || posts.data.data.length === 0) {
    return (
      <Stack>
        {posts.isError && (
          <ListError
            title="Couldn't load the posts"
            problem={posts.error}
            onRetry={() => void posts.refetch()}
            retrying={posts.isFetching}
          />
        )}
        <EmptyState
          title="No posts found"
          message={getEmptyText(filters)}
          action={<Button onClick={() => onChange({ search: "", category: "" })}>Clear filters</Button>}
        />
      </Stack>
    );
  }
  const { data, pagination } = posts.data;
  return (
    <Stack $gap={8}>
      <div className="doc-cards">
        {data.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
      <Pagination
        page={filters.page}
        pages={pagination.pages}
        onChange={(page) => onChange({ page })}
        label="Blog pages"
      />
    </Stack>
  );
}
