import { capitalize } from "@listwise/aso-core/text";
import {
  PLAN_REQUEST_STATES,
  planRequestsAdminEndpoints,
  type AdminPlanRequest,
} from "@listwise/contracts/billing";
import { call } from "@listwise/shared-auth";
import { Badge, Button, formatDate, Link, ListChecksIcon, Row, Text, type Tone } from "@listwise/shared-ui";
import type { ListColumn, ListDefinition } from "../../shared/table/list";

type Query = typeof planRequestsAdminEndpoints.list.query;

const tones: Record<AdminPlanRequest["state"], Tone> = {
  open: "warning",
  approved: "success",
  declined: "danger",
  withdrawn: "neutral",
};

/** Decisions of an administrator about a request. */
export interface RequestActions {
  onApprove: (row: AdminPlanRequest) => void;
  onDecline: (row: AdminPlanRequest) => void;
}

function createColumns(actions: RequestActions): readonly ListColumn<AdminPlanRequest, Query>[] {
  const { onApprove, onDecline } = actions;
  return [
    {
      key: "name",
      header: "Account",
      sort: false,
      value: ({ name }) => name,
      cell: ({ userId, name, email }) => (
        <>
          <Link to={`/admin/users/${userId}`}>{name}</Link>
          <Text $size="sm" $tone="muted" style={{ overflowWrap: "anywhere" }}>
            {email}
          </Text>
        </>
      ),
    },
    { key: "email", header: "Email", sort: false, value: ({ email }) => email, cell: false },
    {
      key: "plan",
      header: "Change",
      sort: false,
      value: ({ currentPlan, plan }) => `${currentPlan.name} → ${plan.name}`,
      cell: ({ state, currentPlan, plan }) =>
        state === "open" ? `${currentPlan.name} → ${plan.name}` : plan.name,
    },
    {
      key: "createdAt",
      header: "Requested",
      nowrap: true,
      sort: false,
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => formatDate(createdAt),
    },
    {
      key: "state",
      header: "State",
      sort: false,
      value: ({ state }) => state,
      cell: ({ state, decidedAt, decidedBy, reason }) => (
        <>
          <Badge tone={tones[state]}>{capitalize(state)}</Badge>
          {decidedAt && (
            <Text $size="sm" $tone="muted" style={{ overflowWrap: "anywhere" }}>
              {formatDate(decidedAt)}
              {decidedBy && ` by ${decidedBy}`}
              {reason && `: ${reason}`}
            </Text>
          )}
        </>
      ),
    },
    {
      key: "decide",
      header: "Decide",
      hideHeader: true,
      align: "end",
      sort: false,
      csv: false,
      cell: (row) =>
        row.state === "open" && (
          <Row $gap={2} $justify="end" style={{ flexWrap: "nowrap" }}>
            <Button
              size="sm"
              variant="primary"
              aria-label={`Approve ${row.plan.name} for ${row.name}`}
              onClick={() => onApprove(row)}
            >
              Approve
            </Button>
            <Button
              size="sm"
              aria-label={`Decline ${row.plan.name} for ${row.name}`}
              onClick={() => onDecline(row)}
            >
              Decline
            </Button>
          </Row>
        ),
    },
  ];
}

export function createPlanRequestsList(actions: RequestActions): ListDefinition<AdminPlanRequest, Query> {
  return {
    name: "plan requests",
    query: planRequestsAdminEndpoints.list.query,
    key: ["admin", "plan-requests"],
    fetch: (query, signal) => call(planRequestsAdminEndpoints.list, { query, ...(signal ? { signal } : {}) }),
    columns: createColumns(actions),
    rowKey: ({ id }) => id,
    searchIn: "Name or email",
    filters: [
      {
        name: "state",
        label: "State",
        all: "All states",
        options: PLAN_REQUEST_STATES.map((value) => ({ value, label: capitalize(value) })),
      },
    ],
    icon: <ListChecksIcon size={20} />,
    emptyMessage: "Users' requests for a plan appear here.",
  };
}
