import type { ReviewStats } from "@listwise/contracts/reviews";
import { formatCount } from "@listwise/aso-core/text";
import { FigureLink, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import { Stars } from "./stars";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-4) var(--lw-space-8);
`;

const Average = styled.div`
  strong {
    display: block;
    font-size: var(--lw-font-4xl);
    line-height: 1.1;
  }
`;

const Distribution = styled.dl`
  display: grid;
  flex: 1 1 14rem;
  grid-template-columns: auto minmax(0, 1fr) 3rem;
  align-items: center;
  gap: var(--lw-space-1) var(--lw-space-3);
  font-size: var(--lw-font-sm);
  div {
    display: contents;
  }
  dd:last-child {
    text-align: end;
  }
`;

const Track = styled.span`
  display: block;
  height: 8px;
  overflow: hidden;
  border-radius: var(--lw-radius-full);
  background: var(--lw-active);
  print-color-adjust: exact;
  span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--lw-chart-1);
  }
`;

const steps = ["5", "4", "3", "2", "1"] as const;

/** Renders the average, number and distribution of ratings. */
export function ReviewStatsView({ stats }: { stats: ReviewStats }) {
  const { averageRating, reviewCount, ratingDistribution } = stats;
  return (
    <Root role="group" aria-label="Review statistics">
      <Average>
        <strong>{averageRating === null ? "–" : averageRating.toFixed(1)}</strong>
        {averageRating !== null && <Stars rating={averageRating} />}
        <Text $size="sm" $tone="muted">
          {formatCount(reviewCount, "review")} <FigureLink figure="averageRating" label="Average rating" />
        </Text>
      </Average>
      {ratingDistribution && (
        <Distribution>
          {steps.map((step) => (
            <div key={step}>
              <dt>{formatCount(Number(step), "star")}</dt>
              <dd aria-hidden="true">
                <Track>
                  <span style={{ width: `${ratingDistribution[step]}%` }} />
                </Track>
              </dd>
              <dd>{ratingDistribution[step]}%</dd>
            </div>
          ))}
        </Distribution>
      )}
    </Root>
  );
}
