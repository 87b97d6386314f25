import { formatNumber, LinkButton, Notice } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { alertsQuery } from "../../shared/system-alerts";

/** What is wrong at this moment, in one sentence each; nothing when all is well. */
export function StandingAlerts() {
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
  const standing = (alerts.data ?? []).filter(({ resolvedAt }) => resolvedAt === null);
  if (standing.length === 0) return null;
  return (
    <Notice
      tone="danger"
      title={standing.length === 1 ? "1 alert stands" : `${standing.length} alerts stand`}
      actions={actions}
    >
      {standing
        .map(({ name, value, threshold }) => `${name}: ${formatNumber(value)}, alert from ${threshold}.`)
        .join(" ")}
    </Notice>
  );
}
