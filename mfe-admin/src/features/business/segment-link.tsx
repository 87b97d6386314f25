import { formatSegment, type Segment } from "@listwise/contracts/admin";
import { formatNumber, Link } from "@listwise/shared-ui";
import styled from "styled-components";

/** Underlined, because it can be part of a sentence. */
const Count = styled(Link)`
  text-decoration: underline;
`;

interface SegmentLinkProps {
  /** `null` is unknown. */
  count: number | null;
  segment: Segment;
  /** Name of the number for screen readers; what is visible otherwise. */
  label: string;
}

/** Renders a number of accounts as a link to the list of them. An unknown number is a dash. */
export function SegmentLink({ count, segment, label }: SegmentLinkProps) {
  if (count === null) return <span title="Not recorded">–</span>;
  return (
    <Count
      to={`/admin/users?segment=${encodeURIComponent(formatSegment(segment))}`}
      aria-label={`${label}: ${formatNumber(count)}`}
    >
      {formatNumber(count)}
    </Count>
  );
}
