import { getFieldName, type ListingChange } from "@listwise/contracts/analytics";
import { Button, Text } from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { TextDiff } from "../../../../shared/text-diff";
import { Picture } from "../picture";

const Root = styled.div`
  display: grid;
  gap: var(--lw-space-1);
  min-width: 0;
  font-size: var(--lw-font-sm);
  text-align: start;
  & + & {
    margin-top: var(--lw-space-3);
  }
  /* A short value is next to its field, so that a day takes few lines on phones. */
  &:has(> span) {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--lw-space-2);
  }
  &:has(> span) + &:has(> span) {
    margin-top: var(--lw-space-1);
  }
`;

const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-2);
  img {
    height: 5rem;
    max-width: 100%;
    border-radius: var(--lw-radius-md);
  }
`;

/** Characters above which unchanged parts of a text are shortened; chosen by us. */
const LONG_TEXT = 160;
const MAX_PICTURES = 4;

function PictureList({ title, urls, of }: { title: string; urls: readonly string[]; of: string }) {
  const rest = urls.length - MAX_PICTURES;
  return (
    <div>
      <Text $size="xs" $tone="muted">
        {title}
        {rest > 0 && `, ${MAX_PICTURES} of ${urls.length}`}
      </Text>
      {urls.length === 0 ? (
        <Text $size="sm">None</Text>
      ) : (
        <Pictures>
          {urls.slice(0, MAX_PICTURES).map((url, index) => (
            <Picture key={url} src={url} alt={`${title}: ${of} ${index + 1}`} />
          ))}
        </Pictures>
      )}
    </div>
  );
}

function Words({ before, after }: Pick<ListingChange, "before" | "after">) {
  const [isWhole, setWhole] = useState(false);
  const isLong = Math.max(before?.length ?? 0, after?.length ?? 0) > LONG_TEXT;
  return (
    <>
      <TextDiff before={before} after={after} isShortened={isLong && !isWhole} />
      {isLong && (
        <div>
          <Button size="sm" variant="ghost" onClick={() => setWhole(!isWhole)}>
            {isWhole ? "Show changes only" : "Show the whole text"}
          </Button>
        </div>
      )}
    </>
  );
}

function Value({ change }: { change: ListingChange }) {
  const { field, before, after, pictures } = change;
  if (pictures) {
    const of = getFieldName(field).toLowerCase();
    return (
      <>
        <PictureList title="Before" urls={pictures.before} of={of} />
        <PictureList title="After" urls={pictures.after} of={of} />
      </>
    );
  }
  if (field === "name" || field === "subtitle" || field === "description") {
    return <Words before={before} after={after} />;
  }
  return (
    <span>
      {before ?? "Unknown"} → <strong>{after ?? "Unknown"}</strong>
    </span>
  );
}

/** Renders the changes of one app on one day. */
export function ChangeDetails({ changes }: { changes: readonly ListingChange[] }) {
  return changes.map((change) => (
    <Root key={change.id}>
      <strong>{getFieldName(change.field, change.platform)}</strong>
      <Value change={change} />
    </Root>
  ));
}
