import { useRef } from "react";
import styled from "styled-components";
import { CopyIcon } from "../icons/icons";
import { Button } from "../primitives/button";
import { toast } from "../toasts/toast";

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-1) var(--lw-space-2);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  code {
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

/** Renders the report number, which identifies an error in the server's log, with a copy button. */
export function ReportNumber({ id }: { id: string }) {
  const text = useRef<HTMLElement>(null);
  const copy = () => {
    // Undefined on plain HTTP pages, whatever the types say.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    const copied = clipboard ? clipboard.writeText(id) : Promise.reject(new Error("no clipboard"));
    copied.then(
      () => toast.success("Report number copied"),
      () => {
        if (text.current) window.getSelection()?.selectAllChildren(text.current);
        toast.info("Copy it with your keyboard", { description: "Your browser blocks clipboard access." });
      },
    );
  };
  return (
    <Line>
      <span>
        Report number: <code ref={text}>{id}</code>
      </span>
      <Button
        size="sm"
        variant="ghost"
        icon={<CopyIcon size={14} aria-hidden="true" />}
        aria-label="Copy the report number"
        onClick={copy}
      >
        Copy
      </Button>
    </Line>
  );
}
