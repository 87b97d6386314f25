import type { AdminAnalytics, AnalyticsDay } from "@listwise/contracts/admin";
import {
  Container,
  getCountryName,
  ErrorState,
  formatNumber,
  Grid,
  Loading,
  PageHeader,
  SelectField,
  SkeletonCard,
  Stack,
  Stat,
  useSearchParams,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { analyticsQuery } from "../../shared/site-trends/site-trends.api";
import { accountLines, TrendsCard, usageLines } from "../../shared/site-trends/trends-card";
import { RankedCard } from "./ranked-card";

const ranges = [7, 30, 90, 365].map((days) => ({ value: String(days), label: `Last ${days} days` }));
const totals: readonly (readonly [Exclude<keyof AnalyticsDay, "day">, string])[] = [
  ["registrations", accountLines.registrations],
  ["signIns", accountLines.signIns],
  ["follows", usageLines.follows],
  ["keywords", usageLines.keywords],
  ["exports", usageLines.exports],
];

export function AnalyticsPage() {
  const [params, setParams] = useSearchParams();
  const range = ranges.find(({ value }) => value === params.get("days"))?.value ?? "30";
  const analytics = useQuery(analyticsQuery(Number(range)));
  return (
    <Container>
      <PageHeader
        title="Analytics"
        description="Site activity by day (UTC). Exact counts, no estimates."
        actions={
          <SelectField
            label="Days"
            hideLabel
            options={ranges}
            value={range}
            onChange={(event) => setParams({ days: event.target.value }, { preventScrollReset: true })}
          />
        }
      />
      {analytics.isError ? (
        <ErrorState
          title="Failed to load analytics"
          problem={analytics.error}
          onRetry={() => void analytics.refetch()}
          retrying={analytics.isFetching}
        />
      ) : analytics.isPending ? (
        <Loading label="Loading analytics">
          <SkeletonCard />
        </Loading>
      ) : (
        <Figures analytics={analytics.data} />
      )}
    </Container>
  );
}

function Figures({ analytics: { days, plans, countries, apps, keywords } }: { analytics: AdminAnalytics }) {
  const places = countries.map((row) => ({ ...row, name: getCountryName(row.name) }));
  return (
    <Stack $gap={6}>
      <Grid $min="9rem" $fit>
        {totals.map(([figure, label]) => (
          <Stat
            key={figure}
            label={label}
            value={formatNumber(days.reduce((sum, day) => sum + day[figure], 0))}
          />
        ))}
      </Grid>
      <TrendsCard
        title="Accounts"
        description="Registrations and sign-ins."
        days={days}
        lines={accountLines}
      />
      <TrendsCard
        title="Usage"
        description="User actions and store responses."
        days={days}
        lines={usageLines}
      />
      <Grid $min="20rem">
        <RankedCard
          title="Plans"
          description="Number of accounts per plan."
          counted="Accounts"
          rows={plans}
        />
        <RankedCard
          title="Countries"
          description="Countries in which keywords are tracked."
          counted="Accounts"
          rows={places}
        />
        <RankedCard
          title="Tracked apps"
          description="Most tracked apps."
          counted="Users"
          rows={apps}
          getHref={({ id }) => `/admin/apps/${id}`}
        />
        <RankedCard
          title="Tracked keywords"
          description="Most tracked keywords."
          counted="Accounts"
          rows={keywords}
          getHref={({ name }) => `/admin/keywords?search=${encodeURIComponent(name)}`}
        />
      </Grid>
    </Stack>
  );
}
