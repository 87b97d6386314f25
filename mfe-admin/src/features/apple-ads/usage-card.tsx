import type { AppleAdsSettings } from "@listwise/contracts/admin";
import {
  Button,
  Card,
  getCountryName,
  EmptyState,
  formatDate,
  formatNumber,
  Notice,
  Stack,
} from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useMutation } from "@tanstack/react-query";
import styled from "styled-components";
import { Moment } from "../../shared/moment";
import { testAppleAds } from "./apple-ads.api";

type Week = AppleAdsSettings["weeks"][number];

const columns: readonly Column<Week>[] = [
  { key: "country", header: "Storefront", value: ({ country }) => getCountryName(country) },
  {
    key: "week",
    header: "Week of",
    nowrap: true,
    value: ({ week }) => week,
    cell: ({ week }) => formatDate(week),
  },
  {
    key: "terms",
    header: "Search terms",
    align: "end",
    value: ({ terms }) => terms,
    cell: ({ terms }) => formatNumber(terms),
  },
  {
    key: "fetched",
    header: "Fetched",
    nowrap: true,
    value: ({ fetchedAt }) => fetchedAt,
    cell: ({ fetchedAt }) => <Moment at={fetchedAt} />,
  },
];

const Words = styled.div`
  padding: 0 var(--lw-space-5) var(--lw-space-4);
`;

/** Shows the connection's status, a test button and the imported data. */
export function UsageCard({ settings: { configured, lastUse, weeks } }: { settings: AppleAdsSettings }) {
  const test = useMutation({ mutationFn: testAppleAds });
  return (
    <Card
      title="Usage"
      description="Weekly search popularity from Apple takes precedence over our estimate."
      flush
      actions={
        <Button size="sm" disabled={!configured} busy={test.isPending} onClick={() => test.mutate()}>
          Test connection
        </Button>
      }
    >
      <Words aria-live="polite">
        <Stack $gap={3}>
          {lastUse && (
            <p>
              {lastUse.problem === null ? "Last used" : "Last attempt"} <Moment at={lastUse.at} />
              {lastUse.problem === null ? "." : `: ${lastUse.problem}`}
            </p>
          )}
          {test.error && <Notice tone="danger" title={test.error.message} />}
          {test.data && (
            <Notice tone={test.data.ok ? "success" : "danger"} title={test.data.message}>
              {test.data.accounts.map(({ id, name }) => `${name} (${id})`).join(", ")}
            </Notice>
          )}
        </Stack>
      </Words>
      <DataTable
        caption="Weeks of search terms"
        columns={columns}
        rows={weeks}
        rowKey={({ country }) => country}
        empty={
          <EmptyState
            title="No data yet"
            message={
              configured ? "Fetched when a keyword's metrics are needed." : "Connect an account first."
            }
          />
        }
      />
    </Card>
  );
}
