import type { KeywordTableRow } from "@listwise/contracts/keywords";
import { Badge, Link, Text } from "@listwise/shared-ui";
import styled from "styled-components";

const Root = styled.div`
  min-width: 0;
  a,
  p {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Returns the address of the page about a keyword. */
export function getKeywordPath({ keywordText, country }: Pick<KeywordTableRow, "keywordText" | "country">) {
  return `/keyword/${encodeURIComponent(keywordText)}?country=${country}`;
}

interface KeywordNameProps {
  keyword: KeywordTableRow;
  /** Compact rows have no room for notes. */
  isCompact: boolean;
}

/** Renders the keyword with its notes. */
export function KeywordName({ keyword, isCompact }: KeywordNameProps) {
  const { keywordText, notes, isIrrelevant } = keyword;
  return (
    <Root title={notes ? `${keywordText}\n${notes}` : keywordText}>
      <Link to={getKeywordPath(keyword)}>
        <strong>{keywordText}</strong>
      </Link>
      {isIrrelevant && <Badge>Irrelevant</Badge>}
      {notes && !isCompact && (
        <Text $size="xs" $tone="muted">
          {notes}
        </Text>
      )}
    </Root>
  );
}
