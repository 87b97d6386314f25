import { getUpgradePath } from "@listwise/contracts/limits";
import { formatCount } from "@listwise/aso-core/text";
import { Link, Row, SegmentedControl, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import { RANGES } from "./use-range";

/** Is underlined, because it is part of a sentence. */
const TextLink = styled(Link)`
  text-decoration: underline;
`;

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
        <Text as="span" $size="sm" $tone="muted">
          Your plan keeps {formatCount(historyDays, "day")}.{" "}
          <TextLink to={getUpgradePath("keyword_history_days")}>Upgrade</TextLink>
        </Text>
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
