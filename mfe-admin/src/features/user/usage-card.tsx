import type { AdminUserDetail } from "@listwise/contracts/admin";
import { UNLIMITED, type Usage } from "@listwise/contracts/limits";
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  formatDate,
  formatNumber,
  GaugeIcon,
  ProgressBar,
  Row,
  TextField,
  type ConfirmRequest,
} from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import styled from "styled-components";
import { createResetConfirmation } from "./confirmations";
import { limitsQuery, usageQuery } from "./user.api";

const Days = styled(Row)`
  padding: var(--lw-space-3) var(--lw-space-5);
`;

interface UsageRow {
  key: string;
  name: string;
  usage: Usage;
  /** Total of all periods between the selected days. */
  used: number;
}

interface UsageCardProps {
  user: AdminUserDetail;
  mayAct: boolean;
  ask: (question: ConfirmRequest) => void;
}

function tone(percentage: number) {
  if (percentage >= 90) return "danger" as const;
  return percentage >= 70 ? ("warning" as const) : ("success" as const);
}

function words({ current, limit }: Usage): string {
  const of = limit >= UNLIMITED ? "Unlimited" : formatNumber(limit);
  return `${formatNumber(current)} of ${of}`;
}

const columns: readonly Column<UsageRow>[] = [
  { key: "name", header: "Feature", value: ({ name }) => name },
  {
    key: "now",
    header: "Now",
    value: ({ usage }) => usage.current,
    cell: ({ usage }) => (
      <ProgressBar
        label={words(usage)}
        value={Math.min(100, usage.percentage)}
        tone={tone(usage.percentage)}
      />
    ),
  },
  {
    key: "reset",
    header: "Resets",
    nowrap: true,
    value: ({ usage }) => usage.resetDate,
    cell: ({ usage }) => (usage.resetDate ? formatDate(usage.resetDate) : "Never"),
  },
  {
    key: "used",
    header: "Used in period",
    align: "end",
    value: ({ used }) => used,
    cell: ({ used }) => formatNumber(used),
  },
];

/** Shows the account's current usage and the usage between two days; counters can be reset. */
export function UsageCard({ user, mayAct, ask }: UsageCardProps) {
  const [days, setDays] = useState({ startDate: "", endDate: "" });
  const usage = useQuery(usageQuery(user.id, days));
  const limits = useQuery(limitsQuery(user.id));
  const failed = usage.error ?? limits.error;
  const names = limits.data?.limits ?? {};
  const rows = Object.entries(usage.data?.data ?? {}).map(([key, one]) => ({
    key,
    name: names[key]?.featureName ?? key,
    usage: one,
    used: (usage.data?.periods ?? [])
      .filter(({ feature }) => feature === key)
      .reduce((sum, { used }) => sum + used, 0),
  }));
  const reset: Column<UsageRow> = {
    key: "action",
    header: "Reset",
    hideHeader: true,
    align: "end",
    sort: false,
    csv: false,
    cell: ({ key, name, usage: { resetDate } }) =>
      resetDate !== null && (
        <Button
          size="sm"
          aria-label={`Reset ${name}`}
          onClick={() => ask(createResetConfirmation(user, { key, name }))}
        >
          Reset
        </Button>
      ),
  };
  return (
    <Card
      title="Usage"
      description="Usage per limit, now and in the selected period (default: the last 30 days)."
      flush
      actions={
        mayAct &&
        rows.length > 0 && (
          <Button size="sm" onClick={() => ask(createResetConfirmation(user, null))}>
            Reset all usage
          </Button>
        )
      }
    >
      <Days $gap={3}>
        <TextField
          label="From"
          type="date"
          value={days.startDate}
          onChange={(event) => setDays({ ...days, startDate: event.target.value })}
        />
        <TextField
          label="To"
          type="date"
          value={days.endDate}
          onChange={(event) => setDays({ ...days, endDate: event.target.value })}
        />
      </Days>
      {failed ? (
        <ErrorState
          title="Failed to load user usage details"
          problem={failed}
          onRetry={() => void Promise.all([usage.refetch(), limits.refetch()])}
          retrying={usage.isFetching || limits.isFetching}
        />
      ) : (
        <DataTable
          caption="Usage"
          columns={mayAct ? [...columns, reset] : columns}
          rows={rows}
          rowKey={({ key }) => key}
          loading={usage.isPending || limits.isPending}
          empty={<EmptyState icon={<GaugeIcon size={20} />} title="No usage limits" />}
        />
      )}
    </Card>
  );
}
