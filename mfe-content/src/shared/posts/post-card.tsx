import type { BlogPost } from "@listwise/contracts/content";
import { Link } from "@listwise/shared-ui";
import { CategoryBadges } from "./category-badges";
import { PostMeta } from "./post-meta";
import { PostPicture } from "./post-picture";

interface PostCardProps {
  post: BlogPost;
  headingLevel?: "h2" | "h3";
}

export function PostCard({ post, headingLevel: Heading = "h2" }: PostCardProps) {
  return (
    <article className="doc-card">
      <PostPicture image={post.featuredImage} category={post.categories[0]?.category.slug} />
      <div className="doc-card-body">
        <CategoryBadges categories={post.categories} />
        <Heading>
          <Link to={`/blog/${encodeURIComponent(post.slug)}`}>{post.title}</Link>
        </Heading>
        <p className="doc-card-summary">{post.summary}</p>
        <PostMeta post={post} />
      </div>
    </article>
  );
}
