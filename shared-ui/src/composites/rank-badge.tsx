import { describeShortResults, NOT_RANKED } from "@listwise/aso-core/visibility";
import styled from "styled-components";
import { BadgeRoot } from "../primitives/badge";
import { VisuallyHidden } from "../primitives/visually-hidden";
import { formatRank, getRankBand } from "../format/format-rank";

export interface RankBadgeProps {
  /** 1…200; 201 means "checked, not in the top 200"; `null` means "never checked". */
  rank: number | null;
  /** Number of search results if it is known; shown if they end before rank 200. */
  results?: number | null | undefined;
}

const WithResults = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--lw-space-1);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  white-space: nowrap;
`;

const Rank = styled.span`
  font-variant-numeric: tabular-nums;
`;

/** Renders a rank in the color of its band and, if the search results end before rank 200, their number. */
export function RankBadge({ rank, results = null }: RankBadgeProps) {
  const placed = rank !== null && rank < NOT_RANKED;
  const shortResults = describeShortResults(rank, results);
  const badge = (
    <BadgeRoot $tone={getRankBand(rank)}>
      {placed && <VisuallyHidden>Rank </VisuallyHidden>}
      <Rank>
        {placed && <span aria-hidden="true">#</span>}
        {formatRank(rank)}
      </Rank>
    </BadgeRoot>
  );
  if (shortResults === null) return badge;
  return (
    <WithResults>
      {placed && badge}
      {shortResults}
    </WithResults>
  );
}

/** Renders "TOP 3" or "TOP 10" for a good rank, else nothing. All apps of short results are at the top, so none is marked. */
export function TopBadge({ rank, results }: RankBadgeProps) {
  const top = [3, 10].find((last) => rank !== null && rank <= last && (results ?? Infinity) > last);
  return rank === null || top === undefined ? null : (
    <BadgeRoot $tone={getRankBand(rank)}>TOP {top}</BadgeRoot>
  );
}
