import type { UserKeyword } from "@listwise/contracts/keywords";
import { formatCount } from "@listwise/aso-core/text";
import { Button, Checkbox, RefreshCwIcon, Row, Text, TrashIcon } from "@listwise/shared-ui";
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

export interface BulkBarProps {
  /** Has all rows of the view, including those on other pages. */
  table: DataTableModel<UserKeyword>;
  total: number;
  updating: boolean;
  onRefresh: (ids: readonly number[]) => void;
  onRemove: (keywords: readonly UserKeyword[]) => void;
  /** Menu to choose the columns. */
  columns: ReactNode;
}

/** Selects all rows of the view and applies actions to the selected ones. */
export function BulkBar({ table, total, updating, onRefresh, onRemove, columns }: BulkBarProps) {
  const { selected, allSelected, select, toggleAll } = table;
  const keywords = formatCount(total, "keyword");
  const count = table.rows.length === total ? keywords : `${table.rows.length} of ${keywords}`;
  return (
    <Bar>
      <Row $gap={4}>
        <Checkbox
          label="Select all"
          checked={allSelected}
          ref={(box) => {
            if (box) box.indeterminate = selected.length > 0 && !allSelected;
          }}
          onChange={toggleAll}
        />
        <Text as="span" role="status" $size="sm" $tone="muted">
          {selected.length > 0 ? `${selected.length} selected` : count}
        </Text>
      </Row>
      <Row $gap={2}>
        {selected.length > 0 && (
          <Row $gap={2} role="group" aria-label="Selected keywords">
            <Button
              size="sm"
              icon={<RefreshCwIcon size={14} />}
              busy={updating}
              onClick={() => onRefresh(selected.map(({ id }) => id))}
            >
              Update ranks
            </Button>
            <Button
              size="sm"
              variant="danger"
              icon={<TrashIcon size={14} />}
              onClick={() => {
                onRemove(selected);
                select([]);
              }}
            >
              Untrack
            </Button>
            <Button size="sm" variant="ghost" onClick={() => select([])}>
              Clear
            </Button>
          </Row>
        )}
        {columns}
      </Row>
    </Bar>
  );
}
