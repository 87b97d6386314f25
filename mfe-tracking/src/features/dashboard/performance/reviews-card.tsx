import type { ManagedReview } from "@listwise/contracts/reviews";
import {
  Badge,
  Card,
  EmptyState,
  ErrorState,
  formatDate,
  LinkButton,
  Loading,
  Row,
  StarIcon,
  Text,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { AppList } from "../../../shared/apps/app-list.styles";
import { RowSkeletons } from "../../../shared/apps/row-skeletons";
import { Stars } from "../../../shared/reviews/stars";
import { latestReviewsQuery, SHOWN_REVIEWS } from "./reviews.api";

const Item = styled.li`
  padding: var(--lw-space-3) var(--lw-space-5);
  border-top: 1px solid var(--lw-border);
  &:first-child {
    border-top: 0;
  }
`;

const Words = styled(Text)`
  display: -webkit-box;
  margin-top: var(--lw-space-1);
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** Renders the latest reviews of an app. */
export function ReviewsCard({ appId, country }: { appId: number; country: string }) {
  const { data, error, isFetching, refetch } = useQuery(latestReviewsQuery(appId, country));
  return (
    <Card
      title="Latest reviews"
      flush
      actions={
        <LinkButton size="sm" variant="ghost" edge="end" to="/aso-tools/review-manager">
          Open review manager
        </LinkButton>
      }
    >
      {error && !data ? (
        <ErrorState
          title="Couldn't load the reviews"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !data ? (
        <Loading label="Loading reviews">
          <RowSkeletons count={SHOWN_REVIEWS} />
        </Loading>
      ) : data.data.length === 0 ? (
        <EmptyState
          icon={<StarIcon size={20} />}
          title={data.reason ? "Reviews are unknown" : "No reviews yet"}
          message={data.reason ?? "There are no reviews in this country yet."}
        />
      ) : (
        <AppList aria-label="Latest reviews">
          {data.data.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </AppList>
      )}
    </Card>
  );
}

function ReviewItem({ review: { rating, title, text, date, version, reply } }: { review: ManagedReview }) {
  return (
    <Item>
      <Row $gap={2}>
        <Stars rating={rating} />
        <Text as="span" $size="xs" $tone="muted">
          <time dateTime={date}>{formatDate(date)}</time>
          {version && ` · Version ${version}`}
        </Text>
        {reply?.repliedAt && <Badge tone="success">Replied</Badge>}
      </Row>
      <Words $size="sm" dir="auto">
        {title && <strong>{title}. </strong>}
        {text}
      </Words>
    </Item>
  );
}
