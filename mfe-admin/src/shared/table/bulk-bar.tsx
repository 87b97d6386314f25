import { Button, Text } from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { BulkDialog } from "./bulk-dialog";
import type { BulkAction } from "./list";
import { RowCheckbox } from "./row-checkbox";

interface BulkBarProps<Row> {
  name: string;
  actions: readonly BulkAction<Row>[];
  /** Selectable rows of the page. */
  rows: readonly Row[];
  chosen: readonly Row[];
  rowName: (row: Row) => string;
  onChoose: (rows: readonly Row[]) => void;
  /** Called after rows were changed, so that they are refetched. */
  onDone: () => void;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-2) var(--lw-space-3);
  padding: var(--lw-space-2) var(--lw-space-4);
  border-bottom: 1px solid var(--lw-border);
`;

/** Selects all rows of the page, and runs actions on the selected ones. */
export function BulkBar<Row>(props: BulkBarProps<Row>) {
  const { name, actions, rows, chosen, onChoose, onDone, rowName } = props;
  const [asked, setAsked] = useState<BulkAction<Row> | null>(null);
  const all = rows.length > 0 && chosen.length === rows.length;
  return (
    <Root role="group" aria-label={`Selected ${name}`}>
      <RowCheckbox
        label="Select all on this page"
        checked={all}
        disabled={rows.length === 0}
        onChange={() => onChoose(all ? [] : rows)}
      >
        <Text as="span" $tone="muted" $size="sm" role="status">
          {chosen.length} selected
        </Text>
      </RowCheckbox>
      {actions.map((one) => (
        <Button
          key={one.action}
          size="sm"
          variant={one.danger ? "danger" : "secondary"}
          disabled={chosen.length === 0}
          onClick={() => setAsked(one)}
        >
          {one.action}
        </Button>
      ))}
      {asked && (
        <BulkDialog
          name={name}
          bulk={asked}
          rows={chosen}
          rowName={rowName}
          onClose={(left) => {
            setAsked(null);
            if (left === null) return;
            onChoose(left);
            onDone();
          }}
        />
      )}
    </Root>
  );
}
