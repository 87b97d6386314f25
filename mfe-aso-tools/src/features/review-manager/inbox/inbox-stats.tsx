import type { ReviewInboxStats } from "@listwise/contracts/reviews";
import { formatNumber, Grid, Stat } from "@listwise/shared-ui";

const formatNullablePercent = (value: number | null) => (value === null ? "–" : `${value}%`);

interface InboxStatsProps {
  stats: ReviewInboxStats | undefined;
  /** The basis of the response rate. */
  answered: string;
  /** True if the source provides no reviews, so that their number is unknown. */
  unknown?: boolean;
}

export function InboxStats({ stats, answered, unknown = false }: InboxStatsProps) {
  const loading = !stats;
  return (
    <Grid $min="9rem" $fit>
      <Stat label="Total reviews" value={unknown ? "–" : formatNumber(stats?.total)} loading={loading} />
      <Stat
        label="Average rating"
        figure="averageRating"
        value={stats?.average?.toFixed(1) ?? "–"}
        hint="Out of 5 stars"
        loading={loading}
      />
      <Stat
        label="Response rate"
        figure="responseRate"
        value={formatNullablePercent(stats?.responseRate ?? null)}
        hint={answered}
        loading={loading}
      />
      <Stat
        label="Positive sentiment"
        figure="positiveSentiment"
        value={formatNullablePercent(stats?.positiveSentiment ?? null)}
        hint="Based on stars and text"
        loading={loading}
      />
    </Grid>
  );
}
