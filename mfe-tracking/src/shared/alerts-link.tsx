import { Badge, BellIcon, LinkButton, VisuallyHidden } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { alertsQuery } from "./alerts.api";

/** Renders a link to the alerts with the number of new ones. */
export function AlertsLink() {
  const { data } = useQuery(alertsQuery());
  const unread = data?.unread ?? 0;
  return (
    <LinkButton to="/alerts" icon={<BellIcon size={15} />}>
      Alerts
      {unread > 0 && (
        <Badge tone="info">
          {unread}
          <VisuallyHidden> unread</VisuallyHidden>
        </Badge>
      )}
    </LinkButton>
  );
}
