import type { ClientReport } from "@listwise/contracts/client-reports";
import { AppIcon, formatRelative, getCountryName, Link, Stack, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import { AppRow, RowEnd, RowMain } from "../../shared/apps/app-list.styles";
import { formatReportPeriod, formatSchedule } from "./report-labels";
import { RunStatus } from "./run-status";

const Title = styled(Link)`
  color: inherit;
  font-weight: var(--lw-weight-medium);
  overflow-wrap: anywhere;
`;

/** Renders a saved report with its schedule and its last run. */
export function ReportRow({ report }: { report: ClientReport }) {
  const { id, title, appName, appIcon, country, period, schedule, lastRun } = report;
  return (
    <AppRow>
      <RowMain>
        <AppIcon name={appName} src={appIcon} />
        <Stack $gap={1}>
          <Title to={`/reports/${id}`} dir="auto">
            {title}
          </Title>
          <Text as="span" $size="sm" $tone="muted">
            {appName} · {getCountryName(country)} · {formatReportPeriod(period)}
          </Text>
        </Stack>
      </RowMain>
      <RowEnd>
        <Text as="span" $size="sm" $tone="muted">
          {formatSchedule(schedule)}
        </Text>
        {lastRun ? (
          <Text as="span" $size="sm">
            <RunStatus status={lastRun.status} /> {formatRelative(lastRun.createdAt)}
          </Text>
        ) : (
          <Text as="span" $size="sm" $tone="muted">
            Not created yet
          </Text>
        )}
      </RowEnd>
    </AppRow>
  );
}
