import { DATE_RANGE_DAYS, type DateRange } from "@listwise/contracts/exports";
import { getUpgradePath } from "@listwise/contracts/limits";
import { formatCount } from "@listwise/aso-core/text";
import { Link, Text } from "@listwise/shared-ui";
import styled from "styled-components";

const DAY_MS = 86_400_000;

/** Is underlined, because it is part of a sentence. */
const TextLink = styled(Link)`
  text-decoration: underline;
`;

/** Renders how many days of ranks the plan has, with the way to more. */
export function HistoryLimitText({ days }: { days: number }) {
  return (
    <Text as="span" $size="sm" $tone="muted">
      Your plan keeps {formatCount(days, "day")} of ranks.{" "}
      <TextLink to={getUpgradePath("keyword_history_days")}>Upgrade</TextLink>
    </Text>
  );
}

export interface HistoryLimitProps {
  range: DateRange;
  /** First day of the answer; `null` if nothing bounds it, `undefined` while it is unknown. */
  from: string | null | undefined;
}

/** Renders why ranks are shown for fewer days than chosen; nothing if the plan has all days of the range. */
export function HistoryLimit({ range, from }: HistoryLimitProps) {
  if (!from) return null;
  const today = new Date().toISOString().slice(0, 10);
  const days = (Date.parse(today) - Date.parse(from)) / DAY_MS + 1;
  return days < DATE_RANGE_DAYS[range] ? <HistoryLimitText days={days} /> : null;
}
