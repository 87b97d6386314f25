import type { ContentPage } from "@listwise/contracts/content";
import { Button, Link, Row, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import { buildTree, type Branch } from "../../shared/cms-pages";
import { StateBadge } from "../../shared/editor/state-badge";
import { Moment } from "../../shared/moment";

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & & {
    padding-inline-start: var(--lw-space-5);
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-2) var(--lw-space-4);
  padding: var(--lw-space-2) var(--lw-space-5);
  border-top: 1px solid var(--lw-border);
`;

const Words = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

interface PageTreeProps {
  category: string;
  pages: readonly ContentPage[];
  onRemove: (page: ContentPage) => void;
}

/** Renders the pages of a category as a tree. */
export function PageTree({ category, pages, onRemove }: PageTreeProps) {
  return <Branches label={`Pages of ${category}`} branches={buildTree(pages)} onRemove={onRemove} />;
}

function Branches({
  label,
  branches,
  onRemove,
}: {
  label: string;
  branches: readonly Branch[];
  onRemove: (page: ContentPage) => void;
}) {
  return (
    <List aria-label={label}>
      {branches.map(({ page, below }) => (
        <li key={page.id}>
          <Line>
            <Words>
              <Link to={`/admin/cms/edit/${page.id}`}>{page.title}</Link>
              <Text $tone="muted" $size="sm">
                /{page.category.toLowerCase()}/{page.slug}
              </Text>
            </Words>
            <Row $gap={3}>
              <StateBadge of={page} />
              <Text as="span" $tone="muted" $size="sm">
                <Moment at={page.updatedAt} />
              </Text>
              <Button size="sm" aria-label={`Delete ${page.title}`} onClick={() => onRemove(page)}>
                Delete
              </Button>
            </Row>
          </Line>
          {below.length > 0 && (
            <Branches label={`Below ${page.title}`} branches={below} onRemove={onRemove} />
          )}
        </li>
      ))}
    </List>
  );
}
