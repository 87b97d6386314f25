import { formatCount } from "@listwise/aso-core/text";
import type { DiscoveredKeyword } from "@listwise/contracts/keywords";
import { Button, Checkbox, EyeOffIcon, PlusIcon, RefreshCwIcon, Row, Text } from "@listwise/shared-ui";
import type { DataTableModel } from "@listwise/shared-ui/table";
import type { ReactNode } from "react";
import styled from "styled-components";

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-2) var(--lw-space-4);
  min-height: 3rem;
  padding: var(--lw-space-2) var(--lw-space-5);
  border-bottom: 1px solid var(--lw-border);
`;

/** On phones, the chip of the list gives the number too, and the button needs the room. */
const Total = styled.span`
  @media (max-width: 479px) {
    display: none;
  }
`;

/** Hidden where rows are cards, which show a fixed choice. */
const ForRows = styled.div`
  @media (max-width: 719px) {
    display: none;
  }
`;

export interface DiscoverBulkBarProps {
  table: DataTableModel<DiscoveredKeyword>;
  /** Size of the list: "12 keywords". */
  count: string;
  /** Number of keywords of the page that were never checked. */
  unchecked: number;
  /** True until the figures of a check are there. */
  checking: boolean;
  onCheck: () => void;
  /** Chooses the columns, shown while nothing is selected. */
  columns: ReactNode;
  onAdd?: () => void;
  onHide?: () => void;
  onRestore?: () => void;
}

/** Selects all keywords of the page and applies actions to the selected ones. */
export function DiscoverBulkBar(props: DiscoverBulkBarProps) {
  const { table, count, unchecked, checking, onCheck, columns, onAdd, onHide, onRestore } = props;
  const { selected, allSelected, toggleAll } = table;
  return (
    <Bar>
      <Row $gap={4}>
        <Checkbox
          label="Select page"
          checked={allSelected}
          ref={(box) => {
            if (box) box.indeterminate = selected.length > 0 && !allSelected;
          }}
          onChange={toggleAll}
        />
        <Text as="span" role="status" $size="sm" $tone="muted">
          {selected.length > 0 ? `${selected.length} selected` : <Total>{count}</Total>}
        </Text>
      </Row>
      {selected.length === 0 && (
        <Row $gap={2}>
          {unchecked > 0 && (
            <Button size="sm" icon={<RefreshCwIcon size={14} />} busy={checking} onClick={onCheck}>
              {checking ? "Checking…" : `Check ${formatCount(unchecked, "keyword")}`}
            </Button>
          )}
          <ForRows>{columns}</ForRows>
        </Row>
      )}
      {selected.length > 0 && (
        <Row $gap={2} role="group" aria-label="Selected keywords">
          {onAdd && (
            <Button size="sm" variant="primary" icon={<PlusIcon size={14} />} onClick={onAdd}>
              Add to list
            </Button>
          )}
          {onHide && (
            <Button size="sm" icon={<EyeOffIcon size={14} />} onClick={onHide}>
              Not relevant
            </Button>
          )}
          {onRestore && (
            <Button size="sm" onClick={onRestore}>
              Restore
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => table.select([])}>
            Clear
          </Button>
        </Row>
      )}
    </Bar>
  );
}
