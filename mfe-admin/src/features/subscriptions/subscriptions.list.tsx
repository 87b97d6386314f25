import { billingEndpoints, type AdminSubscription } from "@listwise/contracts/billing";
import type { LimitTemplate } from "@listwise/contracts/limits";
import { call } from "@listwise/shared-auth";
import { Badge, Button, CreditCardIcon, formatDate, Link, Text } from "@listwise/shared-ui";
import type { ListColumn, ListDefinition } from "../../shared/table/list";

type Query = typeof billingEndpoints.subscriptions.query;

function createColumns(
  change: (row: AdminSubscription) => void,
): readonly ListColumn<AdminSubscription, Query>[] {
  return [
    {
      key: "name",
      header: "Account",
      sort: false,
      value: ({ name }) => name,
      cell: ({ userId, name }) => <Link to={`/admin/users/${userId}`}>{name}</Link>,
    },
    {
      key: "email",
      header: "Email",
      sort: false,
      value: ({ email }) => email,
      cell: ({ email }) => (
        <Text as="span" $tone="muted" style={{ overflowWrap: "anywhere" }}>
          {email}
        </Text>
      ),
    },
    { key: "plan", header: "Plan", sort: false, value: ({ plan }) => plan.name },
    {
      key: "overrides",
      header: "Custom limits",
      align: "end",
      sort: false,
      value: ({ overrides }) => overrides,
    },
    {
      key: "status",
      header: "Subscription",
      sort: false,
      value: ({ status }) => status,
      cell: ({ status }) =>
        status === null ? "None" : <Badge tone={status === "active" ? "success" : "warning"}>{status}</Badge>,
    },
    {
      key: "subscriptionId",
      header: "Subscription ID",
      sort: false,
      value: ({ subscriptionId }) => subscriptionId,
      cell: false,
    },
    {
      key: "next",
      header: "Next payment",
      nowrap: true,
      sort: false,
      value: ({ nextBilledAt }) => nextBilledAt,
      cell: ({ nextBilledAt }) => (nextBilledAt === null ? "–" : formatDate(nextBilledAt)),
    },
    {
      key: "change",
      header: "Change",
      hideHeader: true,
      align: "end",
      sort: false,
      csv: false,
      cell: (row) => (
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
