import { formatCount } from "@listwise/aso-core/text";
import type { DiscoveredKeyword } from "@listwise/contracts/keywords";
import { Button, Checkbox, EyeOffIcon, PlusIcon, RefreshCwIcon, Row, Text } from "@listwise/shared-ui";
import { TableBar, type DataTableModel } from "@listwise/shared-ui/table";
import type { ReactNode } from "react";
import styled from "styled-components";
import type { useCheckKeywords } from "./use-check-keywords";

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
  checks: ReturnType<typeof useCheckKeywords>;
  /** Sorts the rows by the figures that checks have brought. */
  onSortAgain: () => void;
  /** Chooses the columns, shown while nothing is selected. */
  columns: ReactNode;
  onAdd?: () => void;
  onHide?: () => void;
  onRestore?: () => void;
}

type ChecksProps = Pick<DiscoverBulkBarProps, "checks" | "onSortAgain">;

/** Says how many checks are finished. */
function Progress({ checks: { underWay, done } }: Pick<ChecksProps, "checks">) {
  return (
    <Text as="span" role="status" aria-live="polite" $size="sm" $tone="muted">
      {underWay > 0
        ? `Checking ${done} of ${done + underWay}…`
        : done > 0 && `${formatCount(done, "keyword")} checked`}
    </Text>
  );
}

/** Sorts by new figures, and checks the other keywords of the page. */
function CheckButtons({ checks, onSortAgain }: ChecksProps) {
  const { unchecked, check, isStarting, underWay, done } = checks;
  return (
    <>
      {underWay === 0 && done > 0 && (
        <Button size="sm" onClick={onSortAgain}>
          Sort again
        </Button>
      )}
      {unchecked.length > 0 && (
        <Button size="sm" icon={<RefreshCwIcon size={14} />} busy={isStarting} onClick={check}>
          Check {formatCount(unchecked.length, "keyword")}
        </Button>
      )}
    </>
  );
}

/** Selects all keywords of the page and applies actions to the selected ones. */
export function DiscoverBulkBar(props: DiscoverBulkBarProps) {
  const { table, count, checks, onSortAgain, columns, onAdd, onHide, onRestore } = props;
  const { selected, allSelected, toggleAll } = table;
  return (
    <TableBar $active={selected.length > 0}>
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
        <Progress checks={checks} />
      </Row>
      {selected.length === 0 && (
        <Row $gap={2}>
          <CheckButtons checks={checks} onSortAgain={onSortAgain} />
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
    </TableBar>
  );
}
