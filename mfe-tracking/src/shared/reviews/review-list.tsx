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

/** Renders reviews. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <List aria-label="Reviews">
      {reviews.map(({ id, username, userInitial, rating, title, text, version, date }) => (
        <Item key={id}>
          <Avatar name={userInitial} tone="neutral" />
          <div>
            <Head>
              <strong>{username}</strong>
              <Stars rating={rating} />
              <Text as="span" $size="xs" $tone="muted">
                <time dateTime={date}>{formatDate(date)}</time>
                {version && ` · Version ${version}`}
              </Text>
            </Head>
            {title && <Text $strong>{title}</Text>}
            <p dir="auto">{text}</p>
          </div>
        </Item>
      ))}
    </List>
  );
}
