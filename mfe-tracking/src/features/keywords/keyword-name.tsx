import type { UserKeyword } from "@listwise/contracts/keywords";
import { Link, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import { isOptimistic } from "../../shared/optimistic-keyword";

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  column-gap: var(--lw-space-3);
  /* Long words may break, but the column keeps room for a short keyword. */
  min-width: 6.5rem;
  overflow-wrap: anywhere;
  p {
    grid-column: 2;
    white-space: pre-line;
  }
`;

// The click target is 24 px wide; the box inside is smaller.
const Pick = styled.label`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  margin-inline-start: calc(var(--lw-space-1) * -1);
  input {
    width: 1rem;
    height: 1rem;
    margin: 0;
    accent-color: var(--lw-accent);
  }
`;

interface KeywordNameProps {
  keyword: UserKeyword;
  chosen: boolean;
  onToggle: (id: number) => void;
}

/** Renders the keyword with its notes and the checkbox of its row. */
export function KeywordName({ keyword, chosen, onToggle }: KeywordNameProps) {
  const { id, keywordText, country, notes } = keyword;
  return (
    <Root>
      <Pick>
        <input
          type="checkbox"
          aria-label={`Select ${keywordText}`}
          checked={chosen}
          disabled={isOptimistic(keyword)}
          onChange={() => onToggle(id)}
        />
      </Pick>
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
