import { Button, Text } from "@listwise/shared-ui";
import { RowCheckbox, type DataTableModel } from "@listwise/shared-ui/table";
import { useState } from "react";
import styled from "styled-components";
import { BulkDialog } from "./bulk-dialog";
import type { BulkAction } from "./list";

interface BulkBarProps<Row> {
  name: string;
  actions: readonly BulkAction<Row>[];
  /** Rows of the page. */
  table: DataTableModel<Row>;
  rowName: (row: Row) => string;
  /** Called after rows were changed, so that they are refetched. */
  onDone: () => void;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-2) var(--lw-space-3);
  padding: var(--lw-space-2) var(--lw-space-4);
  min-height: calc(var(--lw-control-sm) + 2 * var(--lw-space-2));
  border-bottom: 1px solid var(--lw-border);
`;

/** Selects all rows of the page, and runs actions on the selected ones. */
export function BulkBar<Row>(props: BulkBarProps<Row>) {
  const { name, actions, table, onDone, rowName } = props;
  const { selected, allSelected, select, toggleAll } = table;
  const [asked, setAsked] = useState<BulkAction<Row> | null>(null);
  return (
    <Root role="group" aria-label={`Selected ${name}`}>
      <RowCheckbox
        label="Select all on this page"
        checked={allSelected}
        indeterminate={selected.length > 0 && !allSelected}
        disabled={table.rows.every(({ selection }) => selection?.disabled)}
        toggle={toggleAll}
      >
        <Text as="span" $tone="muted" $size="sm" role="status">
          {selected.length === 0 ? "Select all" : `${selected.length} selected`}
        </Text>
      </RowCheckbox>
      {selected.length > 0 &&
        actions.map((one) => (
          <Button
            key={one.action}
            size="sm"
            variant={one.danger ? "danger" : "secondary"}
            onClick={() => setAsked(one)}
          >
            {one.action}
          </Button>
        ))}
      {asked && (
        <BulkDialog
          name={name}
          bulk={asked}
          rows={selected}
          rowName={rowName}
          onClose={(left) => {
            setAsked(null);
            if (left === null) return;
            select(left);
            onDone();
          }}
        />
      )}
    </Root>
  );
}
