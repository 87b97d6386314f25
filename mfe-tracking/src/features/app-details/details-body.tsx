import { isCovered } from "@listwise/aso-core/text";
import { ApiError } from "@listwise/shared-auth";
import {
  Button,
  getCountryName,
  ErrorState,
  Loading,
  Row,
  Skeleton,
  SkeletonText,
  Stack,
  Tabs,
  UncoveredNotice,
  useStoreSource,
} from "@listwise/shared-ui";
import type { App } from "@listwise/contracts/apps";
import { DEFAULT_COUNTRY } from "@listwise/contracts/store";
import { DetailsHeader } from "./header/details-header";
import { detailsTabs, parseTab, type DetailsTab } from "./details-tabs";
import { ListingChips } from "./header/listing-chips";
import { LocalizationStrip } from "./header/localization-strip";
import { TabPanel } from "./tab-panel";

export interface DetailsBodyProps {
  /** The listing, or that of the country before if it failed to load. */
  app: App | undefined;
  /** True while the listing of the previous country is still shown. */
  outdated: boolean;
  error: Error | null;
  onRetry: () => void;
  tab: DetailsTab;
  country: string;
  onTab: (tab: DetailsTab) => void;
  onCountry: (country: string) => void;
}

function getFailureText(error: Error): string {
  const unknown = error instanceof ApiError && error.status === 404;
  return unknown
    ? "Failed to load app details. App not found in database."
    : "Failed to load app details. Please try again later.";
}

function DetailsSkeleton() {
  return (
    <Loading label="Loading app details">
      <Stack $gap={5}>
        <Row>
          <Skeleton width="4rem" height="4rem" radius="lg" />
          <Skeleton width="12rem" height="1.25rem" />
        </Row>
        <SkeletonText lines={6} />
      </Stack>
    </Loading>
  );
}

export function DetailsBody(props: DetailsBodyProps) {
  const { app, outdated, error, onRetry, tab, country, onTab, onCountry } = props;
  const abroad = country !== DEFAULT_COUNTRY;
  const source = useStoreSource();
  const strip = <LocalizationStrip country={country} onChange={onCountry} />;
  if (!isCovered(source, country)) {
    return (
      <Stack $gap={4}>
        {app && <DetailsHeader app={app} country={country} />}
        {strip}
        <UncoveredNotice country={country} onChoose={onCountry} />
      </Stack>
    );
  }
  const failure = error && (
    <ErrorState
      title={abroad ? `Failed to load ${country.toUpperCase()} localization data` : undefined}
      problem={error}
      message={abroad ? undefined : getFailureText(error)}
      onRetry={onRetry}
      action={
        abroad && (
          <Button onClick={() => onCountry(DEFAULT_COUNTRY)}>{getCountryName(DEFAULT_COUNTRY)}</Button>
        )
      }
    />
  );
  if (failure && !app) {
    return (
      <Stack>
        {strip}
        {failure}
      </Stack>
    );
  }
  if (!app) return <DetailsSkeleton />;
  return (
    <Stack $gap={4} aria-busy={outdated || undefined}>
      <DetailsHeader app={app} country={country} />
      {!failure && <ListingChips app={app} country={country} />}
      {strip}
      {failure ?? (
        <Tabs label="App details" tabs={detailsTabs} value={tab} onChange={(value) => onTab(parseTab(value))}>
          <TabPanel tab={tab} app={app} country={country} />
        </Tabs>
      )}
    </Stack>
  );
}
