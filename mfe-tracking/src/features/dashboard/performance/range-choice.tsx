import { Row, SegmentedControl } from "@listwise/shared-ui";
import { HistoryLimitText } from "../../../shared/trends/history-limit";
import { RANGES } from "./use-range";

export interface RangeChoiceProps {
  days: number;
  onChange: (days: number) => void;
  /** Days of history in the plan; `null` if unlimited. */
  historyDays: number | null;
}

/** Renders the choice of a range. Ranges beyond the plan's history are disabled, with the reason. */
export function RangeChoice({ days, onChange, historyDays }: RangeChoiceProps) {
  const isBeyond = (range: number) => historyDays !== null && range > Math.max(historyDays, 30);
  return (
    <Row $gap={3}>
      {historyDays !== null && RANGES.some((range) => isBeyond(range.days)) && (
        <HistoryLimitText days={historyDays} />
      )}
      <SegmentedControl
        label="Range"
        options={RANGES.map((range) => ({
          value: String(range.days),
          label: range.label,
          disabled: isBeyond(range.days),
        }))}
        value={String(days)}
        onChange={(value) => onChange(Number(value))}
      />
    </Row>
  );
}
