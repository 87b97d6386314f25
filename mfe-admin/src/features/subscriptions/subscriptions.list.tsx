import { billingEndpoints, type AdminSubscription } from "@listwise/contracts/billing";
import type { LimitTemplate } from "@listwise/contracts/limits";
import { call } from "@listwise/shared-auth";
import { Badge, Button, CreditCardIcon, formatDate, Link, Text } from "@listwise/shared-ui";
import type { ListColumn, ListDefinition } from "../../shared/table/list";

type Query = typeof billingEndpoints.subscriptions.query;

function createColumns(change: (row: AdminSubscription) => void): readonly ListColumn<AdminSubscription>[] {
  return [
    {
      key: "name",
      header: "Account",
      render: ({ userId, name }) => <Link to={`/admin/users/${userId}`}>{name}</Link>,
      csv: ({ name }) => name,
    },
    {
      key: "email",
      header: "Email",
      render: ({ email }) => (
        <Text as="span" $tone="muted" style={{ overflowWrap: "anywhere" }}>
          {email}
        </Text>
      ),
      csv: ({ email }) => email,
    },
    { key: "plan", header: "Plan", render: ({ plan }) => plan.name, csv: ({ plan }) => plan.name },
    {
      key: "overrides",
      header: "Custom limits",
      align: "end",
      render: ({ overrides }) => overrides,
      csv: ({ overrides }) => overrides,
    },
    {
      key: "status",
      header: "Subscription",
      render: ({ status }) =>
        status === null ? "None" : <Badge tone={status === "active" ? "success" : "warning"}>{status}</Badge>,
      csv: ({ status }) => status,
    },
    {
      key: "subscriptionId",
      header: "Subscription ID",
      fileOnly: true,
      render: ({ subscriptionId }) => subscriptionId,
      csv: ({ subscriptionId }) => subscriptionId,
    },
    {
      key: "next",
      header: "Next payment",
      nowrap: true,
      render: ({ nextBilledAt }) => (nextBilledAt === null ? "–" : formatDate(nextBilledAt)),
      csv: ({ nextBilledAt }) => nextBilledAt,
    },
    {
      key: "change",
      header: "Change",
      hideHeader: true,
      align: "end",
      render: (row) => (
        <Button size="sm" aria-label={`Change plan of ${row.name}`} onClick={() => change(row)}>
          Change plan
        </Button>
      ),
    },
  ];
}

export function subscriptionsList(
  plans: readonly LimitTemplate[],
  change: (row: AdminSubscription) => void,
): ListDefinition<AdminSubscription, Query> {
  return {
    name: "subscriptions",
    query: billingEndpoints.subscriptions.query,
    key: ["admin", "subscriptions"],
    fetch: (query, signal) => call(billingEndpoints.subscriptions, { query, ...(signal ? { signal } : {}) }),
    columns: createColumns(change),
    rowKey: ({ userId }) => userId,
    searchIn: "Name or email",
    filters: [
      {
        name: "plan",
        label: "Plan",
        all: "All plans",
        options: plans.map(({ key, name }) => ({ value: key, label: name })),
      },
    ],
    icon: <CreditCardIcon size={20} />,
  };
}
