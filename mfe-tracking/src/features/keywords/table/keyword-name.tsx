import type { Platform } from "@listwise/aso-core/stores";
import type { KeywordTableRow } from "@listwise/contracts/keywords";
import { Badge, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import { KeywordLink } from "../../../shared/keywords/keyword-link";

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

interface KeywordNameProps {
  keyword: KeywordTableRow;
  store: Platform | undefined;
  /** Compact rows have no room for notes. */
  isCompact: boolean;
}

/** Renders the keyword with its notes. */
export function KeywordName({ keyword, store, isCompact }: KeywordNameProps) {
  const { keywordText, country, notes, isIrrelevant } = keyword;
  return (
    <Root title={notes ? `${keywordText}\n${notes}` : keywordText}>
      <KeywordLink keyword={keywordText} country={country} store={store}>
        <strong>{keywordText}</strong>
      </KeywordLink>
      {isIrrelevant && <Badge>Irrelevant</Badge>}
      {notes && !isCompact && (
        <Text $size="xs" $tone="muted">
          {notes}
        </Text>
      )}
    </Root>
  );
}
