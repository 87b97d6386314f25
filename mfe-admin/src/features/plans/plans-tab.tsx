import { limitsAdminEndpoints, type LimitTemplate } from "@listwise/contracts/limits";
import { call } from "@listwise/shared-auth";
import {
  Button,
  ErrorState,
  Grid,
  Loading,
  PlusIcon,
  Row,
  SkeletonCard,
  Stack,
  useConfirm,
} from "@listwise/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { definitionsQuery, plansKey, templatesQuery } from "../../shared/plans";
import { PlanCard } from "./plan-card";
import { PlanDialog } from "./plan-dialog";

export function PlansTab() {
  const client = useQueryClient();
  const templates = useQuery(templatesQuery);
  const definitions = useQuery(definitionsQuery);
  const [edited, setEdited] = useState<LimitTemplate | "new" | null>(null);
  const { confirm, dialog } = useConfirm();
  const failed = [templates, definitions].find(({ isError }) => isError);
  const remove = ({ id, name }: LimitTemplate) =>
    confirm({
      title: `Delete the plan ${name}?`,
      description: "No accounts are on it. This can't be undone.",
      action: "Delete",
      danger: true,
      failure: "Failed to delete limit template",
      run: async () => {
        await call(limitsAdminEndpoints.deleteTemplate, { params: { id } });
        await client.invalidateQueries({ queryKey: plansKey });
        return "Plan deleted";
      },
    });
  if (failed) {
    return (
      <ErrorState
        title={templates.isError ? "Failed to load limit templates" : "Failed to load limit definitions"}
        problem={failed.error}
        onRetry={() => void Promise.all([templates.refetch(), definitions.refetch()])}
        retrying={failed.isFetching}
      />
    );
  }
  if (!templates.data || !definitions.data) {
    return (
      <Loading label="Loading plans">
        <SkeletonCard />
      </Loading>
    );
  }
  return (
    <Stack $gap={5}>
      <Row $justify="end">
        <Button variant="primary" icon={<PlusIcon size={15} />} onClick={() => setEdited("new")}>
          New plan
        </Button>
      </Row>
      <Grid $min="20rem" $gap={5}>
        {templates.data.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            definitions={definitions.data}
            onEdit={() => setEdited(plan)}
            onRemove={() => remove(plan)}
          />
        ))}
      </Grid>
      {edited && (
        <PlanDialog
          plan={edited === "new" ? null : edited}
          definitions={definitions.data}
          onClose={() => setEdited(null)}
        />
      )}
      {dialog}
    </Stack>
  );
}
