import { Button, Checkbox, Row, Text } from "@listwise/shared-ui";

interface BulkBarProps {
  /** Number of selected reviews of the page. */
  selected: number;
  total: number;
  busy: boolean;
  onToggleAll: () => void;
  onMark: (answered: boolean) => void;
}

/** Selects all reviews of the page, and marks the selected ones. */
export function BulkBar({ selected, total, busy, onToggleAll, onMark }: BulkBarProps) {
  return (
    <Row $gap={4}>
      <Checkbox
        label="Select page"
        checked={selected === total}
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && selected < total;
        }}
        onChange={onToggleAll}
      />
      {selected > 0 && (
        <Row $gap={2} role="group" aria-label="Selected reviews">
          <Text as="span" $size="sm" $tone="muted" role="status">
            {selected} selected
          </Text>
          <Button size="sm" busy={busy} onClick={() => onMark(true)}>
            Mark answered
          </Button>
          <Button size="sm" busy={busy} onClick={() => onMark(false)}>
            Mark unanswered
          </Button>
        </Row>
      )}
    </Row>
  );
}
