import { explainUncovered } from "@listwise/aso-core/text";
import { useId } from "react";
import { Chip, type ChipProps } from "../primitives/chip";
import { VisuallyHidden } from "../primitives/visually-hidden";
import { useStoreSource } from "./store-source";

export interface CountryChipProps extends ChipProps {
  /** Two-letter code. */
  country: string;
}

/**
 * Renders a chip that selects a country. If the source of listings lacks the country, the chip stays focusable so that
 * its reason can be read, but does nothing.
 */
export function CountryChip({ country, onClick, children, ...rest }: CountryChipProps) {
  const id = useId();
  const reason = explainUncovered(useStoreSource(), country);
  if (reason === null || rest.selected) {
    return (
      <Chip {...rest} onClick={onClick}>
        {children}
      </Chip>
    );
  }
  return (
    <>
      <Chip {...rest} aria-disabled title={reason} aria-describedby={id}>
        {children}
      </Chip>
      <VisuallyHidden id={id}>{reason}</VisuallyHidden>
    </>
  );
}
