import type { Insertion } from "@listwise/aso-core/optimizer";
import { formatCount } from "@listwise/aso-core/text";
import { Chip, PlusIcon, Text } from "@listwise/shared-ui";
import styled from "styled-components";

const MAX_SHOWN = 6;

const List = styled.ul.attrs({ role: "list" })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface FittingKeywordsProps {
  label: string;
  /** Characters left in the field. */
  left: number;
  insertions: readonly Insertion[];
  onInsert: (insertion: Insertion, button: HTMLElement) => void;
}

/** Offers what fits into a field to cover more keywords of the list, the most valuable first. */
export function FittingKeywords({ label, left, insertions, onInsert }: FittingKeywordsProps) {
  return (
    <div>
      <Text $size="xs" $tone="muted" style={{ marginBottom: "var(--lw-space-1)" }}>
        Keywords of your list that fit in {formatCount(left, "character")}, best value first
      </Text>
      <List aria-label={`Keywords that fit in ${label}`}>
        {insertions.slice(0, MAX_SHOWN).map((insertion) => {
          const { text, keywords, value } = insertion;
          const covered = `Covers ${keywords.join(", ")}${value === null ? "" : ` (value ${Math.round(value)})`}`;
          return (
            <li key={text}>
              <Chip
                icon={<PlusIcon size={13} />}
                title={covered}
                aria-label={`Insert ${text} into ${label}. ${covered}`}
                {...(value !== null && { count: Math.round(value) })}
                onClick={({ currentTarget }) => onInsert(insertion, currentTarget)}
              >
                <span dir="auto">{text}</span>
              </Chip>
            </li>
          );
        })}
      </List>
    </div>
  );
}
