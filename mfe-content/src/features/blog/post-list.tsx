import { Button, EmptyState, Loading, Notice, Pagination, SkeletonCard, Stack } from "@listwise/shared-ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { PostCard } from "../../shared/post-card";
import type { PostPage } from "./blog.api";
import { Cards } from "./blog.styles";
import type { BlogFilters } from "./use-blog-filters";

interface PostListProps {
  posts: UseQueryResult<PostPage>;
  filters: BlogFilters;
  onChange: (change: Partial<BlogFilters>) => void;
}

const SKELETONS = 6;

function emptyText({ search, category }: BlogFilters): string {
  if (search) return `No results for "${search}"`;
  return category ? "No posts in this category" : "Check back soon for new content";
}

export function PostList({ posts, filters, onChange }: PostListProps) {
  if (posts.isPending) {
    return (
      <Loading label="Loading posts">
        <Cards>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <SkeletonCard key={index} imageHeight="8rem" />
          ))}
        </Cards>
      </Loading>
    );
  }
  if (!posts.data || posts.data.data.length === 0) {
    return (
      <Stack>
        {posts.isError && <Failed onRetry={() => void posts.refetch()} retrying={posts.isFetching} />}
        <EmptyState
          title="No posts found"
          message={emptyText(filters)}
          action={<Button onClick={() => onChange({ search: "", category: "" })}>Clear filters</Button>}
        />
      </Stack>
    );
  }
  const { data, pagination } = posts.data;
  return (
    <Stack $gap={8}>
      <Cards>
        {data.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </Cards>
      <Pagination
        page={filters.page}
        pages={pagination.pages}
        onChange={(page) => onChange({ page })}
        label="Blog pages"
      />
    </Stack>
  );
}

function Failed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <Notice
      tone="warning"
      title="The posts could not be loaded"
      actions={
        <Button size="sm" onClick={onRetry} busy={retrying}>
          Retry
        </Button>
      }
    />
  );
}
