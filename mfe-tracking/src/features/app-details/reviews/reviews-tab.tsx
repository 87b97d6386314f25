import { explainEmpty } from "@listwise/aso-core/text";
import { STORES } from "@listwise/aso-core/stores";
import type { App, AppSummary } from "@listwise/contracts/apps";
import { REVIEW_STORE_OPTIONS, type Review, type ReviewStore } from "@listwise/contracts/reviews";
import {
  Button,
  CopyIcon,
  formatCountry,
  EmptyState,
  ErrorState,
  formatNumber,
  Loading,
  ProvenanceNote,
  Row,
  SegmentedControl,
  Skeleton,
  SkeletonText,
  Stack,
  Text,
  useStoreSource,
} from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { useLinkedApp } from "../../../shared/apps/linked/use-linked-app";
import { ReviewList } from "../../../shared/reviews/review-list";
import { ReviewStatsView } from "../../../shared/reviews/review-stats-view";
import { copyReviews } from "./copy-reviews";
import { ReviewAnalysisSection } from "./review-analysis";
import { useReviews } from "./use-reviews";

const Scroll = styled.div`
  position: relative;
  max-height: 400px;
  overflow-y: auto;
  padding-inline: var(--lw-space-3);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-lg);
`;

function Waiting() {
  return (
    <Loading label="Loading reviews">
      <Stack>
        <Skeleton height="5rem" radius="md" />
        <SkeletonText lines={6} />
      </Stack>
    </Loading>
  );
}

/** Renders the app's reviews in a country, and those of a linked app on demand. */
export function ReviewsTab({ app, country }: { app: App; country: string }) {
  const linked = useLinkedApp(app.id);
  const [store, setStore] = useState<ReviewStore>(app.platform);
  return (
    <Stack>
      {linked && (
        <SegmentedControl
          label="Store"
          options={REVIEW_STORE_OPTIONS}
          value={store}
          onChange={(value) =>
            setStore(REVIEW_STORE_OPTIONS.find((option) => option.value === value)?.value ?? app.platform)
          }
        />
      )}
      <StoreReviews
        {...{ app, country, linked }}
        store={linked && store !== app.platform ? store : undefined}
      />
    </Stack>
  );
}

interface StoreReviewsProps {
  app: App;
  country: string;
  /** The app in the other store; `null` without one. */
  linked: AppSummary | null;
  /** Store of the reviews, or both; by default the app's own. */
  store?: ReviewStore | undefined;
}

function StoreReviews({ app, country, linked, store }: StoreReviewsProps) {
  const subject = store && linked?.platform === store ? linked : app;
  const getStore = ({ appId }: Review) =>
    STORES[linked && linked.id === appId ? linked.platform : app.platform].name;
  const source = useStoreSource();
  const { data, error, isFetching, isFetchingNextPage, fetchNextPage, refetch } = useReviews(
    app,
    country,
    store,
  );
  if (!data && !error) return <Waiting />;
  const first = data?.pages[0];
  if (!first) {
    return (
      <ErrorState
        problem={error}
        message="Failed to load app reviews. The app may need to be tracked first."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const list = data.pages.flatMap((page) => page.reviews);
  const { total } = first.meta;
  if (list.length === 0 && first.reason !== undefined) {
    return <EmptyState title="Reviews aren't available" message={first.reason} />;
  }
  if (list.length === 0) {
    return (
      <EmptyState
        title="No reviews yet"
        message={explainEmpty(source, `reviews in ${formatCountry(country)}`)}
      />
    );
  }
  return (
    <Stack $gap={5}>
      <ReviewStatsView stats={first.stats} />
      <Row $justify="space-between">
        <Text $size="sm" $tone="muted" role="status">
          {formatNumber(list.length)} of {formatNumber(total)} reviews
        </Text>
        <Button size="sm" icon={<CopyIcon size={14} />} onClick={() => void copyReviews(list)}>
          Copy reviews
        </Button>
      </Row>
      <Scroll tabIndex={0} role="region" aria-label="List of reviews">
        <ReviewList reviews={list} getStore={store === "both" ? getStore : undefined} />
      </Scroll>
      {total > list.length && (
        <Row $justify="center">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Load More
          </Button>
          {error && (
            <Text $size="sm" $tone="danger" role="alert">
              Couldn't load more reviews. Try again.
            </Text>
          )}
        </Row>
      )}
      <ProvenanceNote source={first.provenance.source} fetchedAt={first.provenance.fetchedAt} />
      <ReviewAnalysisSection
        key={subject.id}
        appId={subject.id}
        country={country}
        store={store === "both" ? STORES[subject.platform].name : undefined}
      />
    </Stack>
  );
}
