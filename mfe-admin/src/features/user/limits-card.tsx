import type { AdminUserDetail } from "@listwise/contracts/admin";
import type { FeatureLimit } from "@listwise/contracts/limits";
import { Badge, Button, Card, ErrorState, Row, SelectField, type ConfirmRequest } from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import styled from "styled-components";
import { formatLimit } from "../../shared/format-limit";
import { OverrideDialog } from "./override-dialog";
import { createPlanConfirmation } from "./confirmations";
import { limitsQuery, overviewQuery, plansQuery } from "./user.api";

const Plan = styled.div`
  max-width: 20rem;
  padding: var(--lw-space-3) var(--lw-space-5);
`;

interface LimitsCardProps {
  user: AdminUserDetail;
  mayAct: boolean;
  ask: (question: ConfirmRequest) => void;
}

/** Shows the account's plan and limits, and marks overrides. */
export function LimitsCard({ user, mayAct, ask }: LimitsCardProps) {
  const limits = useQuery(limitsQuery(user.id));
  const plans = useQuery(plansQuery());
  const [edited, setEdited] = useState<FeatureLimit | null>(null);
  const overview = useQuery(overviewQuery(user.id));
  const failed = limits.error ?? plans.error ?? overview.error;
  const { plan, overridden = [] } = limits.data ?? {};
  const rows = Object.values(limits.data?.limits ?? {}).sort((a, b) => a.displayOrder - b.displayOrder);
  const columns: readonly Column<FeatureLimit>[] = [
    { key: "name", header: "Feature", value: ({ featureName }) => featureName },
    { key: "category", header: "Category", value: ({ category }) => category },
    {
      key: "value",
      header: "Limit",
      value: ({ limitValue, unit }) => formatLimit(limitValue, unit),
      cell: (limit) => (
        <Row $gap={2}>
          {formatLimit(limit.limitValue, limit.unit)}
          {overridden.includes(limit.key) && <Badge tone="accent">Override</Badge>}
        </Row>
      ),
    },
  ];
  const change: Column<FeatureLimit> = {
    key: "change",
    header: "Change",
    hideHeader: true,
    align: "end",
    sort: false,
    csv: false,
    cell: (limit) => (
      <Button size="sm" aria-label={`Change ${limit.featureName}`} onClick={() => setEdited(limit)}>
        Change
      </Button>
    ),
  };
  return (
    <Card title="Plan and limits" description="Limits of the plan and overrides for this account." flush>
      {failed ? (
        <ErrorState
          title="Failed to load the limits"
          problem={failed}
          onRetry={() => void Promise.all([limits.refetch(), plans.refetch(), overview.refetch()])}
          retrying={limits.isFetching || plans.isFetching || overview.isFetching}
        />
      ) : (
        <>
          {mayAct && plan && plans.data && overview.data && (
            <Plan>
              <SelectField
                label="Plan"
                options={plans.data.map(({ key, name }) => ({ value: key, label: name }))}
                value={plan.key}
                onChange={(event) => {
                  const next = plans.data?.find(({ key }) => key === event.target.value);
                  if (next && next.key !== plan.key && overview.data) {
                    ask(createPlanConfirmation(user, next, overview.data));
                  }
                }}
              />
            </Plan>
          )}
          <DataTable
            caption="Limits"
            columns={mayAct ? [...columns, change] : columns}
            rows={rows}
            rowKey={({ key }) => key}
            loading={limits.isPending || plans.isPending}
          />
        </>
      )}
      {edited && (
        <OverrideDialog
          userId={user.id}
          limit={edited}
          isOverridden={overridden.includes(edited.key)}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}
