import type { ReviewTab } from "@listwise/contracts";
import {
  Badge,
  Button,
  Card,
  DownloadIcon,
  EmptyState,
  Notice,
  Row,
  Stack,
  Tabs,
  Text,
  toast,
} from "@listwise/shared-ui";
import { PlainList } from "../../shared/tool.styles";
import { DeskFilters } from "./desk-filters";
import { DeskStats } from "./desk-stats";
import { deskTabs } from "./desk-tabs";
import type { DeskFilters as Filters } from "./reviews.api";
import { ReviewRow } from "./review-row";
import { SAMPLE_REVIEWS, SAMPLE_STATS, type SampleReview } from "./sample";
import type { DeskParams } from "./use-desk-params";

const inTab: Record<ReviewTab, (review: SampleReview) => boolean> = {
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

function shown({ tab, rating, search, sort }: Filters): SampleReview[] {
  const words = search.trim().toLowerCase();
  return SAMPLE_REVIEWS.filter(
    (review) =>
      inTab[tab](review) &&
      (rating === null || review.rating === rating) &&
      `${review.username} ${review.title ?? ""} ${review.text}`.toLowerCase().includes(words),
  ).toSorted(orders[sort]);
}

const missing = () => toast.error("Please select an app first");

/** Renders sample reviews while no app is selected. */
export function SampleDesk({ params, hasApps }: { params: DeskParams; hasApps: boolean }) {
  const reviews = shown(params.filters);
  return (
    <Stack $gap={6}>
      <Notice title="Sample data">
        {hasApps
          ? "These reviews and figures are an example. Choose one of your apps above to see its reviews."
          : "These reviews and figures are an example. Track an app on the dashboard to see its reviews."}
      </Notice>
      <DeskStats stats={SAMPLE_STATS} answered="Sample data" />
      <Card
        title="Reviews"
        actions={
          <>
            <Badge tone="info">Sample data</Badge>
            <Button size="sm" icon={<DownloadIcon size={14} />} onClick={missing}>
              Export
            </Button>
          </>
        }
      >
        <Stack>
          <DeskFilters params={params} versions={[]} />
          <Tabs
            label="Reviews by kind"
            tabs={deskTabs}
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
                    <Button size="sm" onClick={missing} aria-label={`Reply to ${review.username}`}>
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
