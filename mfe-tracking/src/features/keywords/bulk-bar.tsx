import type { UserKeyword } from "@listwise/contracts/keywords";
import { formatCount } from "@listwise/aso-core/text";
import { Button, Checkbox, RefreshCwIcon, Row, Text, TrashIcon } from "@listwise/shared-ui";
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
  /** All rows of the view, including those on other pages. */
  shown: readonly UserKeyword[];
  total: number;
  chosen: readonly UserKeyword[];
  updating: boolean;
  onChoose: (ids: readonly number[]) => void;
  onRefresh: (ids: readonly number[]) => void;
  onRemove: (keywords: readonly UserKeyword[]) => void;
}

/** Selects all rows of the view and applies actions to the selected ones. */
export function BulkBar({ shown, total, chosen, updating, onChoose, onRefresh, onRemove }: BulkBarProps) {
  const all = chosen.length === shown.length && shown.length > 0;

  const keywords = formatCount(total, "keyword");
  const count = shown.length === total ? keywords : `${shown.length} of ${keywords}`;
  return (
    <Bar>
      <Row $gap={4}>
        <Checkbox
          label="Select all"
          checked={all}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !all;
          }}
          onChange={() => onChoose(all ? [] : shown.map(({ id }) => id))}
        />
        <Text as="span" role="status" $size="sm" $tone="muted">
          {chosen.length > 0 ? `${chosen.length} selected` : count}
        </Text>
      </Row>
      {chosen.length > 0 && (
        <Row $gap={2} role="group" aria-label="Selected keywords">
          <Button
            size="sm"
            icon={<RefreshCwIcon size={14} />}
            busy={updating}
            onClick={() => onRefresh(chosen.map(({ id }) => id))}
          >
            Update ranks
          </Button>
          <Button
            size="sm"
            variant="danger"
            icon={<TrashIcon size={14} />}
            onClick={() => {
              onRemove(chosen);
              onChoose([]);
            }}
          >
            Untrack
          </Button>
          <Button size="sm" variant="ghost" onClick={() => onChoose([])}>
            Clear
          </Button>
        </Row>
      )}
    </Bar>
  );
}
