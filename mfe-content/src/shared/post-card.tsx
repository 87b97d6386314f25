import type { BlogPost } from "@listwise/contracts/content";
import { Link } from "@listwise/shared-ui";
import { CategoryBadges } from "./category-badges";
import { Body, Root, Summary } from "./post-card.styles";
import { PostMeta } from "./post-meta";
import { PostPicture } from "./post-picture";

interface PostCardProps {
  post: BlogPost;
  headingLevel?: "h2" | "h3";
}

export function PostCard({ post, headingLevel: Heading = "h2" }: PostCardProps) {
  return (
    <Root>
      <PostPicture image={post.featuredImage} category={post.categories[0]?.category.slug} />
      <Body>
        <CategoryBadges categories={post.categories} />
        <Heading>
          <Link to={`/blog/${encodeURIComponent(post.slug)}`}>{post.title}</Link>
        </Heading>
        <Summary>{post.summary}</Summary>
        <PostMeta post={post} />
      </Body>
    </Root>
  );
}
