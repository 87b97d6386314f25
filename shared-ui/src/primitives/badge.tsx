import type { ReactNode } from "react";
import styled from "styled-components";

/** Semantic colors. */
export type Tone = "neutral" | "accent" | "success" | "warning" | "danger" | "info";

export interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}

/** Base of all badges; `$tone` is any tone of the theme, including rank bands and changes. */
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

/** Renders a short label: a state, a plan, a kind. */
export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <BadgeRoot $tone={tone}>
      {icon}
      {children}
    </BadgeRoot>
  );
}
