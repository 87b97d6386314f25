import { Link } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";

interface LinkCardProps {
  to: string;
  title: string;
  summary: string;
  icon?: ReactNode;
  /** Shown in the card's footer. */
  note?: ReactNode;
  headingLevel?: "h2" | "h3";
}

const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-2);
  min-width: 0;
  padding: var(--lw-space-5);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface);
  overflow-wrap: anywhere;
  &:hover {
    border-color: var(--lw-border-strong);
  }
  &:has(a:focus-visible) {
    outline: 2px solid var(--lw-ring);
    outline-offset: 2px;
  }
  & > svg {
    color: var(--lw-accent-text);
  }
  h2,
  h3 {
    font-size: var(--lw-font-lg);
  }
  a {
    color: var(--lw-text);
    text-decoration: none;
  }
  a:focus-visible {
    outline: none;
  }
  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  p {
    color: var(--lw-text-muted);
  }
  footer {
    margin-top: auto;
    padding-top: var(--lw-space-2);
    color: var(--lw-text-muted);
    font-size: var(--lw-font-sm);
  }
`;

/** Renders a card whose whole area is a link. */
export function LinkCard({ to, title, summary, icon, note, headingLevel: Heading = "h3" }: LinkCardProps) {
  return (
    <Root>
      {icon}
      <Heading>
        <Link to={to}>{title}</Link>
      </Heading>
      {summary && <p>{summary}</p>}
      {note && <footer>{note}</footer>}
    </Root>
  );
}
