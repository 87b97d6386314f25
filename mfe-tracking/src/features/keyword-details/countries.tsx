import { explainEmpty, explainMissing, isCovered } from "@listwise/aso-core/text";
import { SELECTABLE_COUNTRIES } from "@listwise/contracts/store";
import {
  AppIcon,
  CountryChip,
  formatCountry,
  getCountryName,
  Flag,
  Grid,
  Loading,
  ProvenanceNote,
  RankBadge,
  Row,
  Skeleton,
  Stack,
  Text,
  sortCountries,
  useStoreSource,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { AppLink } from "../../shared/apps/app-link";
import { AppRelationBadge } from "../../shared/apps/app-relation";
import { useUrlParams } from "../../shared/use-url-params";
import { countriesQuery, type KeywordScope } from "./keyword-details.api";
import { QueryCard } from "./query-card";
import type { RankedApp } from "./top-apps";

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 2.75rem auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--lw-space-2);
    min-height: 2.5rem;
    overflow-wrap: anywhere;
    font-size: var(--lw-font-sm);
  }
  li > :first-child {
    justify-self: start;
  }
`;

const Picks = styled(Row)`
  margin-bottom: var(--lw-space-5);
`;

function Column({ country, apps }: { country: string; apps: readonly RankedApp[] }) {
  const source = useStoreSource();
  const name = formatCountry(country);
  if (apps.length === 0) {
    return <Text $tone="muted">{explainEmpty(source, `apps for this keyword in ${name}`)}</Text>;
  }
  return (
    <List role="list" aria-label={`Top apps in ${name}`}>
      {apps.map(({ position, app }) => (
        <li key={app.id}>
          <RankBadge rank={position} />
          <AppIcon name={app.name} src={app.icon} size={24} />
          <AppLink appId={app.id} country={country}>
            {app.name}
          </AppLink>
          <AppRelationBadge app={app} />
        </li>
      ))}
    </List>
  );
}

/** Compares the top apps of several countries side by side. The countries are in the address. */
export function Countries({ keyword, platform, country }: KeywordScope) {
  const { params, change } = useUrlParams();
  const asked = params.get("compare")?.split(",") ?? [];
  const source = useStoreSource();
  const chosen = SELECTABLE_COUNTRIES.filter((code) => asked.includes(code) && isCovered(source, code));
  const query = useQuery(countriesQuery({ keyword, platform }, chosen));
  const toggle = (code: string) => {
    const next: string[] = SELECTABLE_COUNTRIES.filter((other) => (other === code) !== asked.includes(other));
    change({ compare: next.join() });
  };
  const hasOthers = SELECTABLE_COUNTRIES.some((code) => code !== country && isCovered(source, code));
  const nothing = (
    <Text $tone="muted">
      {hasOthers
        ? "Select countries to compare their top ten apps."
        : explainMissing(source, "other countries")}
    </Text>
  );
  const loading = (
    <Loading label="Loading the countries">
      <Grid $min="15rem">
        {chosen.map((code) => (
          <Skeleton key={code} height="26rem" radius="md" />
        ))}
      </Grid>
    </Loading>
  );
  return (
    <QueryCard
      title="Countries"
      description={`Compare the top apps of other countries with ${formatCountry(country)}.`}
      query={chosen.length > 0 ? query : { ...query, data: [], error: null }}
      failed="Couldn't load the countries"
      loading={loading}
      before={
        <Picks $gap={2} role="group" aria-label="Countries to compare">
          {sortCountries(SELECTABLE_COUNTRIES, source).map((code) => (
            <CountryChip
              key={code}
              country={code}
              selected={chosen.some((one) => one === code)}
              onClick={() => toggle(code)}
            >
              <Flag country={code} />
            </CountryChip>
          ))}
        </Picks>
      }
    >
      {(columns) =>
        columns.length === 0 ? (
          nothing
        ) : (
          <Grid $min="15rem" $gap={6} $fit>
            {columns.map(({ country: code, apps, provenance }) => (
              <Stack key={code} $gap={2}>
                <h3>{getCountryName(code)}</h3>
                <Column country={code} apps={apps} />
                <ProvenanceNote {...provenance} />
              </Stack>
            ))}
          </Grid>
        )
      }
    </QueryCard>
  );
}
