import { formatCount, pluralize, isCovered } from "@listwise/aso-core/text";
import {
  Card,
  EmptyState,
  ErrorState,
  getCountryName,
  Grid,
  LinkButton,
  Notice,
  SmartphoneIcon,
  Stack,
  UncoveredNotice,
  useStoreSource,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { portfolioQuery } from "../../../shared/portfolio/portfolio.api";
import { AlertsCard } from "../alerts-card";
import { FirstSteps } from "../first-steps";
import { JobsCard } from "../jobs-card";
import { PortfolioTable } from "./portfolio-table";

/** Renders the user's own apps in a country, with the latest alerts and updates. */
export function PortfolioView({ country }: { country: string }) {
  const { data, error, isFetching, refetch } = useQuery(portfolioQuery(country));
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
  const isRanked = apps.some(({ figures }) => figures.checkedAt !== null);
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
          {formatCount(unassigned, "keyword")} in {getCountryName(country)}{" "}
          {pluralize(unassigned, "belongs", "belong")} to no app, so no figure includes{" "}
          {pluralize(unassigned, "it", "them")}.
        </Notice>
      )}
      {!isRanked && <FirstSteps>{apps.length === 0 && <NoOwnApp />}</FirstSteps>}
      {apps.length > 0 && <PortfolioTable country={country} portfolio={data} />}
      <Grid $min="24rem" $gap={6}>
        <AlertsCard />
        <JobsCard />
      </Grid>
    </Stack>
  );
}

function NoOwnApp() {
  return (
    <Card>
      <EmptyState
        icon={<SmartphoneIcon size={20} />}
        title="No own app yet"
        message="Add your app, or choose “This is my app” on a tracked one, to see its figures here."
        action={
          <LinkButton to="/tracked-apps" variant="primary">
            Open tracked apps
          </LinkButton>
        }
      />
    </Card>
  );
}
