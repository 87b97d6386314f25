import { Button, formatNumber, Notice } from "@listwise/shared-ui";
import { useEffect, useRef } from "react";

/** Longer ones would make a text field stand still for seconds. */
export const LONGEST_SHOWN = 100_000;
const BEGINNING = 200;

interface LongTextProps {
  text: string;
  onRemove: () => void;
}

/** A pasted text that is too long for a field: it is kept whole, and its beginning shows which it is. */
export function LongText({ text, onRemove }: LongTextProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The field that had the focus is gone.
  useEffect(() => button.current?.focus(), []);
  const beginning = text.slice(0, BEGINNING).replace(/\s+/g, " ").trim();
  return (
    <Notice
      title={`A text of ${formatNumber(text.length)} characters`}
      actions={
        <Button ref={button} size="sm" onClick={onRemove}>
          Take another text
        </Button>
      }
    >
      It is kept whole for the analysis, and too long to be shown here. It begins: “{beginning}…”
    </Notice>
  );
}
