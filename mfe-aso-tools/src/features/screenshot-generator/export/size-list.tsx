import type { SizeKey, StoreSize } from "@listwise/aso-core/screenshots";
import { STORES, type Platform } from "@listwise/aso-core/stores";
import { Checkbox, Stack } from "@listwise/shared-ui";
import styled from "styled-components";

interface SizeListProps {
  platform: Platform;
  /** The store's own table of sizes. */
  source: string;
  sizes: readonly StoreSize[];
  chosen: readonly SizeKey[];
  onChange: (sizes: SizeKey[]) => void;
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: var(--lw-space-2);
    padding: 0;
    font-size: var(--lw-font-sm);
    font-weight: var(--lw-weight-semibold);
  }
  a {
    font-size: var(--lw-font-xs);
    text-decoration: underline;
  }
`;

/** Renders a store's sizes. At least one size stays chosen. */
export function SizeList({ platform, source, sizes, chosen, onChange }: SizeListProps) {
  return (
    <Group>
      <legend>{STORES[platform].name}</legend>
      <Stack $gap={2}>
        {sizes.map(({ key, label, width, height }) => {
          const isChosen = chosen.includes(key);
          return (
            <Checkbox
              key={key}
              label={`${label} (${width} × ${height})`}
              checked={isChosen}
              disabled={isChosen && chosen.length === 1}
              onChange={() => onChange(isChosen ? chosen.filter((one) => one !== key) : [...chosen, key])}
            />
          );
        })}
        <a href={source} target="_blank" rel="noreferrer">
          Sizes of {STORES[platform].inSentence}
        </a>
      </Stack>
    </Group>
  );
}
