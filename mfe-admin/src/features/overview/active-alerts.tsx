import { formatCount } from "@listwise/aso-core/text";
import { formatNumber, LinkButton, Notice } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { alertsQuery } from "../../shared/system-alerts";

/** Lists the active alerts; renders nothing if there are none. */
export function ActiveAlerts() {
  const alerts = useQuery(alertsQuery());
  const actions = (
    <LinkButton to="/admin/system" size="sm">
      System
    </LinkButton>
  );
  if (alerts.isError) {
    return (
      <Notice tone="warning" title="Failed to load the alerts" actions={actions}>
        {alerts.error.message}
      </Notice>
    );
  }
  const active = (alerts.data ?? []).filter(({ resolvedAt }) => resolvedAt === null);
  if (active.length === 0) return null;
  return (
    <Notice tone="danger" title={formatCount(active.length, "active alert")} actions={actions}>
      {active
        .map(
          ({ name, value, threshold }) =>
            `${name}: ${formatNumber(value)} (threshold ${formatNumber(threshold)}).`,
        )
        .join(" ")}
    </Notice>
  );
}
