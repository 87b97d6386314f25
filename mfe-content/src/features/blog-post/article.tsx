import type { BlogPost } from "@listwise/contracts";
import { Content } from "@listwise/shared-ui";
import { useRef } from "react";
import { PostMeta } from "../../shared/post-meta";
import { PostPicture } from "../../shared/post-picture";
import { BackLink } from "./back-link";
import { Body, Head, MetaLine, Page, Picture } from "./article.styles";
import { CategoryFilter } from "./category-filter";
import { RelatedPosts } from "./related-posts";
import { ShareButton } from "./share-button";
import { useRelatedFilter } from "./use-related-filter";

/** The page's h1 is the title: a body that begins with one of its own moves down, others fit as they are. */
function headingShift(content: string): number {
  return /^#\s|<h1\b/im.test(content) ? 1 : 0;
}

export function Article({ post }: { post: BlogPost }) {
  const related = useRef<HTMLElement>(null);
  const { selected, toggle } = useRelatedFilter(post.categories, related);
  return (
    <Page>
      <article>
        <Head>
          <BackLink />
          <h1>{post.title}</h1>
          <p>{post.summary}</p>
          <MetaLine>
            <PostMeta post={post} withAuthor />
            <ShareButton slug={post.slug} />
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
          <Content source={post.content} headingShift={headingShift(post.content)} />
          <BackLink />
        </Body>
      </article>
      <RelatedPosts ref={related} post={post} selected={selected} />
    </Page>
  );
}
