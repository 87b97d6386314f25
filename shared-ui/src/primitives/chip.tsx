import type { ButtonHTMLAttributes, ReactNode } from "react";
import styled from "styled-components";

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-pressed"> {
  /** Exposed as `aria-pressed`. */
  selected?: boolean;
  icon?: ReactNode;
  /** Number after the label, such as a count; `null` reserves the room of two digits while it loads. */
  count?: number | null | undefined;
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--lw-space-2);
  min-height: var(--lw-control-sm);
  padding: 0 var(--lw-space-3);
  border: 1px solid var(--lw-border-strong);
  border-radius: var(--lw-radius-full);
  background: transparent;
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  transition: background var(--lw-motion-fast) var(--lw-ease);
  &:hover:not(:disabled, [aria-disabled="true"]) {
    background: var(--lw-hover);
    color: var(--lw-text);
  }
  &[aria-pressed="true"] {
    border-color: var(--lw-accent-border);
    background: var(--lw-accent-soft);
    color: var(--lw-accent-text);
    font-weight: var(--lw-weight-medium);
  }
  &:disabled,
  &[aria-disabled="true"] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

const Count = styled.span`
  &:empty {
    min-width: 2ch;
  }
  color: inherit;
  font-size: var(--lw-font-xs);
`;

/** Renders a filter that can be on or off. */
export function Chip({ selected = false, icon, count, children, ...rest }: ChipProps) {
  return (
    <Root type="button" {...rest} aria-pressed={selected}>
      {icon}
      {children}
      {count !== undefined && <Count>{count}</Count>}
    </Root>
  );
}
