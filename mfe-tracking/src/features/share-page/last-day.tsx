import type { AnalyticsPoint } from "@listwise/contracts/analytics";
import { formatDate, formatNumber, Grid, Stat } from "@listwise/shared-ui";
import { formatRankedCount } from "../../shared/trends/metrics";

const formatDecimal = (value: number | null) => (value === null ? "Unknown" : value.toFixed(1));

/** Renders the newest figures as text, because a printed chart shows no values. */
export function LastDay({ point }: { point: AnalyticsPoint }) {
  const hint = formatDate(`${point.day}T00:00:00`);
  return (
    <Grid $min="9rem">
      <Stat label="Visibility" value={formatDecimal(point.visibility)} hint={hint} />
      <Stat
        label="Average rank"
        value={formatDecimal(point.averageRank)}
        hint={[formatRankedCount(point), hint].filter(Boolean).join(", ")}
      />
      <Stat label="Keywords in the top 10" value={formatNumber(point.top10)} hint={hint} />
      <Stat label="Rating" value={formatDecimal(point.rating)} hint={hint} />
    </Grid>
  );
}
