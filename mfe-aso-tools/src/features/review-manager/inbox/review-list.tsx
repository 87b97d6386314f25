import { explainEmpty, formatCount } from "@listwise/aso-core/text";
import { STORES, type Platform } from "@listwise/aso-core/stores";
import type { ManagedReview } from "@listwise/contracts/reviews";
import {
  EmptyState,
  ErrorState,
  formatNumber,
  formatCountry,
  Loading,
  Pagination,
  Row,
  SelectField,
  SkeletonText,
  Stack,
  Text,
  useStoreSource,
} from "@listwise/shared-ui";
import type { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PlainList } from "../../../shared/tool-page/tool.styles";
import { BulkBar } from "./bulk-bar";
import { countFilters } from "./filter-fields";
import { InboxReview } from "./inbox-review";
import type { ReviewsPage } from "../reviews.api";
import { PAGE_SIZES, type InboxParams } from "./use-inbox-params";
import { useMarkReviews } from "./use-mark-reviews";
import type { StoreApps } from "../use-store-apps";

/** Ids of reviews are unique within a store only. */
const getKey = ({ appId, id }: ManagedReview) => `${appId ?? ""} ${id}`;

interface ReviewListProps {
  stores: StoreApps;
  params: InboxParams;
  reviews: ReturnType<typeof useQuery<ReviewsPage>>;
  /** Stores to which the user's keys are connected. */
  connected: ReadonlySet<Platform>;
}

/** Renders a page of reviews, which can be selected and marked together. */
export function ReviewList({ stores, params, reviews, connected }: ReviewListProps) {
  const { filters, page, size } = params;
  const { country } = filters;
  const { data, error, isFetching, refetch } = reviews;
  const source = useStoreSource();
  const { mark, busy } = useMarkReviews(country);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  if (!data && error) {
    return (
      <ErrorState
        title="Couldn't load reviews"
        problem={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <Loading label="Loading reviews">
        <SkeletonText lines={8} />
      </Loading>
    );
  }
  const filtered = filters.tab !== "all" || filters.search !== "" || countFilters(filters) > 0;
  const unknown = data.stats.total === 0 && data.reason !== undefined;
  const ids = data.data.map(getKey);
  // Reviews of other pages are never marked.
  const selected = ids.filter((id) => chosen.has(id));
  const toggle = (id: string) =>
    setChosen(new Set(chosen.has(id) ? selected.filter((one) => one !== id) : [...selected, id]));
  return (
    <Stack>
      {!unknown && (
        <Row $justify="space-between">
          <Text $size="sm" $tone="muted" role="status">
            {formatCount(data.total, "review")}
            {filtered && ` of ${formatNumber(data.stats.total)}`}
          </Text>
          {data.total > Number(PAGE_SIZES[0]) && (
            <SelectField
              label="Reviews per page"
              hideLabel
              options={PAGE_SIZES.map((value) => ({ value, label: `${value} per page` }))}
              value={String(size)}
              onChange={({ target }) => params.setSize(target.value)}
            />
          )}
        </Row>
      )}
      {data.total === 0 && (
        <EmptyState
          {...(unknown
            ? { title: "Reviews aren't available", message: data.reason }
            : filtered
              ? { title: "No reviews found", message: "No reviews match. Change the filters." }
              : {
                  title: "No reviews yet",
                  message: explainEmpty(source, `reviews in ${formatCountry(country)}`),
                })}
        />
      )}
      {ids.length > 0 && (
        <BulkBar
          selected={selected.length}
          total={ids.length}
          busy={busy}
          onToggleAll={() => setChosen(new Set(selected.length === ids.length ? [] : ids))}
          onMark={(answered) => {
            const marked = data.data.filter((review) => selected.includes(getKey(review)));
            mark(
              marked.map((review) => ({ appId: stores.getApp(review).id, reviewId: review.id })),
              answered,
            );
            setChosen(new Set());
          }}
        />
      )}
      <PlainList aria-label="Reviews">
        {data.data.map((review) => {
          const app = stores.getApp(review);
          return (
            <InboxReview
              key={getKey(review)}
              {...{ app, review, country }}
              connected={connected.has(app.platform)}
              store={filters.store === "both" && stores.linked ? STORES[app.platform].name : undefined}
              selected={chosen.has(getKey(review))}
              onSelect={() => toggle(getKey(review))}
            />
          );
        })}
      </PlainList>
      <Pagination
        label="Pages of reviews"
        page={page}
        pages={Math.ceil(data.total / size)}
        onChange={params.setPage}
      />
    </Stack>
  );
}
