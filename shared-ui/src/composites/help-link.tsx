import { getHelpPath, HELP_PAGES, type HelpPageSlug } from "@listwise/aso-core/help";
import styled from "styled-components";
import { CircleHelpIcon } from "../icons/icons";
import { Link } from "../router/facade";

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--lw-space-1);
  min-height: 1.75rem;
  padding-inline: var(--lw-space-2);
  border-radius: var(--lw-radius-md);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  text-decoration: none;
  &:hover {
    background: var(--lw-surface-sunken);
    color: var(--lw-text);
  }
  @media print {
    display: none;
  }
`;

/** Renders a link to the help page of a tool. */
export function HelpLink({ page }: { page: HelpPageSlug }) {
  return (
    <Root to={getHelpPath(page)} aria-label={`Help: ${HELP_PAGES[page].tool}`}>
      <CircleHelpIcon size={14} aria-hidden="true" />
      Help
    </Root>
  );
}
