import type { ReactNode } from "react";
import styled from "styled-components";
import { TriangleAlertIcon, CircleCheckIcon, InfoIcon, CircleXIcon } from "../icons/icons";

export interface NoticeProps {
  tone?: "info" | "success" | "warning" | "danger";
  title?: string;
  /** Buttons at the end. */
  actions?: ReactNode;
  children?: ReactNode;
}

const icons = { info: InfoIcon, success: CircleCheckIcon, warning: TriangleAlertIcon, danger: CircleXIcon };

const Root = styled.div<{ $tone: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--lw-space-2) var(--lw-space-3);
  padding: var(--lw-space-3) var(--lw-space-4);
  border: 1px solid var(--lw-${({ $tone }) => $tone}-border);
  border-radius: var(--lw-radius-md);
  background: var(--lw-${({ $tone }) => $tone}-soft);
  color: var(--lw-text);
  font-size: var(--lw-font-sm);
  & > svg {
    flex: none;
    margin-top: 0.125rem;
    color: var(--lw-${({ $tone }) => $tone}-text);
  }
`;

const Words = styled.div`
  flex: 1 1 9rem;
  min-width: 0;
  strong {
    display: block;
    font-weight: var(--lw-weight-semibold);
  }
  a:not([class]) {
    text-decoration: underline;
  }
`;

/** Renders a persistent message in the page, such as a form error. Danger and warning are announced immediately. */
export function Notice({ tone = "info", title, actions, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <Root $tone={tone} role={tone === "danger" || tone === "warning" ? "alert" : "status"}>
      <Icon size={16} aria-hidden="true" />
      <Words>
        {title && <strong>{title}</strong>}
        {children}
      </Words>
      {actions}
    </Root>
  );
}
