import { planRequestsAdminEndpoints, type AdminPlanRequest } from "@listwise/contracts/billing";
import { call, useBusEvent } from "@listwise/shared-auth";
import { Container, PageHeader, useConfirm } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AdminList } from "../../shared/table/admin-list";
import { useList } from "../../shared/table/use-list";
import { DeclineDialog } from "./decline-dialog";
import { createPlanRequestsList } from "./plan-requests.list";

export function PlanRequestsPage() {
  const client = useQueryClient();
  const { confirm, dialog } = useConfirm();
  const [declined, setDeclined] = useState<AdminPlanRequest | null>(null);
  const reload = () => client.invalidateQueries({ queryKey: ["admin"] });
  useBusEvent("menu:counted", ({ path }) => {
    if (path === "/admin/plan-requests") void reload();
  });
  const approve = ({ id, name, plan }: AdminPlanRequest) =>
    confirm({
      title: `Approve ${plan.name} for ${name}?`,
      description: `The plan applies right away, and ${name} gets an email.`,
      action: "Approve",
      run: async () => {
        await call(planRequestsAdminEndpoints.approve, { params: { id } });
        await reload();
        return `${name} is now on the ${plan.name} plan`;
      },
    });
  const list = useList(createPlanRequestsList({ onApprove: approve, onDecline: setDeclined }));
  return (
    <Container>
      <PageHeader
        title="Plan requests"
        description={list.formatTotal("request", "requests") ?? "Users' requests for a plan."}
      />
      <AdminList list={list} />
      {dialog}
      {declined && <DeclineDialog request={declined} onDone={reload} onClose={() => setDeclined(null)} />}
    </Container>
  );
}
