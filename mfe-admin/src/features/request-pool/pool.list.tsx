import { REQUEST_STATES, requestPoolEndpoints, type PoolRequest } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { Badge, ListChecksIcon, Text, type Tone } from "@listwise/shared-ui";
import styled from "styled-components";
import { Moment } from "../../shared/moment";
import type { ListColumn, ListDefinition } from "../../shared/table/list";
import { removeRequest, retryRequest } from "./pool.api";

export const poolKey = ["admin", "request-pool"];

const tones: Record<PoolRequest["state"], Tone> = { waiting: "info", running: "accent", failed: "danger" };
export const states: Record<PoolRequest["state"], string> = {
  waiting: "Waiting",
  running: "Running",
  failed: "Failed",
};

const Words = styled.span`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const poolColumns: readonly ListColumn<PoolRequest, typeof requestPoolEndpoints.requests.query>[] = [
  {
    key: "keyword",
    header: "Keyword",
    sort: "keyword",
    value: ({ keyword }) => keyword,
    cell: ({ keyword, country }) => (
      <Words>
        {keyword}
        <Text as="span" $tone="muted" $size="sm">
          {country.toUpperCase()}
        </Text>
      </Words>
    ),
  },
  { key: "country", header: "Country", sort: false, value: ({ country }) => country, cell: false },
  {
    key: "state",
    header: "State",
    sort: false,
    value: ({ state }) => state,
    cell: ({ state, failure }) => (
      <Words>
        <Badge tone={tones[state]}>{states[state]}</Badge>
        {failure && (
          <Text as="span" $tone="muted" $size="sm">
            {failure}
          </Text>
        )}
      </Words>
    ),
  },
  { key: "failure", header: "Reason", sort: false, value: ({ failure }) => failure, cell: false },
  {
    key: "for",
    header: "Requested by",
    sort: false,
    value: ({ forPerson }) => (forPerson ? "person" : "schedule"),
    cell: ({ forPerson }) => (forPerson ? "User" : "Schedule"),
  },
  {
    key: "queuedAt",
    sortDescFirst: true,
    header: "Queued",
    nowrap: true,
    sort: "queuedAt",
    value: ({ queuedAt }) => queuedAt,
    cell: ({ queuedAt }) => <Moment at={queuedAt} never="–" />,
  },
  {
    key: "attempts",
    sortDescFirst: true,
    header: "Attempts",
    align: "end",
    sort: "attempts",
    value: ({ attempts }) => attempts,
  },
  {
    key: "failedAt",
    sortDescFirst: true,
    header: "Failed",
    nowrap: true,
    sort: "failedAt",
    value: ({ failedAt }) => failedAt,
    cell: ({ failedAt }) => <Moment at={failedAt} never="–" />,
  },
  {
    key: "checkedAt",
    header: "Last response",
    nowrap: true,
    sort: false,
    value: ({ checkedAt }) => checkedAt,
    cell: ({ checkedAt }) => <Moment at={checkedAt} />,
  },
];

export const poolList: ListDefinition<PoolRequest, typeof requestPoolEndpoints.requests.query> = {
  name: "requests",
  query: requestPoolEndpoints.requests.query,
  key: poolKey,
  fetch: (query, signal) => call(requestPoolEndpoints.requests, { query, ...(signal ? { signal } : {}) }),
  columns: poolColumns,
  rowKey: ({ keywordId, country }) => `${keywordId} ${country}`,
  rowName: ({ keyword, country }) => `${keyword} (${country.toUpperCase()})`,
  selectable: ({ state }) => state !== "running",
  searchIn: "Keyword",
  filters: [
    {
      name: "state",
      label: "State",
      all: "All states",
      options: REQUEST_STATES.map((value) => ({ value, label: states[value] })),
    },
    { name: "country", label: "Country, such as us" },
  ],
  bulk: [
    {
      action: "Retry",
      description: "Failed requests run again, before scheduled ones.",
      run: retryRequest,
    },
    {
      action: "Remove",
      description: "They won't run. Updates that wait for them will fail.",
      danger: true,
      run: removeRequest,
    },
  ],
  icon: <ListChecksIcon size={20} />,
  emptyMessage: "No pending or failed requests.",
  everyMs: 5_000,
};
