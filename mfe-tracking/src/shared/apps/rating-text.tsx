import type { AppSummary } from "@listwise/contracts/apps";
import { formatCompact, StarIcon, Text, VisuallyHidden } from "@listwise/shared-ui";
import styled from "styled-components";

const Line = styled(Text)`
  display: inline-flex;
  align-items: center;
  gap: var(--lw-space-1);
  white-space: nowrap;
  @media (min-width: 640px) {
    min-width: 6.75rem;
  }
  svg {
    color: var(--lw-warning-text);
  }
`;

/** Renders the store's rating and the number of ratings, or that they are unknown. */
export function RatingText({ app }: { app: Pick<AppSummary, "rating" | "ratingCount"> }) {
  if (app.rating === null) {
    return (
      <Text as="span" $size="sm" $tone="muted">
        Not rated yet
      </Text>
    );
  }
  return (
    <Line as="span" $size="sm" $tone="muted">
      <StarIcon size={13} aria-hidden="true" />
      <VisuallyHidden>Rated </VisuallyHidden>
      {app.rating.toFixed(1)}
      {app.ratingCount !== null && ` (${formatCompact(app.ratingCount)})`}
    </Line>
  );
}
