import type { DiscoveredKeyword } from "@listwise/contracts/keywords";
import { Checkbox, EmptyState, KeyRoundIcon } from "@listwise/shared-ui";
import styled from "styled-components";

const List = styled.ul.attrs({ role: "list" })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--lw-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    padding: var(--lw-space-2) var(--lw-space-3);
    border: 1px solid var(--lw-border);
    border-radius: var(--lw-radius-md);
    overflow-wrap: anywhere;
  }
  li:has(:checked) {
    border-color: var(--lw-accent-border);
    background: var(--lw-accent-soft);
  }
`;

/** Returns the known figures of a keyword. */
function formatFigures({ score, popularity, chance }: DiscoveredKeyword): string {
  const figures = Object.entries({ score, popularity, chance });
  const known = figures.filter(([, value]) => value !== null).map(([name, value]) => `${name} ${value}`);
  const words = known.length === 0 ? "not checked yet" : known.join(" · ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface KeywordChoicesProps {
  suggestions: readonly DiscoveredKeyword[];
  /** Keywords that the user added. */
  own: readonly string[];
  selected: readonly string[];
  onToggle: (keyword: string) => void;
}

/** Renders keywords of which several can be chosen, with the known figures. */
export function KeywordChoices({ suggestions, own, selected, onToggle }: KeywordChoicesProps) {
  if (suggestions.length === 0 && own.length === 0) {
    return (
      <EmptyState
        icon={<KeyRoundIcon size={20} />}
        title="No suggestions for this app"
        message="Add the words that people may search for."
      />
    );
  }
  const rows = [
    ...own.map((keyword) => ({ keyword, hint: "Added by you" })),
    ...suggestions.map((one) => ({ keyword: one.keyword, hint: formatFigures(one) })),
  ];
  return (
    <List aria-label="Suggested keywords">
      {rows.map(({ keyword, hint }) => (
        <li key={keyword}>
          <Checkbox
            label={keyword}
            hint={hint}
            checked={selected.includes(keyword)}
            onChange={() => onToggle(keyword)}
          />
        </li>
      ))}
    </List>
  );
}
