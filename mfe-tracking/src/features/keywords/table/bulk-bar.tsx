import { formatCount } from "@listwise/aso-core/text";
import type { KeywordTableRow } from "@listwise/contracts/keywords";
import { Checkbox, formatNumber, Row, Skeleton, Text } from "@listwise/shared-ui";
import { TableBar, type DataTableModel } from "@listwise/shared-ui/table";
import type { ReactNode } from "react";
import styled from "styled-components";
import { BulkActions, type BulkActionsProps } from "./bulk-actions";

/** As wide as its placeholder, because what follows would otherwise move to the line before. */
const Count = styled(Text)`
  min-width: 5.5rem;
`;

interface BulkBarProps extends Pick<BulkActionsProps, "all" | "updating" | "onRefresh" | "onRemove"> {
  table: DataTableModel<KeywordTableRow>;
  loading: boolean;
  /** Saved views and settings of the table, shown while nothing is selected. */
  views: ReactNode;
  settings: ReactNode;
}

/** Selects all rows of the view and applies actions to the selected ones. */
export function BulkBar({ table, loading, views, settings, ...actions }: BulkBarProps) {
  const { selected, allSelected, select, toggleAll } = table;
  const keywords = formatCount(actions.all.length, "keyword");
  const count =
    table.rows.length === actions.all.length ? keywords : `${formatNumber(table.rows.length)} of ${keywords}`;
  return (
    <TableBar $active={selected.length > 0}>
      <Row $gap={4}>
        <Checkbox
          label="Select all"
          checked={allSelected}
          disabled={table.rows.length === 0}
          ref={(box) => {
            if (box) box.indeterminate = selected.length > 0 && !allSelected;
          }}
          onChange={toggleAll}
        />
        <Count as="span" role="status" $size="sm" $tone="muted">
          {selected.length > 0 ? (
            `${formatNumber(selected.length)} selected`
          ) : loading ? (
            <Skeleton width="5.5rem" />
          ) : (
            count
          )}
        </Count>
        {selected.length === 0 && views}
      </Row>
      {selected.length > 0 ? (
        <BulkActions selected={selected} {...actions} onClear={() => select([])} />
      ) : (
        <Row $gap={2}>{settings}</Row>
      )}
    </TableBar>
  );
}
