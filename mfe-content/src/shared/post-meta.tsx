import type { BlogPost } from "@listwise/contracts";
import { CalendarIcon, ClockIcon, formatDate, UserIcon } from "@listwise/shared-ui";
import { PRODUCT_NAME } from "@listwise/contracts";
import styled from "styled-components";
import { readingMinutes } from "./reading-time";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-1) var(--lw-space-4);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  span {
    display: inline-flex;
    align-items: center;
    gap: var(--lw-space-1);
  }
`;

interface PostMetaProps {
  post: BlogPost;
  withAuthor?: boolean;
}

export function PostMeta({ post, withAuthor = false }: PostMetaProps) {
  return (
    <Root>
      <span>
        <CalendarIcon size={13} aria-hidden="true" />
        <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>
      </span>
      {withAuthor && (
        <span>
          <UserIcon size={13} aria-hidden="true" />
          {post.author?.name ?? `${PRODUCT_NAME} Team`}
        </span>
      )}
      <span>
        <ClockIcon size={13} aria-hidden="true" />
        {readingMinutes(post.wordCount)} min read
      </span>
    </Root>
  );
}
