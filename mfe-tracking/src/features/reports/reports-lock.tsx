import { formatCount } from "@listwise/aso-core/text";
import { UNLIMITED } from "@listwise/contracts/limits";
import { useFeatureAccess, usePlanLock } from "@listwise/shared-auth";
import { Text, UpgradePrompt } from "@listwise/shared-ui";

/** Returns the lock if the plan lacks reports; `null` if it has them or while that is unknown. */
export const useReportsLock = () => usePlanLock("custom_reports")();

/** Says before any click that the plan lacks reports, or how many of the month are left. */
export function ReportsLimit() {
  const lock = useReportsLock();
  const { usage } = useFeatureAccess("reports_per_month");
  if (lock) return <UpgradePrompt feature="Reports">{lock.text}</UpgradePrompt>;
  if (!usage || usage.limit >= UNLIMITED) return null;
  const left = Math.max(0, usage.remaining);
  return (
    <Text $size="sm" $tone={left === 0 ? "warning" : "muted"}>
      {formatCount(left, "report")} left this month.
    </Text>
  );
}
