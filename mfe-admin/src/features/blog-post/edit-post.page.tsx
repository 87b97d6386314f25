import {
  Container,
  EmptyState,
  ErrorState,
  Link,
  Loading,
  PageHeader,
  SkeletonCard,
  useParams,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { PostEditor } from "./post-editor";
import { postQuery } from "./post.api";

const BACK = <Link to="/admin/blog">All posts</Link>;

export function EditPostPage() {
  const { id = "" } = useParams();
  if (/^[1-9]\d{0,8}$/.test(id)) return <KnownPost key={id} id={Number(id)} />;
  return (
    <Container>
      <PageHeader title="Edit post" before={BACK} />
      <EmptyState title="Post not found" message="Choose one from the list." />
    </Container>
  );
}

function KnownPost({ id }: { id: number }) {
  const post = useQuery(postQuery(id));
  if (post.data) return <PostEditor post={post.data} back={BACK} />;
  return (
    <Container>
      <PageHeader title="Edit post" before={BACK} />
      {post.isError ? (
        <ErrorState
          title="Failed to load the post"
          problem={post.error}
          onRetry={() => void post.refetch()}
          retrying={post.isFetching}
        />
      ) : (
        <Loading label="Loading the post">
          <SkeletonCard />
        </Loading>
      )}
    </Container>
  );
}
