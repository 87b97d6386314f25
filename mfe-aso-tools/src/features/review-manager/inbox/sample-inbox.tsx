import type { ReviewTab } from "@listwise/contracts/reviews";
import {
  Badge,
  Button,
  Card,
  DownloadIcon,
  EmptyState,
  LinkButton,
  Notice,
  Row,
  Stack,
  Tabs,
  Text,
  toast,
} from "@listwise/shared-ui";
import { PlainList } from "../../../shared/tool-page/tool.styles";
import { InboxFilters } from "./inbox-filters";
import { InboxStats } from "./inbox-stats";
import { inboxTabs } from "./inbox-tabs";
import type { ReviewFilters as Filters } from "../reviews.api";
import { ReviewRow } from "./review-row";
import { SAMPLE_REVIEWS, SAMPLE_STATS, type SampleReview } from "./sample";
import type { InboxParams } from "./use-inbox-params";

const tabFilters: Record<ReviewTab, (review: SampleReview) => boolean> = {
  all: () => true,
  positive: ({ sentiment }) => sentiment === "positive",
  negative: ({ sentiment }) => sentiment === "negative",
  unanswered: ({ reply }) => reply === null,
};

const orders: Record<Filters["sort"], (a: SampleReview, b: SampleReview) => number> = {
  newest: (a, b) => b.date.localeCompare(a.date),
  oldest: (a, b) => a.date.localeCompare(b.date),
  lowest: (a, b) => a.rating - b.rating,
  highest: (a, b) => b.rating - a.rating,
};

function filterSample({ tab, rating, search, sort }: Filters): SampleReview[] {
  const words = search.trim().toLowerCase();
  return SAMPLE_REVIEWS.filter(
    (review) =>
      tabFilters[tab](review) &&
      (rating === null || review.rating === rating) &&
      `${review.username} ${review.title ?? ""} ${review.text}`.toLowerCase().includes(words),
  ).toSorted(orders[sort]);
}

const showMissingApp = () => toast.error("Please select an app first");

/** Renders sample reviews while the user tracks no app. */
export function SampleInbox({ params }: { params: InboxParams }) {
  const reviews = filterSample(params.filters);
  return (
    <Stack $gap={6}>
      <Notice
        title="Sample data"
        actions={
          <LinkButton to="/tracked-apps" size="sm">
            Add an app
          </LinkButton>
        }
      >
        These reviews and figures are an example. Add your app to see its reviews.
      </Notice>
      <InboxStats stats={SAMPLE_STATS} answered="Sample data" />
      <Card
        title="Reviews"
        actions={
          <>
            <Badge tone="info">Sample data</Badge>
            <Button size="sm" icon={<DownloadIcon size={14} />} onClick={showMissingApp}>
              Export
            </Button>
          </>
        }
      >
        <Stack>
          <InboxFilters params={params} versions={[]} />
          <Tabs
            label="Reviews by kind"
            tabs={inboxTabs}
            value={params.filters.tab}
            onChange={(tab) => params.set({ show: tab === "all" ? null : tab })}
          >
            {reviews.length === 0 && (
              <EmptyState title="No reviews found" message="No sample reviews match. Change the filters." />
            )}
            <PlainList aria-label="Reviews">
              {reviews.map((review) => (
                <ReviewRow key={review.id} review={review}>
                  {review.reply && (
                    <Text $size="sm" $tone="muted">
                      Your reply: {review.reply.text}
                    </Text>
                  )}
                  <Row>
                    <Button size="sm" onClick={showMissingApp} aria-label={`Reply to ${review.username}`}>
                      Reply
                    </Button>
                  </Row>
                </ReviewRow>
              ))}
            </PlainList>
          </Tabs>
        </Stack>
      </Card>
    </Stack>
  );
}
