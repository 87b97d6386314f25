import styled from "styled-components";
import { BadgeRoot } from "../primitives/badge";
import { VisuallyHidden } from "../primitives/visually-hidden";
import { formatRank, notInTop, getRankBand } from "../format/format-rank";

export interface RankBadgeProps {
  /** 1…200; 201 means "checked, not in the top 200"; `null` means "never checked". */
  rank: number | null;
}

const Rank = styled.span`
  font-variant-numeric: tabular-nums;
`;

/** Renders a rank in the color of its band. */
export function RankBadge({ rank }: RankBadgeProps) {
  const placed = rank !== null && rank < notInTop;
  return (
    <BadgeRoot $tone={getRankBand(rank)}>
      {placed && <VisuallyHidden>Rank </VisuallyHidden>}
      <Rank>
        {placed && <span aria-hidden="true">#</span>}
        {formatRank(rank)}
      </Rank>
    </BadgeRoot>
  );
}

/** Renders "TOP 3" or "TOP 10" for a good rank, else nothing. */
export function TopBadge({ rank }: RankBadgeProps) {
  if (rank === null || rank > 10) return null;
  return <BadgeRoot $tone={getRankBand(rank)}>{rank <= 3 ? "TOP 3" : "TOP 10"}</BadgeRoot>;
}
