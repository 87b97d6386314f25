import { formatPercent, formatTenth } from "@listwise/aso-core/text";
import type { SharedAnalysis } from "@listwise/contracts/shares";
import { formatDate, formatNumber, Grid, Stat } from "@listwise/shared-ui";
import { formatRanked } from "../../shared/portfolio/format-ranked";
import { formatRankedCount } from "../../shared/trends/metrics";

interface LastDayProps {
  figures: SharedAnalysis["figures"];
  point: NonNullable<SharedAnalysis["analytics"]>[number];
}

/**
 * Renders the newest figures as text, because a printed chart shows no values. Ranks are the latest of each keyword; older
 * snapshots only have those of the last day.
 */
export function LastDay({ figures, point }: LastDayProps) {
  const day = formatDate(point.day);
  const hint = figures?.checkedAt ? formatDate(figures.checkedAt) : day;
  const { visibility, averageRank, top10 } = figures ?? point;
  const ranked = figures ? formatRanked(figures) : formatRankedCount(point);
  return (
    <Grid $min="9rem" $fit>
      <Stat label="Visibility" figure="visibility" value={formatPercent(visibility)} hint={hint} />
      <Stat
        label="Average rank"
        figure="averageRank"
        value={formatTenth(averageRank)}
        hint={[ranked, hint].filter(Boolean).join(", ")}
      />
      <Stat label="Keywords in the top 10" figure="topRanks" value={formatNumber(top10)} hint={hint} />
      <Stat label="Rating" figure="rating" value={formatTenth(point.rating)} hint={day} />
    </Grid>
  );
}
