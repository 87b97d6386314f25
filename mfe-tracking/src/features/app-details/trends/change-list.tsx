import type { ListingChange } from "@listwise/contracts/analytics";
import { formatDate, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import { formatChangeTitle } from "../../../shared/trends/change-labels";

/** Fields whose values are image addresses and not worth showing. */
const pictures = new Set<ListingChange["field"]>(["icon", "screenshots"]);
const COLLAPSE_ABOVE_CHARACTERS = 120;

const List = styled.ol.attrs({ role: "list" })`
  position: relative;
  display: grid;
  gap: var(--lw-space-3);
  max-height: 20rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  p,
  summary {
    overflow-wrap: anywhere;
  }
`;

function Values({ change: { field, before, after } }: { change: ListingChange }) {
  if (pictures.has(field)) return null;
  const long = (before?.length ?? 0) + (after?.length ?? 0) > COLLAPSE_ABOVE_CHARACTERS;
  const words = (
    <Text $size="sm" $tone="muted">
      <del>{before ?? "Unknown"}</del> → <ins>{after ?? "Unknown"}</ins>
    </Text>
  );
  if (!long) return words;
  return (
    <details>
      <summary>Show both versions</summary>
      {words}
    </details>
  );
}

/** Renders the changes of a listing, newest first. */
export function ChangeList({ changes }: { changes: readonly ListingChange[] }) {
  return (
    <List tabIndex={0} aria-label="Listing changes">
      {changes.map((change) => (
        <li key={change.id}>
          <strong>{formatChangeTitle(change)}</strong>{" "}
          <Text as="span" $size="sm" $tone="muted">
            seen <time dateTime={change.at}>{formatDate(change.at)}</time>
          </Text>
          <Values change={change} />
        </li>
      ))}
    </List>
  );
}
