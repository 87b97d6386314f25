import type { BlogPost } from "@listwise/contracts/content";
import { useSetPageMetadata } from "@listwise/shared-ui";
import { useRef } from "react";
import { Body, Head, MetaLine, Page, Picture } from "../../shared/article.styles";
import { BackLink } from "../../shared/back-link";
import { PostMeta } from "../../shared/post-meta";
import { PostPicture } from "../../shared/post-picture";
import { ShareButton } from "../../shared/share-button";
import { useRelatedFilter } from "../../shared/use-related-filter";
import { AuthoredContent } from "../../shared/authored-content";
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
    <Page>
      <article>
        <Head>
          <BackLink to="/blog">Back to Blog</BackLink>
          <h1>{post.title}</h1>
          <p>{post.summary}</p>
          <MetaLine>
            <PostMeta post={post} withAuthor />
            <ShareButton path={`/blog/${encodeURIComponent(post.slug)}`} />
          </MetaLine>
          <CategoryFilter categories={post.categories} selected={selected} onToggle={toggle} />
        </Head>
        <Picture>
          <PostPicture
            image={post.featuredImage}
            category={post.categories[0]?.category.slug}
            ratio={post.featuredImage ? "2 / 1" : "4 / 1"}
            lead
          />
        </Picture>
        <Body>
          <AuthoredContent text={post} />
          <BackLink to="/blog">Back to Blog</BackLink>
        </Body>
      </article>
      <RelatedPosts ref={related} post={post} selected={selected} />
    </Page>
  );
}
