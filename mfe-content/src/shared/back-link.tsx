import { ArrowLeftIcon, Link } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: var(--lw-space-1);
  min-height: 1.5rem;
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  &:hover {
    color: var(--lw-text);
  }
`;

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Root to={to}>
      <ArrowLeftIcon size={14} aria-hidden="true" />
      {children}
    </Root>
  );
}
