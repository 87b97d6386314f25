import { diffWordsWithSpace } from "diff";
import { Text, VisuallyHidden } from "@listwise/shared-ui";
import styled from "styled-components";

const Words = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ins {
    border-radius: var(--lw-radius-sm);
    background: var(--lw-success-soft);
    color: var(--lw-success-text);
    text-decoration: underline;
  }
  del {
    border-radius: var(--lw-radius-sm);
    background: var(--lw-danger-soft);
    color: var(--lw-danger-text);
  }
`;

// Words of languages without spaces, too. The sides can be in any language, and "en" only sets exceptions.
const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/** Renders the words that differ between two texts; an unknown text can't be compared. */
export function TextDiff({ before, after }: { before: string | null; after: string | null }) {
  if (before === null || after === null) {
    return (
      <Text $size="sm" $tone="muted">
        Unknown on one side, so it can’t be compared.
      </Text>
    );
  }
  if (before === after) {
    return (
      <Text $size="sm" $tone="muted">
        No difference.
      </Text>
    );
  }
  return (
    <Words dir="auto">
      {diffWordsWithSpace(before, after, { intlSegmenter: segmenter }).map(
        ({ value, added, removed }, index) =>
          added ? (
            <ins key={index}>
              <VisuallyHidden>Added: </VisuallyHidden>
              {value}
            </ins>
          ) : removed ? (
            <del key={index}>
              <VisuallyHidden>Removed: </VisuallyHidden>
              {value}
            </del>
          ) : (
            <span key={index}>{value}</span>
          ),
      )}
    </Words>
  );
}
