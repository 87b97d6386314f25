import { VisuallyHidden } from "@listwise/shared-ui";
import styled from "styled-components";

const Row = styled.span`
  color: var(--lw-warning-text);
  letter-spacing: 0.1em;
  white-space: nowrap;
`;

/** Renders a rating of 1–5 as stars, with text for screen readers. */
export function Stars({ rating }: { rating: number }) {
  const full = Math.round(rating);
  return (
    <Row>
      <span aria-hidden="true">{"★".repeat(full) + "☆".repeat(5 - full)}</span>
      <VisuallyHidden>{rating} of 5 stars</VisuallyHidden>
    </Row>
  );
}
