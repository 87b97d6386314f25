import type { UserKeyword } from "@listwise/contracts/keywords";
import { Link, Text } from "@listwise/shared-ui";
import styled from "styled-components";

const Root = styled.div`
  /* Long words may break, but the column keeps room for a short keyword. */
  min-width: 4.5rem;
  overflow-wrap: anywhere;
  p {
    white-space: pre-line;
  }
`;

/** Renders the keyword with its notes. */
export function KeywordName({ keyword }: { keyword: UserKeyword }) {
  const { keywordText, country, notes } = keyword;
  return (
    <Root>
      <Link to={`/keyword/${encodeURIComponent(keywordText)}?country=${country}`}>
        <strong>{keywordText}</strong>
      </Link>
      {notes && (
        <Text $size="xs" $tone="muted">
          {notes}
        </Text>
      )}
    </Root>
  );
}
