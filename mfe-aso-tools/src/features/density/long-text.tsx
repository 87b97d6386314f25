import { Button, formatNumber, Notice } from "@listwise/shared-ui";
import { useEffect, useRef } from "react";

/** Longer texts would block a text field for seconds. */
export const MAX_SHOWN_CHARACTERS = 100_000;
const PREVIEW_CHARACTERS = 200;

interface LongTextProps {
  text: string;
  onRemove: () => void;
}

/** Replaces the text field for pasted texts that are too long for it. Keeps the whole text and shows its beginning. */
export function LongText({ text, onRemove }: LongTextProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The text field that had the focus is gone.
  useEffect(() => button.current?.focus(), []);
  const beginning = text.slice(0, PREVIEW_CHARACTERS).replace(/\s+/g, " ").trim();
  return (
    <Notice
      title={`A text of ${formatNumber(text.length)} characters`}
      actions={
        <Button ref={button} size="sm" onClick={onRemove}>
          Use a different text
        </Button>
      }
    >
      The full text will be analyzed, but it is too long to show here. It begins: “{beginning}…”
    </Notice>
  );
}
