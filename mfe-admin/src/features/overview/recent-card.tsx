import { Card, EmptyState, ErrorState, LinkButton, Loading, Skeleton, Text } from "@listwise/shared-ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import styled from "styled-components";
import { Moment } from "../../shared/moment";

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-3);
  min-height: 3.5rem;
  padding: var(--lw-space-2) var(--lw-space-5);
  border-top: 1px solid var(--lw-border);
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-1);
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Aside = styled(Text)`
  flex: none;
`;

interface RecentItem {
  id: number;
  lead: ReactNode;
  /** Text below the lead. */
  note: ReactNode;
  at: string;
}

interface RecentCardProps<Row> {
  title: string;
  description: string;
  /** Link to the full list. */
  all: { to: string; words: string };
  rows: UseQueryResult<readonly Row[]>;
  tell: (row: Row) => RecentItem;
  empty: { icon: ReactNode; title: string; message: string };
}

/** Lists the newest items with a link to all of them; loads and fails independently of other cards. */
export function RecentCard<Row>({ title, description, all, rows, tell, empty }: RecentCardProps<Row>) {
  const { data, isError, error, isFetching, refetch } = rows;
  return (
    <Card
      title={title}
      description={description}
      flush
      actions={
        <LinkButton to={all.to} size="sm">
          {all.words}
        </LinkButton>
      }
    >
      {data && data.length > 0 ? (
        <List aria-label={title}>
          {data.map(tell).map(({ id, lead, note, at }) => (
            <Item key={id}>
              <Words>
                {lead}
                <Text as="span" $tone="muted" $size="sm">
                  {note}
                </Text>
              </Words>
              <Aside as="span" $tone="muted" $size="sm">
                <Moment at={at} />
              </Aside>
            </Item>
          ))}
        </List>
      ) : data ? (
        <EmptyState {...empty} />
      ) : isError ? (
        <ErrorState
          title={`Failed to load: ${title}`}
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading label={`Loading: ${title}`}>
          <Item as="div">
            <Skeleton width="60%" height="1rem" />
          </Item>
        </Loading>
      )}
    </Card>
  );
}
