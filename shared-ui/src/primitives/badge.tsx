import type { ReactNode } from "react";
import styled from "styled-components";

/** Colours that carry a meaning. */
export type Tone = "neutral" | "accent" | "success" | "warning" | "danger" | "info";

export interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}

/** The pill that every badge is: `$tone` is any tone of the theme, rank bands and changes included. */
export const BadgeRoot = styled.span<{ $tone: string }>`
  display: inline-flex;
  align-items: center;
  gap: var(--lw-space-1);
  max-width: 100%;
  padding: 0 var(--lw-space-2);
  border: 1px solid var(--lw-${({ $tone }) => $tone}-border);
  border-radius: var(--lw-radius-full);
  background: var(--lw-${({ $tone }) => $tone}-soft);
  color: var(--lw-${({ $tone }) => $tone}-text);
  font-size: var(--lw-font-xs);
  font-weight: var(--lw-weight-medium);
  line-height: 1.375rem;
  vertical-align: middle;
  white-space: nowrap;
  & > svg {
    flex: none;
  }
`;

/** A short word about a thing: its state, its plan, its kind. */
export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <BadgeRoot $tone={tone}>
      {icon}
      {children}
    </BadgeRoot>
  );
}
