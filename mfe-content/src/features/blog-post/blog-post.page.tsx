import { ApiError } from "@listwise/shared-auth";
import { Container, ErrorState, LinkButton, useParams, VisuallyHidden } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { ArticleSkeleton } from "../../shared/article/article-skeleton";
import { postQuery } from "./blog-post.api";
import { Article } from "./article";
import { withPageStyles } from "../../shared/with-page-styles";
import styles from "./blog-post.css";

const REMOVED = "The blog post you're looking for doesn't exist or has been removed.";
const NONE = "Post not found";
const FAILED = "Failed to load post";

export const BlogPostPage = withPageStyles(styles, function BlogPostPage() {
  const { slug = "" } = useParams();
  const named = slug.trim() !== "";
  const post = useQuery({ ...postQuery(slug), enabled: named });
  if (post.data) return <Article key={post.data.id} post={post.data} />;
  if (post.isPending && named) return <ArticleSkeleton label="Loading post" />;

  const missing = !named || (post.error instanceof ApiError && [400, 404].includes(post.error.status));
  return (
    <Container $narrow>
      <VisuallyHidden as="h1">Blog post</VisuallyHidden>
      <ErrorState
        title="Post Not Found"
        problem={missing ? undefined : post.error}
        message={!named ? NONE : missing ? REMOVED : FAILED}
        onRetry={missing ? undefined : () => void post.refetch()}
        retrying={post.isFetching}
        action={<LinkButton to="/blog">Back to Blog</LinkButton>}
      />
    </Container>
  );
});
