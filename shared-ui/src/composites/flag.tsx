import styled from "styled-components";
import { getCountryName } from "../format/country-name";
import { VisuallyHidden } from "../primitives/visually-hidden";
import { useFlagPicture } from "./use-flag-picture";

export interface FlagProps {
  /** Two-letter country code in any case. */
  country: string;
  /** Shows the country's name in place of its code. */
  withName?: boolean;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--lw-space-2);
  white-space: nowrap;
`;

/** Reserves the size of the image so that nothing shifts when it loads. */
const Cloth = styled.span`
  display: inline-block;
  flex: none;
  width: 1.3125rem;
  height: 0.875rem;
  overflow: hidden;
  border: 1px solid var(--lw-border-strong);
  border-radius: 2px;
  background: var(--lw-surface-sunken);
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Code = styled.span`
  min-width: 1.25rem;
  color: var(--lw-text-muted);
  font-size: var(--lw-font-xs);
  font-weight: var(--lw-weight-semibold);
  letter-spacing: 0.04em;
`;

/** Renders a country's flag with its code. The name is read aloud and shown on request. */
export function Flag({ country, withName }: FlagProps) {
  const name = getCountryName(country);
  const code = country.toUpperCase();
  const picture = useFlagPicture(code);
  return (
    <Root title={withName ? undefined : name}>
      <Cloth aria-hidden="true">{picture && <img src={picture} alt="" />}</Cloth>
      {!withName && <Code aria-hidden="true">{code}</Code>}
      {withName ? name : <VisuallyHidden>{name}</VisuallyHidden>}
    </Root>
  );
}
