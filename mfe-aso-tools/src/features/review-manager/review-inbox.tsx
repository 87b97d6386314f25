import type { AppSummary } from "@listwise/contracts/apps";
import { formatCount, explainEmpty } from "@listwise/aso-core/text";
import {
  Button,
  Card,
  getCountryName,
  DownloadIcon,
  EmptyState,
  ErrorState,
  formatNumber,
  Loading,
  Pagination,
  ProvenanceNote,
  SkeletonText,
  Stack,
  Tabs,
  Text,
  useStoreSource,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PlainList, Split } from "../../shared/tool-page/tool.styles";
import { InboxFilters } from "./inbox-filters";
import { InboxStats } from "./inbox-stats";
import { inboxTabs } from "./inbox-tabs";
import { InboxReview } from "./inbox-review";
import { reviewsQuery, PAGE_SIZE } from "./reviews.api";
import { TemplatesDialog } from "./templates-dialog";
import { TopicsCard } from "./topics-card";
import type { InboxParams } from "./use-inbox-params";
import { useExportReviews } from "./use-export-reviews";

/** Renders the reviews of an app in a storefront with the user's replies. */
export function ReviewInbox({ app, params }: { app: AppSummary; params: InboxParams }) {
  const { filters, page } = params;
  const { data, error, isFetching, refetch } = useQuery(reviewsQuery(app.id, filters, page));
  const source = useStoreSource();
  const exporting = useExportReviews(app, filters);
  const [templates, setTemplates] = useState(false);
  const filtered =
    filters.tab !== "all" || filters.rating !== null || filters.search !== "" || filters.version !== "";
  const unknown = data?.stats.total === 0 && data.reason !== undefined;
  return (
    <Stack $gap={6}>
      <InboxStats stats={data?.stats} answered="Replies you marked as sent" unknown={unknown} />
      <Split>
        <Card
          title="Reviews"
          actions={
            <>
              <Button size="sm" onClick={() => setTemplates(true)}>
                Templates
              </Button>
              <Button
                size="sm"
                icon={<DownloadIcon size={14} />}
                busy={exporting.running}
                onClick={exporting.run}
              >
                Export
              </Button>
            </>
          }
          footer={data && <ProvenanceNote {...data.provenance} />}
        >
          <Stack>
            <InboxFilters params={params} versions={data?.versions ?? []} />
            <Tabs
              label="Reviews by kind"
              tabs={inboxTabs}
              value={filters.tab}
              onChange={(tab) => params.set({ show: tab === "all" ? null : tab })}
            >
              {error && !data && (
                <ErrorState
                  title="Couldn't load reviews"
                  problem={error}
                  onRetry={() => void refetch()}
                  retrying={isFetching}
                />
              )}
              {!error && !data && (
                <Loading label="Loading reviews">
                  <SkeletonText lines={8} />
                </Loading>
              )}
              {data && (
                <Stack>
                  {!unknown && (
                    <Text $size="sm" $tone="muted" role="status">
                      {formatCount(data.total, "review")}
                      {filtered && ` of ${formatNumber(data.stats.total)}`}
                    </Text>
                  )}
                  {data.total === 0 && (
                    <EmptyState
                      {...(unknown
                        ? { title: "Reviews aren't available", message: data.reason }
                        : filtered
                          ? {
                              title: "No reviews found",
                              message: "No reviews match. Change the filters.",
                            }
                          : {
                              title: "No reviews yet",
                              message: explainEmpty(source, `reviews in ${getCountryName(filters.country)}`),
                            })}
                    />
                  )}
                  <PlainList aria-label="Reviews">
                    {data.data.map((review) => (
                      <InboxReview key={review.id} {...{ app, review }} country={filters.country} />
                    ))}
                  </PlainList>
                  <Pagination
                    label="Pages of reviews"
                    page={page}
                    pages={Math.ceil(data.total / PAGE_SIZE)}
                    onChange={params.setPage}
                  />
                </Stack>
              )}
            </Tabs>
          </Stack>
        </Card>
        <TopicsCard
          appId={app.id}
          country={filters.country}
          version={filters.version}
          onTopic={(topic) => params.set({ search: topic, show: null })}
        />
      </Split>
      <TemplatesDialog open={templates} onClose={() => setTemplates(false)} />
    </Stack>
  );
}
