import type { Review } from "@listwise/contracts/reviews";
import { Avatar, formatDate, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import { Stars } from "./stars";

const List = styled.ul.attrs({ role: "list" })`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--lw-space-1) var(--lw-space-3);
  padding: var(--lw-space-3) 0;
  border-top: 1px solid var(--lw-border);
  break-inside: avoid;
  &:first-child {
    border-top: 0;
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--lw-space-3);
`;

interface ReviewListProps {
  reviews: readonly Review[];
  /** Returns the name of a review's store, if the list has reviews of both. */
  getStore?: ((review: Review) => string) | undefined;
}

/** Renders reviews. */
export function ReviewList({ reviews, getStore }: ReviewListProps) {
  return (
    <List aria-label="Reviews">
      {reviews.map((review) => (
        <Item key={`${review.appId ?? ""} ${review.id}`}>
          <Avatar name={review.userInitial} tone="neutral" />
          <div>
            <Head>
              <strong>{review.username}</strong>
              <Stars rating={review.rating} />
              <Text as="span" $size="xs" $tone="muted">
                <time dateTime={review.date}>{formatDate(review.date)}</time>
                {getStore && ` · ${getStore(review)}`}
                {review.version && ` · Version ${review.version}`}
              </Text>
            </Head>
            {review.title && <Text $strong>{review.title}</Text>}
            <p dir="auto">{review.text}</p>
          </div>
        </Item>
      ))}
    </List>
  );
}
