import styled from "styled-components";
import { countryName } from "../format/country-name";
import { VisuallyHidden } from "../primitives/visually-hidden";

export interface FlagProps {
  /** Two letters, any case. */
  country: string;
  /** Shows the country's name beside the code. */
  withName?: boolean;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--lw-space-2);
  white-space: nowrap;
`;

const Code = styled.abbr`
  display: inline-block;
  min-width: 1.75rem;
  padding: 0 0.3125rem;
  border: 1px solid var(--lw-border-strong);
  border-radius: var(--lw-radius-sm);
  background: var(--lw-surface-sunken);
  color: var(--lw-text-muted);
  font-size: 0.6875rem;
  font-weight: var(--lw-weight-semibold);
  letter-spacing: 0.04em;
  line-height: 1.125rem;
  text-align: center;
  text-decoration: none;
`;

/** A storefront country as a chip with its code; its name is read, and shown on demand. */
export function Flag({ country, withName }: FlagProps) {
  const name = countryName(country);
  return (
    <Root>
      <Code title={name} aria-hidden="true">
        {country.toUpperCase()}
      </Code>
      {withName ? name : <VisuallyHidden>{name}</VisuallyHidden>}
    </Root>
  );
}
