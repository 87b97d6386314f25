import type { AlertConfig } from "@listwise/contracts/admin";
import { Button, Card, EmptyState, ErrorState, formatNumber, ShieldIcon, Text } from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import styled from "styled-components";
import { alertColumns, alertsQuery } from "../../../shared/system-alerts";
import { configsQuery } from "./alerts.api";
import { MonitorDialog } from "./monitor-dialog";

const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

/** Lists the monitored values and their alerts. */
export function AlertsCard() {
  const alerts = useQuery(alertsQuery());
  const configs = useQuery(configsQuery());
  const [edited, setEdited] = useState<AlertConfig | null>(null);
  const failed = alerts.error ?? configs.error;
  const configColumns: readonly Column<AlertConfig>[] = [
    {
      key: "name",
      header: "Monitored value",
      value: ({ name }) => name,
      cell: ({ name, description }) => (
        <Words>
          {name}
          <Text as="span" $tone="muted" $size="sm">
            {description}
          </Text>
        </Words>
      ),
    },
    {
      key: "threshold",
      header: "Threshold",
      align: "end",
      value: ({ threshold }) => threshold,
      cell: ({ enabled, threshold }) => (enabled ? formatNumber(threshold) : "Off"),
    },
    {
      key: "edit",
      header: "Edit",
      hideHeader: true,
      align: "end",
      sort: false,
      csv: false,
      cell: (config) => (
        <Button size="sm" aria-label={`Edit ${config.name}`} onClick={() => setEdited(config)}>
          Edit
        </Button>
      ),
    },
  ];
  return (
    <Card title="Alerts" description="Server self-checks, run once a minute." flush>
      {failed ? (
        <ErrorState
          title="Failed to load the alerts"
          problem={failed}
          onRetry={() => void Promise.all([alerts.refetch(), configs.refetch()])}
          retrying={alerts.isFetching || configs.isFetching}
        />
      ) : (
        <>
          <DataTable
            caption="Alerts"
            columns={alertColumns}
            rows={alerts.data ?? []}
            rowKey={({ id }) => id}
            loading={alerts.isPending}
            loadingRows={1}
            empty={
              <EmptyState icon={<ShieldIcon size={20} />} title="No alerts" message="No problems found." />
            }
          />
          {!alerts.isPending && (
            <DataTable
              caption="Monitored values"
              columns={configColumns}
              rows={configs.data ?? []}
              rowKey={({ id }) => id}
              loading={configs.isPending}
              loadingRows={4}
            />
          )}
        </>
      )}
      {edited && <MonitorDialog config={edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}
