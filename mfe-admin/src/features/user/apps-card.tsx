import { customerEndpoints, type AdminUserDetail, type CustomerApp } from "@listwise/contracts/admin";
import { formatCount } from "@listwise/aso-core/text";
import { STORES } from "@listwise/aso-core/stores";
import { call } from "@listwise/shared-auth";
import {
  Badge,
  Card,
  EmptyState,
  ErrorState,
  formatDate,
  formatNumber,
  Link,
  Pagination,
  SmartphoneIcon,
  Text,
} from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import styled from "styled-components";
import { Moment } from "../../shared/moment";
import { userKey } from "./user.api";

const Part = styled.div`
  padding: var(--lw-space-3) var(--lw-space-5);
`;

const relationLabels: Readonly<Record<CustomerApp["relation"], string>> = {
  own: "Own app",
  competitor: "Competitor",
  watching: "Watching",
};

const columns: readonly Column<CustomerApp>[] = [
  {
    key: "name",
    header: "App",
    value: ({ name, storeId }) => name ?? storeId,
    cell: ({ id, name, storeId, developer }) => (
      <div>
        <Link to={`/admin/apps/${id}`}>{name ?? storeId}</Link>
        <Text as="p" $tone="muted" $size="sm">
          {developer ?? "No listing stored"}
        </Text>
      </div>
    ),
  },
  {
    key: "platform",
    header: "Store",
    value: ({ platform }) => STORES[platform].name,
  },
  {
    key: "relation",
    header: "Relation",
    value: ({ relation }) => relationLabels[relation],
    cell: ({ relation }) => (
      <Badge tone={relation === "own" ? "info" : "neutral"}>{relationLabels[relation]}</Badge>
    ),
  },
  {
    key: "tracked",
    header: "Tracked since",
    nowrap: true,
    value: ({ trackedAt }) => trackedAt,
    cell: ({ trackedAt }) => formatDate(trackedAt),
  },
  {
    key: "keywords",
    header: "Keywords",
    align: "end",
    value: ({ keywords }) => keywords,
    cell: ({ keywords }) => formatNumber(keywords),
  },
  {
    key: "last",
    header: "Latest keyword",
    nowrap: true,
    value: ({ lastKeywordAt }) => lastKeywordAt,
    cell: ({ lastKeywordAt }) => <Moment at={lastKeywordAt} never="None" />,
  },
];

/** Lists the apps that the account tracks, each with the size of its keyword list. */
export function AppsCard({ user: { id } }: { user: AdminUserDetail }) {
  const [page, setPage] = useState(1);
  const apps = useQuery({
    queryKey: [...userKey(id), "apps", page],
    queryFn: ({ signal }) => call(customerEndpoints.apps, { params: { id }, query: { page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { pagination, unassignedKeywords = 0 } = apps.data ?? {};
  return (
    <Card title="Apps and keywords" description="Tracked apps, the latest first." flush>
      {apps.isError ? (
        <ErrorState
          title="Failed to load the apps"
          problem={apps.error}
          onRetry={() => void apps.refetch()}
          retrying={apps.isFetching}
        />
      ) : (
        <>
          <DataTable
            caption="Apps"
            columns={columns}
            rows={apps.data?.data ?? []}
            rowKey={(app) => app.id}
            loading={apps.isPending}
            empty={
              <EmptyState
                icon={<SmartphoneIcon size={20} />}
                title="No apps"
                message="This account tracks no app yet."
              />
            }
          />
          {unassignedKeywords > 0 && (
            <Part>
              <Text as="p" $tone="muted" $size="sm">
                {formatCount(unassignedKeywords, "keyword")} on no app's list.
              </Text>
            </Part>
          )}
          {pagination && pagination.pages > 1 && (
            <Part>
              <Pagination label="Apps" page={pagination.page} pages={pagination.pages} onChange={setPage} />
            </Part>
          )}
        </>
      )}
    </Card>
  );
}
