import type { AdminSubscription } from "@listwise/contracts/billing";
import { Container, LinkButton, PageHeader } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { templatesQuery } from "../../shared/plans";
import { AdminList } from "../../shared/table/admin-list";
import { useList } from "../../shared/table/use-list";
import { PlanChoice } from "./plan-choice";
import { subscriptionsList } from "./subscriptions.list";

export function SubscriptionsPage() {
  const templates = useQuery(templatesQuery);
  const [chosen, setChosen] = useState<AdminSubscription | null>(null);
  const plans = templates.data ?? [];
  const list = useList(subscriptionsList(plans, setChosen));
  return (
    <Container>
      <PageHeader
        title="Subscriptions"
        description={list.formatTotal("account", "accounts") ?? "Plans and subscriptions of all users."}
        actions={<LinkButton to="/admin/subscription-limits">Plans and limits</LinkButton>}
      />
      <AdminList list={list} />
      {chosen && <PlanChoice row={chosen} plans={plans} onClose={() => setChosen(null)} />}
    </Container>
  );
}
