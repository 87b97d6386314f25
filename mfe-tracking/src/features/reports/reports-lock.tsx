import { formatCount } from "@listwise/aso-core/text";
import { getUpgradePath, UNLIMITED } from "@listwise/contracts/limits";
import { useFeatureAccess, usePlanLock } from "@listwise/shared-auth";
import { Text, UpgradePrompt } from "@listwise/shared-ui";
import styled from "styled-components";

/** Returns the lock if the plan lacks reports; `null` if it has them or while that is unknown. */
export const useReportsLock = () => usePlanLock("custom_reports")();

/** Keeps the height of the line while the limit loads. */
const Line = styled.div`
  min-height: 1.25rem;
`;

/** Says before any click that the plan lacks reports, or how many of the month are left. */
export function ReportsLimit() {
  const lock = useReportsLock();
  const { usage } = useFeatureAccess("reports_per_month");
  if (lock)
    return (
      <UpgradePrompt feature="Reports" to={getUpgradePath("custom_reports")}>
        {lock.text}
      </UpgradePrompt>
    );
  const left = usage && usage.limit < UNLIMITED ? Math.max(0, usage.remaining) : null;
  return (
    <Line>
      {left !== null && (
        <Text $size="sm" $tone={left === 0 ? "warning" : "muted"}>
          {formatCount(left, "report")} left this month.
        </Text>
      )}
    </Line>
  );
}
