import { useRef } from "react";
import styled from "styled-components";
import { CopyButton } from "./copy-button";

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
  return (
    <Line>
      <span>
        Report number: <code ref={text}>{id}</code>
      </span>
      <CopyButton
        size="sm"
        variant="ghost"
        text={id}
        what="Report number"
        source={text}
        aria-label="Copy the report number"
      />
    </Line>
  );
}
