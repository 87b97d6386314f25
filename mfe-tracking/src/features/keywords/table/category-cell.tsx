import type { KeywordTableRow } from "@listwise/contracts/keywords";
import { Text } from "@listwise/shared-ui";
import styled from "styled-components";

const Line = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface CategoryCellProps {
  keyword: KeywordTableRow;
  isCompact: boolean;
}

/** Renders the category with the tags below, or in a compact row beside it. */
export function CategoryCell({ keyword: { category, tags = [] }, isCompact }: CategoryCellProps) {
  const names = tags.join(", ");
  return (
    <Line title={names ? `${category}\n${names}` : category}>
      {category}
      {names && (
        <Text as={isCompact ? "span" : Line} $size="xs" $tone="muted">
          {isCompact ? ` ${names}` : names}
        </Text>
      )}
    </Line>
  );
}
