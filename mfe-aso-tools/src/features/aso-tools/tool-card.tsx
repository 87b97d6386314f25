import { Link } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";
import type { Tool } from "./tools";

interface ToolCardProps extends Tool {
  badge: ReactNode;
}

const Root = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-2);
  padding: var(--lw-space-5);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface);
  box-shadow: var(--lw-shadow-sm);
  transition: border-color var(--lw-motion-fast) var(--lw-ease);
  &:hover {
    border-color: var(--lw-border-strong);
  }
  h3 {
    font-size: var(--lw-font-md);
  }
  h3 a {
    color: var(--lw-text);
  }
  h3 a::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  h3 a:focus-visible {
    outline: none;
  }
  &:has(a:focus-visible) {
    outline: 2px solid var(--lw-ring);
    outline-offset: 2px;
  }
  p {
    color: var(--lw-text-muted);
    font-size: var(--lw-font-sm);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border: 1px solid var(--lw-accent-border);
  border-radius: var(--lw-radius-md);
  background: var(--lw-accent-soft);
  color: var(--lw-accent-text);
`;

export function ToolCard({ path, name, text, badge, Icon }: ToolCardProps) {
  return (
    <Root>
      <Head>
        <Mark aria-hidden="true">
          <Icon size={16} />
        </Mark>
        {badge}
      </Head>
      <h3>
        <Link to={path}>{name}</Link>
      </h3>
      <p>{text}</p>
    </Root>
  );
}
