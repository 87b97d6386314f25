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
  /* Words that replace others would read like one word with them. */
  del + ins {
    margin-inline-start: 0.25em;
  }
`;

interface TextDiffProps {
  before: string | null;
  after: string | null;
  /** Shows only the surroundings of what differs. */
  isShortened?: boolean;
}

/** Characters that a shortened text keeps next to what differs; chosen by us. */
const CONTEXT = 40;

const START = new RegExp(`^[^]{1,${CONTEXT}}(?=\\s)`, "u");
const END = new RegExp(`(?<=\\s)[^]{1,${CONTEXT}}$`, "u");

/** Returns the ends of an unchanged part of a text, at most 40 characters each, in whole words if it has spaces. */
function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * CONTEXT) return text;
  const start = isFirst ? "" : (START.exec(text)?.[0] ?? text.slice(0, CONTEXT)).trimEnd();
  const end = isLast ? "" : (END.exec(text)?.[0] ?? text.slice(-CONTEXT));
  return `${start} … ${end}`;
}

/** Renders the words that differ between two texts; an unknown text can't be compared. */
export function TextDiff({ before, after, isShortened = false }: TextDiffProps) {
  if (before === null || after === null) {
    return (
      <Text $size="sm" $tone="muted">
        Unknown on one side, so it can't be compared.
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
      {diffWordsWithSpace(before, after).map(({ value, added, removed }, index, parts) =>
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
          <span key={index}>
            {isShortened ? shorten(value, index === 0, index === parts.length - 1) : value}
          </span>
        ),
      )}
    </Words>
  );
}
