import { METRICS_DAYS, type ReleaseName, type VersionMetrics } from "@listwise/contracts/releases";
import {
  Card,
  EmptyState,
  ErrorState,
  Loading,
  SegmentedControl,
  SelectField,
  Skeleton,
} from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import styled from "styled-components";
import { ErrorTable } from "./error-table";
import { FIGURES } from "./figures";
import { MetricsChart } from "./metrics-chart";
import { metricsQuery, type MetricsDays } from "./metrics.api";

const Body = styled.div`
  padding: 0 var(--lw-space-5) var(--lw-space-4);
`;

const columns: readonly Column<VersionMetrics>[] = [
  {
    key: "version",
    header: "Version",
    value: ({ version }) => version,
    cell: ({ version }) => <code>{version}</code>,
  },
  ...FIGURES.map(({ value: key, header, label, read, format }): Column<VersionMetrics> => ({
    key,
    header,
    help: label,
    align: "end",
    nowrap: true,
    value: read,
    cell: (metrics) => {
      const value = read(metrics);
      return value === null ? "Unknown" : format(value);
    },
  })),
];

const ranges = METRICS_DAYS.map((value) => ({ value, label: value === "1" ? "1 day" : `${value} days` }));

/** Shows what browsers measured of a release by version, with its script errors. */
export function MetricsCard({ names }: { names: readonly ReleaseName[] }) {
  const [chosen, setChosen] = useState("");
  const [days, setDays] = useState<MetricsDays>("7");
  const name = names.find((one) => one === chosen) ?? names[0];
  if (name === undefined) return null;
  return (
    <Card
      title="Measurements"
      description="Measured in browsers, by version. Times, layout shift and files are 75th percentiles."
      flush
      actions={
        <>
          <SelectField
            label="Measured release"
            hideLabel
            options={names.map((value) => ({ value, label: value }))}
            value={name}
            onChange={(event) => setChosen(event.target.value)}
          />
          <SegmentedControl
            label="Range"
            options={ranges}
            value={days}
            onChange={(range) => setDays(METRICS_DAYS.find((one) => one === range) ?? "7")}
          />
        </>
      }
    >
      <Measurements key={name} name={name} days={days} />
      <ErrorTable name={name} />
    </Card>
  );
}

function Measurements({ name, days }: { name: ReleaseName; days: MetricsDays }) {
  const metrics = useQuery(metricsQuery(name, days));
  if (metrics.isPending) {
    return (
      <Loading label="Loading the measurements">
        <Body>
          <Skeleton height="20rem" radius="md" />
        </Body>
      </Loading>
    );
  }
  if (metrics.isError) {
    return (
      <ErrorState
        title="Failed to load the measurements"
        problem={metrics.error}
        onRetry={() => void metrics.refetch()}
        retrying={metrics.isFetching}
      />
    );
  }
  if (metrics.data.every(({ pages }) => pages === 0)) {
    return (
      <EmptyState title="No measurements" message={`No page with ${name} reported anything in this range.`} />
    );
  }
  return (
    <>
      <Body>
        <MetricsChart name={name} metrics={metrics.data} days={days} />
      </Body>
      <DataTable
        caption={`Measurements of ${name} by version`}
        columns={columns}
        rows={metrics.data}
        rowKey={({ version }) => version}
      />
    </>
  );
}
