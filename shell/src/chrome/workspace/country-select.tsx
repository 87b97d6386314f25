import { STOREFRONTS } from "@listwise/contracts/store";
import { setWorkspace, useWorkspace } from "@listwise/shared-auth";
import { getCountryName } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import styled from "styled-components";
import { useSecondPaint } from "../overlays/use-second-paint";
import { settingsQuery } from "../config/settings-query";

const Root = styled.span`
  display: flex;
  flex: 1;
  min-width: 0;
  align-items: center;
  gap: var(--lw-space-2);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  select {
    width: 100%;
    min-width: 0;
    max-width: 14rem;
    min-height: 2.25rem;
    padding: 0 var(--lw-space-2);
    border: 1px solid var(--lw-border-strong);
    border-radius: var(--lw-radius-md);
    background: var(--lw-surface);
    color: var(--lw-text);
  }
`;

const withName = (code: string) => ({ code, name: getCountryName(code) });
const toOption = ({ code, name }: ReturnType<typeof withName>) => (
  <option key={code} value={code}>
    {name}
  </option>
);

const sortByName = (codes: readonly string[]) =>
  codes.map(withName).sort((one, other) => one.name.localeCompare(other.name, "en"));

/** Renders the choice of the current country: those of the account's settings first, then every storefront. */
export function CountrySelect() {
  const id = useId();
  const { country } = useWorkspace();
  const { data } = useQuery(settingsQuery);
  const listsAll = useSecondPaint();
  const mine: readonly string[] = (listsAll ? data?.countries : undefined) ?? [country];
  const others = (listsAll ? STOREFRONTS : []).filter((code) => !mine.includes(code));
  return (
    <Root>
      <label htmlFor={id}>Country</label>
      <select id={id} value={country} onChange={(event) => setWorkspace({ country: event.target.value })}>
        <optgroup label="Your countries">{mine.map(withName).map(toOption)}</optgroup>
        <optgroup label="Other countries">{sortByName(others).map(toOption)}</optgroup>
      </select>
    </Root>
  );
}
