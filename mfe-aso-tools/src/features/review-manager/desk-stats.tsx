import type { ReviewDeskStats } from "@listwise/contracts";
import { formatNumber, Grid, Stat } from "@listwise/shared-ui";

const percent = (value: number | null) => (value === null ? "–" : `${value}%`);

interface DeskStatsProps {
  stats: ReviewDeskStats | undefined;
  /** What the response rate is counted from. */
  answered: string;
  /** The source tells no reviews, so that none is not known to be written. */
  unknown?: boolean;
}

export function DeskStats({ stats, answered, unknown = false }: DeskStatsProps) {
  const loading = !stats;
  return (
    <Grid $min="11rem" $fit>
      <Stat label="Total reviews" value={unknown ? "–" : formatNumber(stats?.total)} loading={loading} />
      <Stat
        label="Average rating"
        value={stats?.average?.toFixed(1) ?? "–"}
        hint="Of 5 stars"
        loading={loading}
      />
      <Stat
        label="Response rate"
        value={percent(stats?.responseRate ?? null)}
        hint={answered}
        loading={loading}
      />
      <Stat
        label="Positive sentiment"
        value={percent(stats?.positiveSentiment ?? null)}
        hint="Read from stars and words"
        loading={loading}
      />
    </Grid>
  );
}
