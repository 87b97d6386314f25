import { SELECTABLE_COUNTRIES } from "@listwise/contracts";
import { Button, Chip, Flag } from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";

/** Shut, it shows eight flags, four on a phone, and always the chosen one. */
const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-1);
  &[data-open="false"] > [aria-pressed="false"]:nth-of-type(n + 9) {
    display: none;
  }
  @media (max-width: 639px) {
    &[data-open="false"] > [aria-pressed="false"]:nth-of-type(n + 5) {
      display: none;
    }
  }
  & > [aria-pressed] {
    padding: 0 var(--lw-space-2);
  }
`;

export interface LocalizationStripProps {
  country: string;
  onChange: (country: string) => void;
}

/** The storefronts the listing can be read in. */
export function LocalizationStrip({ country, onChange }: LocalizationStripProps) {
  const [open, setOpen] = useState(false);
  return (
    <Strip role="group" aria-label="Localizations" data-open={open}>
      {SELECTABLE_COUNTRIES.map((code) => (
        <Chip key={code} selected={code === country} onClick={() => onChange(code)}>
          <Flag country={code} />
        </Chip>
      ))}
      <Button size="sm" variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? "Show less" : "Show more"}
      </Button>
    </Strip>
  );
}
