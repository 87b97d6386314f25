import { BUSINESS_DAYS } from "@listwise/contracts/admin";
import {
  Container,
  ErrorState,
  formatDate,
  Loading,
  PageHeader,
  SelectField,
  SkeletonCard,
  Stack,
  useSearchParams,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { businessQuery } from "./business.api";
import { CohortsCard } from "./cohorts-card";
import { Definitions } from "./definitions";
import { Figures } from "./figures";
import { FunnelCard } from "./funnel-card";
import { PressureCard } from "./pressure-card";

const ranges = BUSINESS_DAYS.map((days) => ({ value: days, label: `Last ${days} days` }));

export function BusinessPage() {
  const [params, setParams] = useSearchParams();
  const range = ranges.find(({ value }) => value === params.get("days"))?.value ?? "30";
  const business = useQuery(businessQuery(range));
  const { data } = business;
  return (
    <Container>
      <PageHeader
        title="Business"
        description={
          data
            ? `From ${formatDate(data.from)}, compared with the ${data.days} days before. Without administrators.`
            : "Accounts, revenue and activation."
        }
        actions={
          <SelectField
            label="Period"
            hideLabel
            options={ranges}
            value={range}
            onChange={(event) => setParams({ days: event.target.value }, { preventScrollReset: true })}
          />
        }
      />
      {business.isError ? (
        <ErrorState
          title="Couldn't load the figures"
          problem={business.error}
          onRetry={() => void business.refetch()}
          retrying={business.isFetching}
        />
      ) : data ? (
        <Stack $gap={6} aria-busy={business.isPlaceholderData}>
          <Figures business={data} />
          <FunnelCard business={data} />
          <CohortsCard cohorts={data.cohorts} />
          <PressureCard pressure={data.pressure} />
          <Definitions />
        </Stack>
      ) : (
        <Loading label="Loading figures">
          <SkeletonCard />
        </Loading>
      )}
    </Container>
  );
}
