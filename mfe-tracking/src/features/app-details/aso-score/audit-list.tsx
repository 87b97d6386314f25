import { Badge, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import type { AuditItem } from "./audit-listing";

const List = styled.ul.attrs({ role: "list" })`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: var(--lw-space-1) var(--lw-space-4);
  padding: var(--lw-space-3) 0;
  border-top: 1px solid var(--lw-border);
  &:first-child {
    border-top: 0;
  }
  @media (max-width: 479px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const states = {
  improve: ["warning", "Improve"],
  unknown: ["neutral", "Unknown"],
  good: ["success", "Good"],
} as const;

const order = Object.keys(states);

/** Renders the audit: improvements first, then unknown facts, then what is good. */
export function AuditList({ items }: { items: readonly AuditItem[] }) {
  const sorted = items.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return (
    <List aria-label="Listing audit">
      {sorted.map(({ id, label, state, found, advice }) => {
        const [tone, word] = states[state];
        return (
          <Item key={id}>
            <div>
              <Badge tone={tone}>{word}</Badge>
            </div>
            <div>
              <Text as="span">
                <strong>{label}</strong> · {found}
              </Text>
              <Text $size="sm" $tone="muted">
                {advice}
              </Text>
            </div>
          </Item>
        );
      })}
    </List>
  );
}
