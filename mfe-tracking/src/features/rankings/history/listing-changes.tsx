import type { ListingChange } from "@listwise/contracts/analytics";
import { Button, formatDate, Text } from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { formatBeforeAndAfter, formatChangeTitle } from "../../../shared/trends/change-labels";

const COLLAPSED_COUNT = 5;

const List = styled.ul.attrs({ role: "list" })`
  display: grid;
  gap: var(--lw-space-1);
  margin: 0;
  padding: 0;
  font-size: var(--lw-font-sm);
  list-style: none;
  overflow-wrap: anywhere;
  time {
    display: inline-block;
    min-width: 9rem;
    color: var(--lw-text-muted);
  }
`;

/** Renders the changes of the listing, newest first. The chart marks them. */
export function ListingChanges({ changes }: { changes: readonly ListingChange[] }) {
  const [all, setAll] = useState(false);
  if (changes.length === 0) {
    return (
      <Text $size="sm" $tone="muted">
        No listing changes in this range.
      </Text>
    );
  }
  return (
    <>
      <List>
        {(all ? changes : changes.slice(0, COLLAPSED_COUNT)).map((change) => {
          const words = formatBeforeAndAfter(change);
          return (
            <li key={change.id}>
              <time dateTime={change.at}>{formatDate(change.at)}</time>
              <strong>{formatChangeTitle(change)}</strong>
              {words && `: ${words}`}
            </li>
          );
        })}
      </List>
      {changes.length > COLLAPSED_COUNT && !all && (
        <div>
          <Button size="sm" onClick={() => setAll(true)}>
            Show all {changes.length}
          </Button>
        </div>
      )}
    </>
  );
}
