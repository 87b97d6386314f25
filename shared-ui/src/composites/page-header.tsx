import type { HelpPageSlug } from "@listwise/aso-core/help";
import type { ReactNode } from "react";
import styled from "styled-components";
import { HelpLink } from "./help-link";

export interface PageHeaderProps {
  /** The page's only h1. */
  title: ReactNode;
  description?: ReactNode;
  /** Shown above the title: a back link, breadcrumbs. */
  before?: ReactNode;
  /** Shown next to the title. */
  badge?: ReactNode;
  /** Help page of the tool, linked next to the title. */
  help?: HelpPageSlug;
  /** Buttons of the page. */
  actions?: ReactNode;
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--lw-space-3) var(--lw-space-6);
  margin-bottom: var(--lw-space-6);
`;

const Words = styled.div`
  flex: 1 1 18rem;
  min-width: 0;
  p {
    max-width: 44rem;
    margin-top: var(--lw-space-1);
    color: var(--lw-text-muted);
    text-wrap: pretty;
  }
`;

const TitleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-2) var(--lw-space-3);
  h1 {
    min-width: 0;
  }
`;

const Before = styled.div`
  margin-bottom: var(--lw-space-2);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-2);
`;

/** Renders the title, description and actions at the top of a page. */
export function PageHeader({ title, description, before, badge, help, actions }: PageHeaderProps) {
  return (
    <Root>
      <Words>
        {before && <Before>{before}</Before>}
        <TitleLine>
          <h1>{title}</h1>
          {badge}
          {help && <HelpLink page={help} />}
        </TitleLine>
        {description && <p>{description}</p>}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
