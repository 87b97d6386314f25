import { formatCount, pluralize, isCovered } from "@listwise/aso-core/text";
import {
  Card,
  ErrorState,
  formatCountry,
  Grid,
  LinkButton,
  Notice,
  Stack,
  UncoveredNotice,
  useStoreSource,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { portfolioQuery } from "../../../shared/portfolio/portfolio.api";
import { useFirstData } from "../../../shared/use-first-data";
import { AlertsCard } from "../alerts-card";
import { JobsCard } from "../jobs-card";
import { PortfolioTable } from "./portfolio-table";

/** Renders the user's own apps in a country, with the latest alerts and updates. */
export function PortfolioView({ country }: { country: string }) {
  const { data: answer, error, isFetching, refetch } = useQuery(portfolioQuery(country));
  const data = useFirstData(answer);
  const source = useStoreSource();
  if (!isCovered(source, country)) return <UncoveredNotice country={country} />;
  if (error && !data) {
    return (
      <Card>
        <ErrorState
          title="Couldn't load your apps"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    );
  }
  if (!data) return <PortfolioTable country={country} />;
  const { data: apps, unassigned } = data;
  return (
    <Stack $gap={6}>
      {unassigned > 0 && (
        <Notice
          actions={
            <LinkButton size="sm" to="/keywords">
              Assign keywords
            </LinkButton>
          }
        >
          {formatCount(unassigned, "keyword")} in {formatCountry(country)}{" "}
          {pluralize(unassigned, "belongs", "belong")} to no app, so no figure includes{" "}
          {pluralize(unassigned, "it", "them")}.
        </Notice>
      )}
      {apps.length > 0 && <PortfolioTable country={country} portfolio={data} />}
      <Grid $min="24rem" $gap={6}>
        <AlertsCard />
        <JobsCard />
      </Grid>
    </Stack>
  );
}
