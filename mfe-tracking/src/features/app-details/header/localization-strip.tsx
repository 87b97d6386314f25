import { SELECTABLE_COUNTRIES } from "@listwise/contracts/store";
import { Button, CountryChip, Flag, sortCountries, useStoreSource } from "@listwise/shared-ui";
import { useRef, useState } from "react";
import styled from "styled-components";
import { useFittingCount } from "./use-fitting-count";

const MIN_SHOWN = 4;

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-1);
  & > [aria-pressed] {
    justify-content: center;
    min-width: 4.5rem;
    padding: 0 var(--lw-space-2);
  }
`;

export interface LocalizationStripProps {
  country: string;
  onChange: (country: string) => void;
}

/** Returns the first countries that fit, always including the selected one. */
function getShownCountries(
  countries: readonly string[],
  country: string,
  fitting: number,
): readonly string[] {
  const first = countries.slice(0, fitting);
  return first.includes(country) ? first : [...first.slice(0, -1), country];
}

/** Renders a chip for each storefront of the listing. */
export function LocalizationStrip({ country, onChange }: LocalizationStripProps) {
  const [open, setOpen] = useState(false);
  const countries = sortCountries(SELECTABLE_COUNTRIES, useStoreSource());
  const strip = useRef<HTMLDivElement>(null);
  const fitting = useFittingCount(strip, countries.length, MIN_SHOWN);
  const overflows = fitting < countries.length;
  return (
    <Strip ref={strip} role="group" aria-label="Localizations">
      {(open ? countries : getShownCountries(countries, country, fitting)).map((code) => (
        <CountryChip key={code} country={code} selected={code === country} onClick={() => onChange(code)}>
          <Flag country={code} />
        </CountryChip>
      ))}
      {overflows && (
        <Button size="sm" variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? "Show less" : "Show more"}
        </Button>
      )}
    </Strip>
  );
}
